use hypo::prelude::*;

#[derive(Arbitrary)]
pub struct Canvas {
    #[arbitrary(sizes = 0..5)]
    pub name: String,
}

fn main() {}
