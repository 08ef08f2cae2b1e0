use hypo::prelude::*;

#[settings(seed = 1)]
fn fits(width: u32) {
    assert!(width < 6);
}

fn main() {}
