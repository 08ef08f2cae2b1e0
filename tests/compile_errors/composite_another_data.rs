use hypo::prelude::*;

pub struct Data;

#[composite]
fn widths(data: &mut Data, max: u32) -> u32 {
    let _ = data;
    max
}

#[given(width = widths(5))]
fn fits(width: u32) {
    assert!(width < 6);
}

fn main() {}
