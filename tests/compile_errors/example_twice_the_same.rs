use hypo::prelude::*;

#[given]
#[example(width = 1, width = 2)]
fn fits(width: u32) {
    assert!(width < 6);
}

fn main() {}
