use hypo::prelude::*;

#[given(st::text().alphabet(vec![0..5]))]
fn fits(name: String) {
    assert!(name.len() < 6);
}

fn main() {}
