use hypo::prelude::*;

#[derive(Arbitrary)]
pub struct Canvas {
    #[arbitrary(st::text())]
    pub width: u32,
}

fn main() {}
