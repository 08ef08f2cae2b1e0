use hypo::prelude::*;

fn main() {
    let _ = st::vecs((0..5, 7));
}
