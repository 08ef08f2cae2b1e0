use hypo::prelude::*;

struct Canvas {
    width: u32,
}

impl Canvas {
    #[composite]
    fn widths(&self, case: &TestCase) -> u32 {
        (0..self.width).draw(case)
    }
}

fn main() {}
