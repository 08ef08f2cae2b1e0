//! Floats of both widths.

use std::fmt::{Debug, Display};
use std::ops::{Bound, RangeBounds};

use hypo_core::choice::{FloatConstraint, Width};
use hypo_core::{TestCase, misuse};

use crate::ranges::{empty, show};
use crate::source::{NoSource, SourceText};
use crate::{Arbitrary, Combinators, InRange, Inverse, Strategy};

/// Draws floats of a range of any kind.
///
/// ```
/// use hypo_strategies::{Strategy, floats};
///
/// # hypo_strategies::for_each_case(|case| {
/// let share = floats(0.0..1.0).draw(case);
/// assert!((0.0..1.0).contains(&share));
/// let finite: f32 = floats(..).allow_nan(false).allow_infinity(false).draw(case);
/// assert!(finite.is_finite());
/// # });
/// ```
///
/// `floats(..)` draws everything, NaN included; a range with a bound never
/// draws NaN unless told to. An open end reaches to infinity, which
/// [`allow_infinity(false)`](Floats::allow_infinity) takes away. Bounds tell
/// `-0.0` from `0.0`: `floats(0.0..)` does not draw `-0.0`, and
/// `floats(-0.0..)` draws both.
///
/// The simplest value is 0.0, or the simplest one in the range: positive before
/// negative, and of either sign whole numbers before fractions, small ones before
/// large ones, fractions with few binary digits (0.5) before others (0.1), then
/// infinity, then NaN. An empty range and a bound that is NaN are errors.
#[track_caller]
pub fn floats<T: Float>(range: impl RangeBounds<T>) -> Floats<T> {
    let constraint = within(&range).unwrap_or_else(|problem| misuse(&problem));
    let is_open = |bound| matches!(bound, Bound::Unbounded);
    Floats {
        range: (range.start_bound().cloned(), range.end_bound().cloned()),
        min: constraint.min(),
        max: constraint.max(),
        allow_nan: is_open(range.start_bound()) && is_open(range.end_bound()),
        allow_infinity: true,
        allow_subnormal: true,
        constraint,
    }
    .checked()
}

/// `f32` or `f64`.
pub trait Float: InRange + Copy + PartialOrd + Debug + Display + sealed::Float + 'static {}

/// Draws floats of a range; made by [`floats`].
#[derive(Clone, Copy, Debug)]
#[must_use = "a strategy does nothing until something is drawn from it"]
pub struct Floats<T> {
    range: (Bound<T>, Bound<T>),
    /// The lowest and the highest number of the range.
    min: f64,
    max: f64,
    allow_nan: bool,
    allow_infinity: bool,
    allow_subnormal: bool,
    /// What all of that comes to.
    constraint: FloatConstraint,
}

impl<T: Float> Floats<T> {
    /// Whether NaN is drawn, of any sign and payload; `true` by default for `floats(..)`, otherwise `false`.
    pub fn allow_nan(mut self, allow_nan: bool) -> Self {
        self.allow_nan = allow_nan;
        self.checked()
    }

    /// Whether the infinities that the range contains are drawn; `true` by default.
    ///
    /// To allow them where the range contains none is an error.
    #[track_caller]
    pub fn allow_infinity(mut self, allow_infinity: bool) -> Self {
        if allow_infinity && self.min.is_finite() && self.max.is_finite() {
            misuse(&format!(
                "allow_infinity(true), but the range {} contains no infinity; \
                 leave one of its ends open, or leave allow_infinity out",
                show(&self.range)
            ));
        }
        self.allow_infinity = allow_infinity;
        self.checked()
    }

    /// Whether the numbers so small that they have fewer digits are drawn; `true` by default.
    ///
    /// They are those below `T::MIN_POSITIVE` in magnitude, zero excepted. To
    /// allow them where the range contains none is an error.
    #[track_caller]
    pub fn allow_subnormal(mut self, allow_subnormal: bool) -> Self {
        if allow_subnormal && (self.min >= T::MIN_NORMAL || self.max <= -T::MIN_NORMAL) {
            misuse(&format!(
                "allow_subnormal(true), but the range {} contains no subnormal number; \
                 widen it to zero, or leave allow_subnormal out",
                show(&self.range)
            ));
        }
        self.allow_subnormal = allow_subnormal;
        self.checked()
    }

    /// Works out the constraint, which has to permit something.
    #[track_caller]
    fn checked(mut self) -> Self {
        let (lowest, highest) = if self.allow_infinity {
            (self.min, self.max)
        } else {
            (self.min.max(-T::LARGEST), self.max.min(T::LARGEST))
        };
        let smallest = if self.allow_subnormal {
            0.0
        } else {
            T::MIN_NORMAL
        };
        let numbers = FloatConstraint::new(lowest, highest, T::WIDTH)
            .and_then(|constraint| constraint.smallest_nonzero(smallest));
        let Some(numbers) = numbers else {
            let (flag, what) = if self.allow_infinity || lowest <= highest {
                ("allow_subnormal(false)", "subnormal")
            } else {
                ("allow_infinity(false)", "infinite")
            };
            misuse(&format!(
                "{flag} leaves nothing of the range {}, in which every number is {what}; \
                 widen the range, or leave {flag} out",
                show(&self.range)
            ));
        };
        self.constraint = numbers.allow_nan(self.allow_nan);
        self
    }
}

