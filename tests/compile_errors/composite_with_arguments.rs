use hypo::prelude::*;

#[composite(max = 5)]
fn widths(case: &TestCase) -> u32 {
    (0..=5).draw(case)
}

#[given(width = widths())]
fn fits(width: u32) {
    assert!(width < 6);
}

fn main() {}
