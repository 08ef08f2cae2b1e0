use hypo::prelude::*;

#[derive(Arbitrary)]
pub struct Canvas {
    #[arbitrary(size = 0..5)]
    pub width: u32,
}

fn main() {}
