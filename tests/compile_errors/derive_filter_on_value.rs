use hypo::prelude::*;

#[derive(Arbitrary)]
pub struct Canvas {
    #[arbitrary(value = 7, filter = |n| *n > 5)]
    pub width: u32,
}

fn main() {}
