use hypo::prelude::*;

#[given(pair = (0..5, 0..6))]
fn fits((width, height): (u32, u32)) {
    assert!(width < 6 && height < 6);
}

fn main() {}
