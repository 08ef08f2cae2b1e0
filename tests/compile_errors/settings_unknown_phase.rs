use hypo::prelude::*;

#[given]
#[settings(phases = [explicit, genrate])]
fn fits(width: u32) {
    assert!(width < 6);
}

fn main() {}
