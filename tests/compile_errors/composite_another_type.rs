use hypo::prelude::*;

#[composite]
fn widths(case: &TestCase, max: u32) -> u64 {
    let width: u32 = (0..=max).draw(case);
    width
}

#[given(width = widths(5))]
fn fits(width: u64) {
    assert!(width < 6);
}

fn main() {}
