use hypo::prelude::*;

#[given(total: 1..5)]
fn holds(total: u8) {
    assert!(total < 5);
}

fn main() {}
