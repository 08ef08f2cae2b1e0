use hypo::prelude::*;

#[given((0..9).filter(|n| n % 2 == 0))]
fn fits(width: u32) {
    assert!(width < 9);
}

fn main() {}
