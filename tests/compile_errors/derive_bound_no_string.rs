use hypo::prelude::*;

#[derive(Arbitrary)]
#[arbitrary(bound = 7)]
pub struct Canvas<T> {
    pub name: T,
}

fn main() {}
