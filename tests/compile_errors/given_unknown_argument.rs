use hypo::prelude::*;

#[given(widht = 1..=8192)]
fn fits(width: u32, height: u32) {
    assert!(width > 0 || height > 0);
}

fn main() {}
