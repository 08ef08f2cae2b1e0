use hypo::prelude::*;

#[derive(Arbitrary)]
#[arbitrary(0..5)]
pub struct Canvas {
    pub width: u32,
}

fn main() {}
