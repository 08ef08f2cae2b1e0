use hypo::prelude::*;

#[example(width = 1)]
#[settings(seed = 1)]
#[test]
fn fits(width: u32) {
    assert!(width < 6);
}

fn main() {}
