use hypo::prelude::*;

#[given(width = 7)]
fn fits(width: u32) {
    assert!(width < 6);
}

fn main() {}
