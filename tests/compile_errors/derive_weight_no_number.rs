use hypo::prelude::*;

#[derive(Arbitrary)]
pub enum Canvas {
    #[arbitrary(weight = 0.5)]
    Square(u32),
    Empty,
}

fn main() {}
