use hypo::prelude::*;

#[given(|case: &TestCase| (0..5).draw(case))]
fn fits(width: u32) {
    assert!(width < 6);
}

fn main() {}
