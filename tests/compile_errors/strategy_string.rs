use hypo::prelude::*;

#[given("abc")]
fn fits(name: String) {
    assert!(name.len() < 6);
}

fn main() {}
