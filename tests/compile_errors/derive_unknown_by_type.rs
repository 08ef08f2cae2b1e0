use hypo::prelude::*;

pub struct Color;

#[derive(Arbitrary)]
pub struct Canvas {
    pub color: Color,
}

fn main() {}
