use hypo::prelude::*;

#[given(0..5, 0..6, 0..7)]
fn fits(width: u32, height: u32) {
    assert!(width > 0 || height > 0);
}

fn main() {}
