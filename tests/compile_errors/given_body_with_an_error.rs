use hypo::prelude::*;

#[given(width = 0..5)]
fn fits(width: u32) {
    assert!(widht < 9);
}

fn main() {}
