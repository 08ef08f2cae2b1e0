use hypo::prelude::*;

pub struct Canvas;

pub fn canvases() -> impl Strategy<Value = Vec<Canvas>> {
    any::<Vec<Canvas>>()
}

fn main() {}
