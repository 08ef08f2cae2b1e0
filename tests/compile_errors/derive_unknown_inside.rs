use hypo::prelude::*;

pub struct Color;

#[derive(Arbitrary)]
pub struct Canvas {
    pub colors: Vec<Option<Color>>,
}

fn main() {}
