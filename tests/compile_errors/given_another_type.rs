use hypo::prelude::*;

#[given(width = st::text(), height = 0..5)]
fn fits(width: u32, height: u32) {
    assert!(width < 6 && height < 6);
}

fn main() {}
