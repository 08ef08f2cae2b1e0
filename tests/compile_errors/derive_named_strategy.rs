use hypo::prelude::*;

#[derive(Arbitrary)]
pub struct Canvas {
    #[arbitrary(strategy = 0..5)]
    pub width: u32,
}

fn main() {}
