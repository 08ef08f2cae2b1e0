use hypo::prelude::*;

pub struct Trouble;

#[given(width = 0..5)]
fn fits(width: u32) -> Result<(), Trouble> {
    if width < 5 { Ok(()) } else { Err(Trouble) }
}

fn main() {}
