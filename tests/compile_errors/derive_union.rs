use hypo::prelude::*;

#[derive(Arbitrary)]
pub union Either {
    pub int: u32,
    pub float: f32,
}

fn main() {}
