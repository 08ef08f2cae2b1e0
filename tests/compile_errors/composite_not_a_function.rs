use hypo::prelude::*;

#[composite]
pub struct Widths {
    pub max: u32,
}

fn main() {}
