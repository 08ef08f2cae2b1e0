use hypo::prelude::*;

#[derive(Arbitrary)]
pub enum Canvas {
    #[arbitrary(skip)]
    Square(u32),
    #[arbitrary(weight = 0)]
    Empty,
}

fn main() {}
