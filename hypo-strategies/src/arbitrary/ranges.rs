//! Ranges as values, and their bounds.
//!
//! Whoever takes a range expects its start before its end, and has to cope with
//! one that is the wrong way round, for the type permits it and std has it mean
//! an empty range. So most are in order, and one in eight is reversed.

use std::ops::{
    Bound, Range, RangeBounds, RangeFrom, RangeFull, RangeInclusive, RangeTo, RangeToInclusive,
};

use super::{Arbitrary, any};
use crate::{
    Booleans, Converted, Inverse, Just, Options, Outline, Strategy, booleans, just, options,
};

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

/// Says by which choices two bounds come about in this order.
fn invert_ends<T, S>(
    (first, second, reversed): &Ends<S>,
    (start, end): (&T, &T),
    choices: &mut Inverse,
) -> Option<()>
where
    T: PartialOrd,
    S: Strategy<Value = T>,
{
    first.invert(start, choices)?;
    second.invert(end, choices)?;
    reversed.invert(&(start > end), choices)
}

macro_rules! two_ends {
    ($($range:ident $made:ident => $ends:expr, $make:expr;)*) => {$(
        /// Any two bounds: mostly in order, and one time in eight the higher one first.
        ///
        /// The simplest value has the simplest one on either side.
        impl<T: Arbitrary + PartialOrd> Arbitrary for $range<T> {
            type Strategy = Converted<Ends<T::Strategy>, $range<T>>;

            fn arbitrary() -> Self::Strategy {
                let make: fn((T, T, bool)) -> $range<T> = |drawn| {
                    let (start, end) = in_order(drawn);
                    $make(start, end)
                };
                Converted::new(ends::<T>(), make, |strategy, $made, choices| {
                    invert_ends(strategy, $ends, choices)
                })
            }

            fn outline(outline: &mut Outline) {
                <(T, T)>::outline(outline);
            }
        }
    )*};
}
two_ends! {
    Range range => (&range.start, &range.end), |start, end| Range { start, end };
    // One that was iterated to its end is another than it was.
    RangeInclusive range => match range.end_bound() {
        Bound::Included(end) => (range.start(), end),
        _ => return None,
    }, RangeInclusive::new;
}

macro_rules! one_end {
    ($($range:ident $bound:ident;)*) => {$(
        /// Any bound.
        impl<T: Arbitrary> Arbitrary for $range<T> {
            type Strategy = Converted<T::Strategy, $range<T>>;

            fn arbitrary() -> Self::Strategy {
                let make: fn(T) -> $range<T> = |$bound| $range { $bound };
                Converted::new(any::<T>(), make, |strategy, range, choices| {
                    strategy.invert(&range.$bound, choices)
                })
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
    type Strategy = Converted<Options<(Booleans, T::Strategy)>, Bound<T>>;

    fn arbitrary() -> Self::Strategy {
        let make: fn(Option<(bool, T)>) -> Bound<T> = |drawn| match drawn {
            None => Bound::Unbounded,
            Some((false, bound)) => Bound::Included(bound),
            Some((true, bound)) => Bound::Excluded(bound),
        };
        let drawn = options((booleans(), any::<T>()));
        Converted::new(drawn, make, |strategy, bound, choices| {
            let (excluded, bound) = match bound {
                Bound::Unbounded => return strategy.invert_ref(None, choices),
                Bound::Included(bound) => (false, bound),
                Bound::Excluded(bound) => (true, bound),
            };
            strategy.invert_some(choices, |(flag, of_bound), choices| {
                flag.invert(&excluded, choices)?;
                of_bound.invert(bound, choices)
            })
        })
    }

    fn outline(outline: &mut Outline) {
        outline.perhaps(T::outline);
    }
}
