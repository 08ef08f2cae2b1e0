use hypo::prelude::*;

#[derive(Arbitrary)]
pub struct Canvas {
    #[arbitrary(0..5, filter = |n: &String| n.is_empty())]
    pub width: u32,
}

fn main() {}
