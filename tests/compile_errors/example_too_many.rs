use hypo::prelude::*;

#[given]
#[example(1, 2, 3)]
fn fits(width: u32, height: u32) {
    assert!(width < 6 && height < 6);
}

fn main() {}
