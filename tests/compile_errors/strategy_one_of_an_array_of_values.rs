use hypo::prelude::*;

fn main() {
    let _ = st::one_of([1, 2]);
}
