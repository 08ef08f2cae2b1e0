use hypo::prelude::*;

#[derive(Arbitrary)]
pub struct Canvas {
    #[arbitrary(value = "wide")]
    pub width: u32,
}

fn main() {}
