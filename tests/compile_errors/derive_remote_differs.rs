use hypo::prelude::*;

pub mod other {
    pub struct Point {
        pub x: i32,
    }
}

#[derive(Arbitrary)]
#[arbitrary(remote = "other::Point")]
pub struct PointDef {
    pub x: u8,
}

fn main() {}
