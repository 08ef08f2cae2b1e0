use hypo::prelude::*;

#[given(width = 0..5)]
#[given(height = 0..6)]
fn fits(width: u32, height: u32) {
    assert!(width < 6 && height < 6);
}

fn main() {}
