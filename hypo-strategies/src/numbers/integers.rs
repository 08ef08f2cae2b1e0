//! Integers of every width.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::marker::PhantomData;
use std::ops::{Bound, RangeBounds};

use hypo_core::choice::{Int, IntegerConstraint};
use hypo_core::{TestCase, misuse};

use crate::ranges::empty;
use crate::source::{NoSource, SourceText, ToSource};
use crate::{Arbitrary, Combinators, InRange, Inverse, Strategy};

/// Draws integers of a range of any kind.
///
/// ```
/// use hypo_strategies::{Strategy, integers};
///
/// # hypo_strategies::for_each_case(|case| {
/// let percent = integers(0..=100).draw(case);
/// assert!((0..=100).contains(&percent));
/// let anything: i128 = integers(..).draw(case);
/// # let _ = anything;
/// # });
/// ```
///
/// The plain range is a strategy as well; this one has
/// [`Combinators`](crate::Combinators), and it takes `..`. Small numbers, powers
/// of two and ten, and the ends of the range come up more often than chance
/// would have it.
///
/// The simplest value is 0, or the end of the range that is nearest to it; then
/// the others by their distance from it, above before below. An empty range is
/// an error.
#[track_caller]
pub fn integers<T: Integer>(range: impl RangeBounds<T>) -> Integers<T> {
    let constraint = within(&range).unwrap_or_else(|| misuse(&empty(&range)));
    Integers {
        constraint,
        value: PhantomData,
    }
}

/// A primitive integer type, from `i8` to `u128`.
pub trait Integer:
    InRange + ToSource + Copy + Ord + Hash + Debug + Display + Into<Int> + TryFrom<Int> + 'static
{
    /// The lowest value of the type.
    const MIN: Self;
    /// The highest value of the type.
    const MAX: Self;
}

/// Draws integers of a range; made by [`integers`].
#[derive(Clone, Copy, Debug)]
#[must_use = "a strategy does nothing until something is drawn from it"]
pub struct Integers<T> {
    constraint: IntegerConstraint,
    value: PhantomData<fn() -> T>,
}

impl<T: Integer> Strategy for Integers<T> {
    type Value = T;

    fn draw(&self, case: &TestCase) -> T {
        draw(&self.constraint, case)
    }

    fn draw_part(&self, case: &TestCase) -> T {
        self.draw(case)
    }

    fn invert(&self, value: &T, choices: &mut Inverse) -> Option<()> {
        choices.integer(&self.constraint, (*value).into())
    }

    fn distinct(&self) -> Option<u128> {
        count(&self.constraint)
    }

    fn value_at(&self, place: u128) -> Option<T> {
        at(&self.constraint, place)
    }

    fn write_source(&self, value: &T, out: &mut SourceText) -> Result<(), NoSource> {
        value.to_source(out)
    }
}

impl<T: Integer> Combinators for Integers<T> {}

macro_rules! integer {
    ($($type:ident)*) => {$(
        impl Integer for $type {
            const MIN: $type = $type::MIN;
            const MAX: $type = $type::MAX;
        }

        impl InRange for $type {
            fn draw_in(range: &impl RangeBounds<$type>, case: &TestCase) -> $type {
                let constraint = within(range).unwrap_or_else(|| misuse(&empty(range)));
                draw(&constraint, case)
            }

            fn invert_in(
                range: &impl RangeBounds<$type>,
                value: &$type,
                choices: &mut Inverse,
            ) -> Option<()> {
                choices.integer(&within(range)?, (*value).into())
            }

            fn count_in(range: &impl RangeBounds<$type>) -> Option<u128> {
                within(range).as_ref().and_then(count)
            }

            fn value_in(range: &impl RangeBounds<$type>, place: u128) -> Option<$type> {
                at(&within(range)?, place)
            }
        }

        #[doc = concat!("Every `", stringify!($type), "`; the simplest is 0.")]
        impl Arbitrary for $type {
            type Strategy = Integers<$type>;

            fn arbitrary() -> Integers<$type> {
                integers(..)
            }
        }
    )*};
}
integer!(i8 i16 i32 i64 i128 isize u8 u16 u32 u64 u128 usize);

/// The integers of a range; `None` if there are none.
fn within<T: Integer>(range: &impl RangeBounds<T>) -> Option<IntegerConstraint> {
    let min = match range.start_bound() {
        Bound::Included(min) => (*min).into(),
        Bound::Excluded(below) => (*below).into().checked_add(1)?,
        Bound::Unbounded => T::MIN.into(),
    };
    let max = match range.end_bound() {
        Bound::Included(max) => (*max).into(),
        Bound::Excluded(above) => (*above).into().checked_sub(1)?,
        Bound::Unbounded => T::MAX.into(),
    };
    IntegerConstraint::new(min, max, Int::ZERO)
}

fn draw<T: Integer>(constraint: &IntegerConstraint, case: &TestCase) -> T {
    let drawn = case.draw_integer(constraint);
    match T::try_from(drawn) {
        Ok(value) => value,
        Err(_) => unreachable!("{drawn} was drawn from {constraint:?}, whose bounds fit the type"),
    }
}

fn at<T: Integer>(constraint: &IntegerConstraint, place: u128) -> Option<T> {
    T::try_from(constraint.at(place)?).ok()
}

fn count(constraint: &IntegerConstraint) -> Option<u128> {
    constraint.span().checked_add(1)
}
