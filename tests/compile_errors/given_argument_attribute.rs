use hypo::prelude::*;

#[given]
fn fits(#[strategy(0..5)] width: u32) {
    assert!(width < 6);
}

fn main() {}
