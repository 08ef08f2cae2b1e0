use hypo::prelude::*;

#[given]
pub struct Canvas {
    pub width: u32,
}

fn main() {}
