use hypo::prelude::*;

#[derive(Arbitrary)]
#[arbitrary(filter = |_| true, filter = |_| false)]
pub struct Canvas {
    pub width: u32,
}

fn main() {}