impl<T: Float> Strategy for Floats<T> {
    type Value = T;

    fn draw(&self, case: &TestCase) -> T {
        T::narrow(case.draw_float(&self.constraint))
    }

    fn draw_part(&self, case: &TestCase) -> T {
        self.draw(case)
    }

    fn invert(&self, value: &T, choices: &mut Inverse) -> Option<()> {
        invert(&self.constraint, *value, choices)
    }

    fn write_source(&self, value: &T, out: &mut SourceText) -> Result<(), NoSource> {
        value.to_source(out)
    }
}

impl<T: Float> Combinators for Floats<T> {}

fn invert<T: Float>(constraint: &FloatConstraint, value: T, choices: &mut Inverse) -> Option<()> {
    // Of the kinds of NaN that a narrow float can be, some are not drawn.
    if !T::narrow(value.widen()).is(value) {
        return None;
    }
    choices.float(constraint, value.widen())
}

/// The numbers of a range; the error says why there are none.
fn within<T: Float>(range: &impl RangeBounds<T>) -> Result<FloatConstraint, String> {
    let is_nan = |bound: Bound<&T>| match bound {
        Bound::Included(bound) | Bound::Excluded(bound) => bound.widen().is_nan(),
        Bound::Unbounded => false,
    };
    if is_nan(range.start_bound()) || is_nan(range.end_bound()) {
        return Err(format!(
            "the range {} has NaN for a bound, but no number is above or below NaN; \
             to draw NaN as well, write floats(..), or .allow_nan(true) behind floats of a range",
            show(range)
        ));
    }
    let min = match range.start_bound() {
        Bound::Included(min) => Some(min.widen()),
        Bound::Excluded(below) => next_above(*below),
        Bound::Unbounded => Some(f64::NEG_INFINITY),
    };
    let max = match range.end_bound() {
        Bound::Included(max) => Some(max.widen()),
        Bound::Excluded(above) => next_above(above.negated()).map(|next| -next),
        Bound::Unbounded => Some(f64::INFINITY),
    };
    min.zip(max)
        .and_then(|(min, max)| FloatConstraint::new(min, max, T::WIDTH))
        .ok_or_else(|| empty(range))
}

/// The least number above this one, as numbers compare: that of both zeros is the smallest positive one.
fn next_above<T: Float>(number: T) -> Option<f64> {
    if number.widen() == f64::INFINITY {
        None
    } else {
        Some(number.next_above().widen())
    }
}

pub(crate) mod sealed {
    use super::Width;

    /// What [`Floats`](super::Floats) has to know of a float type.
    pub trait Float {
        const WIDTH: Width;
        const LARGEST: f64;
        const MIN_NORMAL: f64;

        fn widen(self) -> f64;
        fn narrow(value: f64) -> Self;
        fn negated(self) -> Self;
        /// Whether the two have the same bits.
        fn is(self, other: Self) -> bool;
        /// The least number above; neither NaN nor infinity has one.
        fn next_above(self) -> Self;
    }
}

macro_rules! float {
    ($($type:ident $width:ident)*) => {$(
        impl sealed::Float for $type {
            const WIDTH: Width = Width::$width;
            const LARGEST: f64 = $type::MAX as f64;
            const MIN_NORMAL: f64 = $type::MIN_POSITIVE as f64;

            fn widen(self) -> f64 {
                f64::from(self)
            }

            fn narrow(value: f64) -> $type {
                value as $type
            }

            fn negated(self) -> $type {
                -self
            }

            fn is(self, other: $type) -> bool {
                self.to_bits() == other.to_bits()
            }

            fn next_above(self) -> $type {
                let bits = self.to_bits();
                $type::from_bits(if self == 0.0 {
                    1
                } else if self > 0.0 {
                    bits + 1
                } else {
                    bits - 1
                })
            }
        }

        impl Float for $type {}

        impl InRange for $type {
            fn draw_in(range: &impl RangeBounds<$type>, case: &TestCase) -> $type {
                let constraint = within(range).unwrap_or_else(|problem| misuse(&problem));
                sealed::Float::narrow(case.draw_float(&constraint))
            }

            fn invert_in(
                range: &impl RangeBounds<$type>,
                value: &$type,
                choices: &mut Inverse,
            ) -> Option<()> {
                invert(&within(range).ok()?, *value, choices)
            }

            fn count_in(_: &impl RangeBounds<$type>) -> Option<u128> {
                None
            }
        }

        #[doc = concat!("Every `", stringify!($type), "`, the infinities and NaN included; the simplest is 0.0.")]
        impl Arbitrary for $type {
            type Strategy = Floats<$type>;

            fn arbitrary() -> Floats<$type> {
                floats(..)
            }
        }
    )*};
}
float!(f32 F32 f64 F64);
