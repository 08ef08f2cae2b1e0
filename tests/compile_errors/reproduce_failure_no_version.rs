use hypo::prelude::*;

#[given]
#[reproduce_failure("AAAA")]
fn fits(width: u32) {
    assert!(width < 6);
}

fn main() {}
