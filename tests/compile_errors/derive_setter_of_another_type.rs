use hypo::prelude::*;

#[derive(Arbitrary)]
pub struct Canvas {
    pub width: u32,
}

fn main() {
    let _ = any::<Canvas>().with_width(st::text());
}
