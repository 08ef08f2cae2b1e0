use hypo::prelude::*;

#[given(width = (0..5).map(|n| n * 2))]
fn fits(width: u32) {
    assert!(width < 9);
}

fn main() {}
