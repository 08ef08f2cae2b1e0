use hypo::prelude::*;

#[given]
#[settings(seed = 1)]
#[settings(max_examples = 200, seed = 2)]
fn fits(width: u32) {
    assert!(width < 6);
}

fn main() {}
