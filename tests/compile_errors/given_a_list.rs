use hypo::prelude::*;

#[given(width = vec![0..5, 7..9])]
fn fits(width: u32) {
    assert!(width < 9);
}

fn main() {}
