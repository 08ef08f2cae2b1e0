use hypo::prelude::*;

#[given]
fn flags_are_no_scores(flag: bool) {
    target!(flag);
}

fn main() {}
