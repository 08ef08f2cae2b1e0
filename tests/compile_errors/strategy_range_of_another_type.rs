use hypo::prelude::*;

#[given("a".."z")]
fn fits(name: &'static str) {
    assert!(name.len() < 6);
}

fn main() {}
