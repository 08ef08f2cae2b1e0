use hypo::prelude::*;

#[given(width = 0..5, height = st::just(width.to_string()))]
fn fits(width: u32, height: u32) {
    assert!(width < 9 && height < 9);
}

fn main() {}
