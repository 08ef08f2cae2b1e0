use hypo::prelude::*;

#[given(width = 0..5u8)]
fn fits(width: u32) {
    assert!(width < 6);
}

fn main() {}
