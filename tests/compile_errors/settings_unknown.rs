use hypo::prelude::*;

#[given]
#[settings(max_example = 200)]
fn fits(width: u32) {
    assert!(width < 6);
}

fn main() {}
