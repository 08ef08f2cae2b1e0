use hypo::prelude::*;

#[given([1, 2])]
fn fits(width: u32) {
    assert!(width < 6);
}

fn main() {}
