use hypo::{example, given, settings, strategies as st};

#[given(name = st::text())]
#[example(name = "a")]
#[settings(seed = 1)]
#[test]
async fn fits(name: String) {
    assert!(name.len() < 6);
}

fn main() {}
