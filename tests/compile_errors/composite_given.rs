use hypo::prelude::*;

#[composite]
#[given]
fn widths(case: &TestCase, max: u32) -> u32 {
    (0..=max).draw(case)
}

#[given(width = widths(5))]
fn fits(width: u32) {
    assert!(width < 6);
}

fn main() {}
