use hypo::prelude::*;

pub struct Canvas;

#[given]
fn fits(data: &mut Data) {
    data.draw(st::just(()).map(|()| Canvas));
}

fn main() {}
