use hypo::prelude::*;

#[composite]
fn widths(max: u32) -> u32 {
    max
}

#[given(width = widths(5))]
fn fits(width: u32) {
    assert!(width < 6);
}

fn main() {}
