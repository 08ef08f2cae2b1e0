use hypo::prelude::*;

#[given]
fn fits() {
    assert!(1 < 6);
}

fn main() {}
