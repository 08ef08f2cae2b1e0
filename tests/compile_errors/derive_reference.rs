use hypo::prelude::*;

#[derive(Arbitrary)]
pub struct Canvas<'a> {
    pub name: &'a str,
}

fn main() {}
