use hypo::prelude::*;

pub fn names() -> impl Strategy<Value = Vec<&'static str>> {
    any::<Vec<&'static str>>()
}

fn main() {}
