use hypo::prelude::*;

struct Canvas {
    width: u32,
}

impl Canvas {
    #[given(width = 0..5)]
    #[example(width = 1)]
    fn fits(&self, width: u32) {
        assert!(width < self.width);
    }
}

fn main() {}
