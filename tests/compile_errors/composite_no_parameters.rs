use hypo::prelude::*;

#[composite]
fn widths() -> u32 {
    5
}

#[given(width = widths())]
fn fits(width: u32) {
    assert!(width < 6);
}

fn main() {}
