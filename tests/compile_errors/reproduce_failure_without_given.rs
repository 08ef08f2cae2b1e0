use hypo::prelude::*;

#[reproduce_failure("0.1.0", "AAAA")]
fn fits(width: u32) {
    assert!(width < 6);
}

fn main() {}
