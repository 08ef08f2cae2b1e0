use hypo::prelude::*;

#[given(width = 0..5)]
fn fits(width: impl Into<u64>) {
    assert!(width.into() < 6);
}

fn main() {}
