use hypo::prelude::*;

#[derive(Arbitrary)]
#[arbitrary(bounds = "T: Arbitrary")]
pub struct Canvas<T> {
    pub name: T,
}

fn main() {}
