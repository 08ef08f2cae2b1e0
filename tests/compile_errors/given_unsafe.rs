use hypo::prelude::*;

#[given]
unsafe fn fits(width: u32) {
    assert!(width < 6);
}

fn main() {}
