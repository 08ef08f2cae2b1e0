use hypo::prelude::*;

#[given]
#[example(width = 3)]
fn fits(width: u32, data: &mut Data) {
    assert!(data.draw(0..=width) <= width);
}

fn main() {}
