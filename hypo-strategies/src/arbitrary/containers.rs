//! Standard collections that hold what a vector draws, in another order or place.

use std::collections::{BinaryHeap, LinkedList, VecDeque};

use super::{Arbitrary, any};
use crate::{Converted, Outline, Vecs, vecs};

/// Any elements, as of a `Vec`.
impl<T: Arbitrary> Arbitrary for VecDeque<T> {
    type Strategy = Converted<Vecs<T::Strategy>, VecDeque<T>>;

    fn arbitrary() -> Self::Strategy {
        Converted::new(
            vecs(any::<T>()),
            VecDeque::from,
            |strategy, items, choices| strategy.invert_each(items.iter(), choices),
        )
    }

    fn outline(outline: &mut Outline) {
        outline.perhaps(T::outline);
    }
}

/// Any elements, as of a `Vec`.
impl<T: Arbitrary> Arbitrary for LinkedList<T> {
    type Strategy = Converted<Vecs<T::Strategy>, LinkedList<T>>;

    fn arbitrary() -> Self::Strategy {
        Converted::new(
            vecs(any::<T>()),
            LinkedList::from_iter,
            |strategy, items, choices| strategy.invert_each(items.iter(), choices),
        )
    }

    fn outline(outline: &mut Outline) {
        outline.perhaps(T::outline);
    }
}

/// Any elements, as of a `Vec`.
impl<T: Arbitrary + Ord> Arbitrary for BinaryHeap<T> {
    type Strategy = Converted<Vecs<T::Strategy>, BinaryHeap<T>>;

    fn arbitrary() -> Self::Strategy {
        Converted::new(
            vecs(any::<T>()),
            BinaryHeap::from,
            |strategy, items, choices| strategy.invert_each(items.iter(), choices),
        )
    }

    fn outline(outline: &mut Outline) {
        outline.perhaps(T::outline);
    }
}
