use hypo::prelude::*;

#[given(0..5, .., 0..6)]
fn fits(width: u32, height: u32, depth: u32) {
    assert!(width > 0 || height > 0 || depth > 0);
}

fn main() {}
