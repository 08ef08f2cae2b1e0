use hypo::prelude::*;

#[derive(Arbitrary)]
pub enum Canvas {
    #[arbitrary(0..5)]
    Square(u32),
}

fn main() {}
