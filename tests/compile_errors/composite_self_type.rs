use hypo::prelude::*;

struct Canvas {
    width: u32,
}

impl Canvas {
    #[composite]
    fn any(case: &TestCase) -> Self {
        Canvas {
            width: any::<u32>().draw(case),
        }
    }
}

fn main() {}
