use hypo::prelude::*;

#[given(widht = 0..5)]
#[example(width = 1, heigth = 2)]
#[settings(max_example = 5)]
fn fits(width: u32, height: u32) {
    assert!(width < 6 && height < 6);
}

fn main() {}
