use hypo::prelude::*;

#[given]
#[settings(derandomize)]
fn fits(width: u32) {
    assert!(width < 6);
}

fn main() {}
