//! Standard types that hold what another strategy draws, and add nothing to it.

use std::collections::VecDeque;

use super::{Arbitrary, any};
use crate::{Combinators, Map, Outline, Vecs, vecs};

/// Any value, boxed.
impl<T: Arbitrary> Arbitrary for Box<T> {
    type Strategy = Map<T::Strategy, fn(T) -> Box<T>>;

    fn arbitrary() -> Self::Strategy {
        Map::new(any::<T>(), Box::new)
    }

    fn outline(outline: &mut Outline) {
        T::outline(outline);
    }
}

/// Any elements, as of a `Vec`.
impl<T: Arbitrary> Arbitrary for VecDeque<T> {
    type Strategy = Map<Vecs<T::Strategy>, fn(Vec<T>) -> VecDeque<T>>;

    fn arbitrary() -> Self::Strategy {
        vecs(any::<T>()).map(VecDeque::from)
    }

    fn outline(outline: &mut Outline) {
        outline.perhaps(T::outline);
    }
}
