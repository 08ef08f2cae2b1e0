use hypo::prelude::*;

#[given(_, st::sampled_from(["a", "b"]))]
fn fits(name: &str, other: &'static str) {
    assert!(name.len() < 6 && other.len() < 6);
}

fn main() {}
