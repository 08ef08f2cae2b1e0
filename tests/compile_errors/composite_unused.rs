#![deny(unused_must_use)]

use hypo::prelude::*;

#[composite]
fn widths(case: &TestCase, max: u32) -> u32 {
    (0..=max).draw(case)
}

#[given]
fn fits(width: u32) {
    widths(5);
    assert!(width < 6);
}

fn main() {}
