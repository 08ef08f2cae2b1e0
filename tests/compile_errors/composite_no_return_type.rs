use hypo::prelude::*;

#[composite]
fn widths(case: &TestCase, max: u32) {
    (0..=max).draw(case);
}

#[given(unit = widths(5))]
fn fits(unit: ()) {
    assert_eq!(unit, ());
}

fn main() {}
