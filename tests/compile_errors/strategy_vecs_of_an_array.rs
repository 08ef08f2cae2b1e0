use hypo::prelude::*;

fn main() {
    let _ = st::vecs([1, 2]);
}
