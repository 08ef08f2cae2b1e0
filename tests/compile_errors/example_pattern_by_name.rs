use hypo::prelude::*;

#[given]
#[example(depth = 1)]
fn fits((width, height): (u32, u32), depth: u32) {
    assert!(width < 6 && height < 6 && depth < 6);
}

fn main() {}
