use hypo::prelude::*;

#[composite]
fn pairs(case: &TestCase, elements: impl Strategy<Value = u32>) -> (u32, u32) {
    (&elements, &elements).draw(case)
}

#[given(pair = pairs(0..5))]
fn fits(pair: (u32, u32)) {
    assert!(pair.0 + pair.1 < 9);
}

fn main() {}
