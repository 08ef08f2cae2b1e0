use hypo::prelude::*;

#[given(width = 0..5)]
#[example(width = 1)]
fn fits(width: u32) -> u32 {
    width
}

fn main() {}
