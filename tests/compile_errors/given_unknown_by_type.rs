use hypo::prelude::*;

struct Thumbnail {
    width: u32,
}

#[given]
fn fits(thumbnail: Thumbnail) {
    assert!(thumbnail.width < 6);
}

fn main() {}
