use hypo::prelude::*;

struct Thumbnail {
    width: u32,
}

#[given]
fn fit(thumbnails: Vec<Thumbnail>) {
    assert!(thumbnails.iter().all(|thumbnail| thumbnail.width < 6));
}

fn main() {}
