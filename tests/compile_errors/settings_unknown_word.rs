use hypo::prelude::*;

#[given]
#[settings(verbosity = loud)]
fn fits(width: u32) {
    assert!(width < 6);
}

fn main() {}
