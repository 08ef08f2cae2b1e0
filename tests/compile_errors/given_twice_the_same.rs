use hypo::prelude::*;

#[given(width = 0..5, width = 0..6)]
fn fits(width: u32) {
    assert!(width < 6);
}

fn main() {}
