use hypo::prelude::*;

#[given]
#[example(300)]
fn fits(width: u8) {
    assert!(width < 6);
}

fn main() {}
