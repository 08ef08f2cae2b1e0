use hypo::prelude::*;

#[derive(Arbitrary)]
pub struct Canvas {
    #[arbitrary]
    pub width: u32,
}

fn main() {}
