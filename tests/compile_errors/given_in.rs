use hypo::prelude::*;

#[given(width in 0..5)]
fn fits(width: u32) {
    assert!(width < 6);
}

fn main() {}
