use hypo::prelude::*;

#[derive(Arbitrary)]
pub enum Never {}

#[given]
fn fits(never: Never) {
    match never {}
}

fn main() {}
