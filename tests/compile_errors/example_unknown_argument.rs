use hypo::prelude::*;

#[given]
#[example(width = 1, heigth = 2)]
fn fits(width: u32, height: u32) {
    assert!(width < 6 && height < 6);
}

fn main() {}
