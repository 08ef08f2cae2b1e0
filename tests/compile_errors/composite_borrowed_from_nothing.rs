use hypo::prelude::*;

#[composite]
fn names(case: &TestCase) -> &str {
    st::sampled_from(["a", "b"]).draw(case)
}

#[given(name = names())]
fn fits(name: &str) {
    assert!(name.len() < 6);
}

fn main() {}
