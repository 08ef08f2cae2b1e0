use hypo::prelude::*;

#[given]
#[test]
fn fits<T: Ord>(width: T, height: T) {
    assert!(width < height);
}

fn main() {}
