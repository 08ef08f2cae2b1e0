//! Ranges as values, and their bounds.
//!
//! Whoever takes a range expects its start before its end, and has to cope with
//! one that is the wrong way round, for the type permits it and std has it mean
//! an empty range. So most are in order, and one in eight is reversed.

use std::ops::{Bound, Range, RangeFrom, RangeFull, RangeInclusive, RangeTo, RangeToInclusive};

use super::{Arbitrary, any};
use crate::{Booleans, Just, Map, Options, Outline, booleans, just, options};

/// So many of all ranges have their start behind their end.
const REVERSED: f64 = 1.0 / 8.0;

/// Two bounds, and whether they are to be the wrong way round.
type Ends<S> = (S, S, Booleans);

fn ends<T: Arbitrary>() -> Ends<T::Strategy> {
    (any::<T>(), any::<T>(), booleans().weighted(REVERSED))
}

/// What is not comparable, such as NaN, stays as it is.
fn in_order<T: PartialOrd>((a, b, reversed): (T, T, bool)) -> (T, T) {
    let wrong = if reversed { a < b } else { a > b };
    if wrong { (b, a) } else { (a, b) }
}

macro_rules! two_ends {
    ($($range:ident $make:expr;)*) => {$(
        /// Any two bounds: mostly in order, and one time in eight the higher one first.
        ///
        /// The simplest value has the simplest one on either side.
        impl<T: Arbitrary + PartialOrd> Arbitrary for $range<T> {
            type Strategy = Map<Ends<T::Strategy>, fn((T, T, bool)) -> $range<T>>;

            fn arbitrary() -> Self::Strategy {
                Map::new(ends::<T>(), |drawn| {
                    let (start, end) = in_order(drawn);
                    $make(start, end)
                })
            }

            fn outline(outline: &mut Outline) {
                <(T, T)>::outline(outline);
            }
        }
    )*};
}
two_ends! {
    Range |start, end| Range { start, end };
    RangeInclusive RangeInclusive::new;
}

macro_rules! one_end {
    ($($range:ident $bound:ident;)*) => {$(
        /// Any bound.
        impl<T: Arbitrary> Arbitrary for $range<T> {
            type Strategy = Map<T::Strategy, fn(T) -> $range<T>>;

            fn arbitrary() -> Self::Strategy {
                Map::new(any::<T>(), |$bound| $range { $bound })
            }

            fn outline(outline: &mut Outline) {
                T::outline(outline);
            }
        }
    )*};
}
one_end! {
    RangeFrom start;
    RangeTo end;
    RangeToInclusive end;
}

/// The one value there is.
impl Arbitrary for RangeFull {
    type Strategy = Just<RangeFull>;

    fn arbitrary() -> Self::Strategy {
        just(..)
    }
}

/// None, or any bound, included or excluded; the simplest is none, and included is simpler than excluded.
impl<T: Arbitrary> Arbitrary for Bound<T> {
    type Strategy = Map<Options<(Booleans, T::Strategy)>, fn(Option<(bool, T)>) -> Bound<T>>;

    fn arbitrary() -> Self::Strategy {
        Map::new(options((booleans(), any::<T>())), |drawn| match drawn {
            None => Bound::Unbounded,
            Some((false, bound)) => Bound::Included(bound),
            Some((true, bound)) => Bound::Excluded(bound),
        })
    }

    fn outline(outline: &mut Outline) {
        outline.perhaps(T::outline);
    }
}
