//! Standard collections that hold what a vector draws, in another order or place.

use std::collections::{BinaryHeap, LinkedList, VecDeque};

use super::{Arbitrary, any};
use crate::{Map, Outline, Vecs, vecs};

/// Any elements, as of a `Vec`.
impl<T: Arbitrary> Arbitrary for VecDeque<T> {
    type Strategy = Map<Vecs<T::Strategy>, fn(Vec<T>) -> VecDeque<T>>;

    fn arbitrary() -> Self::Strategy {
        Map::new(vecs(any::<T>()), VecDeque::from)
    }

    fn outline(outline: &mut Outline) {
        outline.perhaps(T::outline);
    }
}

/// Any elements, as of a `Vec`.
impl<T: Arbitrary> Arbitrary for LinkedList<T> {
    type Strategy = Map<Vecs<T::Strategy>, fn(Vec<T>) -> LinkedList<T>>;

    fn arbitrary() -> Self::Strategy {
        Map::new(vecs(any::<T>()), LinkedList::from_iter)
    }

    fn outline(outline: &mut Outline) {
        outline.perhaps(T::outline);
    }
}

/// Any elements, as of a `Vec`.
impl<T: Arbitrary + Ord> Arbitrary for BinaryHeap<T> {
    type Strategy = Map<Vecs<T::Strategy>, fn(Vec<T>) -> BinaryHeap<T>>;

    fn arbitrary() -> Self::Strategy {
        Map::new(vecs(any::<T>()), BinaryHeap::from)
    }

    fn outline(outline: &mut Outline) {
        outline.perhaps(T::outline);
    }
}
