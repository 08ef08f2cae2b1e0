use hypo::prelude::*;

pub fn widths() -> impl Combinators<Value = u32> {
    0..5
}

fn main() {}
