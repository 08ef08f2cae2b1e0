use hypo::prelude::*;

#[given]
#[example(width = 1; because = "issue 217")]
fn fits(width: u32) {
    assert!(width < 6);
}

fn main() {}
