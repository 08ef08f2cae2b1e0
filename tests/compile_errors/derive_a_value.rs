use hypo::prelude::*;

#[derive(Arbitrary)]
pub struct Canvas {
    #[arbitrary(7)]
    pub width: u32,
}

fn main() {}
