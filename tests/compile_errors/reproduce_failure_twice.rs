use hypo::prelude::*;

#[given]
#[reproduce_failure("0.1.0", "AAAA")]
#[reproduce_failure("0.1.0", "AAAB")]
fn fits(width: u32) {
    assert!(width < 6);
}

fn main() {}
