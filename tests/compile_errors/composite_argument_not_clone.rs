use hypo::prelude::*;

pub struct Canvas {
    pub width: u32,
}

#[composite]
fn widths(case: &TestCase, min: u32, canvas: Canvas) -> u32 {
    (min..=canvas.width).draw(case)
}

#[given(width = widths(1, Canvas { width: 5 }))]
fn fits(width: u32) {
    assert!(width < 6);
}

fn main() {}
