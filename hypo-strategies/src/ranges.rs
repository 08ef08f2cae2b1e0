//! The standard ranges are strategies.
//!
//! Each kind of range has one implementation over [`InRange`], and the types
//! implement that: so `let x: i64 = (0..).draw(case)` leaves nothing to infer.

use std::any::type_name;
use std::fmt::Debug;
use std::ops::{Bound, Range, RangeBounds, RangeFrom, RangeInclusive, RangeTo, RangeToInclusive};

use hypo_core::TestCase;

use crate::source::{NoSource, SourceText, ToSource};
use crate::{Inverse, Strategy};

/// A type whose ranges are strategies: the integers, `char`, `f32` and `f64`.
///
/// Every value that the range contains may be drawn, and an open end reaches as
/// far as the type does: for floats to infinity, but never to NaN. The simplest
/// value is zero or the bound nearest to it; of characters, `'0'` or what
/// [`chars`](crate::chars) would draw first. A range that is empty when
/// something is drawn from it is an error.
///
/// ```
/// use hypo_strategies::Strategy;
///
/// # hypo_strategies::for_each_case(|case| {
/// let byte: u8 = (10..).draw(case);
/// assert!(byte >= 10);
/// let share = (0.0..1.0).draw(case);
/// assert!(share < 1.0);
/// let letter = ('a'..='z').draw(case);
/// assert!(letter.is_ascii_lowercase());
/// # });
/// ```
#[diagnostic::on_unimplemented(
    message = "a range of `{Self}` is not a strategy",
    label = "only ranges of integers, `char` and floats are",
    note = "draw from a range of one of these and `map` it: `integers(0..10).map(f)`"
)]
pub trait InRange: ToSource + Sized + Debug {
    /// Draws a value of the range.
    #[doc(hidden)]
    fn draw_in(range: &impl RangeBounds<Self>, case: &TestCase) -> Self;

    /// Says by which choice this value of the range is drawn.
    #[doc(hidden)]
    fn invert_in(range: &impl RangeBounds<Self>, value: &Self, choices: &mut Inverse)
    -> Option<()>;

    /// How many values the range has, if they are counted.
    #[doc(hidden)]
    fn count_in(range: &impl RangeBounds<Self>) -> Option<u128>;

    /// The value at a place of the range, the simplest first, if they are counted.
    #[doc(hidden)]
    fn value_in(_range: &impl RangeBounds<Self>, _place: u128) -> Option<Self> {
        None
    }
}

macro_rules! strategy {
    ($($range:ident)*) => {$(
        /// Draws a value that the range contains; see [`InRange`].
        impl<T: InRange> Strategy for $range<T> {
            type Value = T;

            fn draw(&self, case: &TestCase) -> T {
                T::draw_in(self, case)
            }

            fn draw_part(&self, case: &TestCase) -> T {
                T::draw_in(self, case)
            }

            fn invert(&self, value: &T, choices: &mut Inverse) -> Option<()> {
                T::invert_in(self, value, choices)
            }

            fn distinct(&self) -> Option<u128> {
                T::count_in(self)
            }

            fn value_at(&self, place: u128) -> Option<T> {
                T::value_in(self, place)
            }

            fn write_source(&self, value: &T, out: &mut SourceText) -> Result<(), NoSource> {
                value.to_source(out)
            }
        }
    )*};
}
strategy!(Range RangeInclusive RangeFrom RangeTo RangeToInclusive);

/// Says that a range is empty, why, and what to write.
pub(crate) fn empty<T: Debug>(range: &impl RangeBounds<T>) -> String {
    let (low, high) = bounds(range);
    let path = type_name::<T>();
    let name = path.rsplit("::").next().unwrap_or(path);
    empty_between(low, high, name)
}

/// The range as it is written in Rust, or nearly so where Rust has no syntax for it.
pub(crate) fn show<T: Debug>(range: &impl RangeBounds<T>) -> String {
    let (low, high) = bounds(range);
    show_between(low, high)
}

/// What a message needs to know of a bound, whatever its type: the messages are compiled once.
type Shown<'r> = Bound<&'r dyn Debug>;

fn bounds<'r, T: Debug + 'r>(range: &'r impl RangeBounds<T>) -> (Shown<'r>, Shown<'r>) {
    (shown(range.start_bound()), shown(range.end_bound()))
}

fn shown<'r, T: Debug + 'r>(bound: Bound<&'r T>) -> Shown<'r> {
    match bound {
        Bound::Included(value) => Bound::Included(value),
        Bound::Excluded(value) => Bound::Excluded(value),
        Bound::Unbounded => Bound::Unbounded,
    }
}

fn empty_between(low: Shown<'_>, high: Shown<'_>, type_name: &str) -> String {
    let least = match low {
        Bound::Included(low) => format!("at least {low:?}"),
        Bound::Excluded(low) => format!("above {low:?}"),
        Bound::Unbounded => String::new(),
    };
    let most = match high {
        Bound::Included(high) => format!("at most {high:?}"),
        Bound::Excluded(high) => format!("below {high:?}"),
        Bound::Unbounded => String::new(),
    };
    let and = if least.is_empty() || most.is_empty() {
        ""
    } else {
        " and "
    };
    format!(
        "the range {} is empty: no {type_name} is {least}{and}{most}; \
         write the lower bound first, and ..= to include the upper one",
        show_between(low, high),
    )
}

fn show_between(low: Shown<'_>, high: Shown<'_>) -> String {
    let low = match low {
        Bound::Included(low) => format!("{low:?}"),
        Bound::Excluded(low) => format!("(without {low:?})"),
        Bound::Unbounded => String::new(),
    };
    let high = match high {
        Bound::Included(high) => format!("={high:?}"),
        Bound::Excluded(high) => format!("{high:?}"),
        Bound::Unbounded => String::new(),
    };
    format!("{low}..{high}")
}
