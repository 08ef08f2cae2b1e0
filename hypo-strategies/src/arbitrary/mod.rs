//! The usual strategy of a type.

/// Implements [`Arbitrary`] for types that hold one value of another, each given with what makes it and what it holds.
macro_rules! holders {
    ($($doc:literal $holder:ident $make:expr, $held:ident => $value:expr;)*) => {$(
        #[doc = $doc]
        impl<T: Arbitrary> Arbitrary for $holder<T> {
            type Strategy = crate::Converted<T::Strategy, $holder<T>>;

            fn arbitrary() -> Self::Strategy {
                crate::Converted::new(any::<T>(), $make, |strategy, $held, choices| {
                    strategy.invert($value, choices)
                })
            }

            fn outline(outline: &mut crate::Outline) {
                T::outline(outline);
            }
        }
    )*};
}

mod cells;
mod containers;
mod enums;
mod layouts;
mod numbers;
mod paths;
mod pointers;
mod ranges;
mod system_strings;
mod tuples;

use crate::{Outline, Strategy};

/// A type with a strategy of its own: what an argument without a strategy is drawn by.
///
/// Derive it for a type whose fields have it. By hand it is three lines, for a
/// function of the test case is a strategy. The strategy should draw every value
/// of the type, the most ordinary one as the simplest.
///
/// ```
/// use hypo_core::TestCase;
/// use hypo_strategies::{Arbitrary, Strategy, any};
///
/// #[derive(Debug)]
/// struct Point { x: i32, y: i32 }
///
/// impl Arbitrary for Point {
///     type Strategy = fn(&TestCase) -> Self;
///
///     fn arbitrary() -> Self::Strategy {
///         |case| Point { x: any::<i32>().draw(case), y: (0..9).draw(case) }
///     }
/// }
///
/// # hypo_strategies::for_each_case(|case| {
/// let points = any::<Vec<Point>>().draw(case);
/// # let _ = points.iter().map(|point| (point.x, point.y));
/// # });
/// ```
#[diagnostic::on_unimplemented(
    message = "hypo does not know how to draw a `{Self}`",
    label = "`{Self}` does not implement `Arbitrary`",
    note = "derive it, `#[derive(Arbitrary)]`, if the type is yours",
    note = "or say how to draw the argument: `#[given(name = strategy)]`",
    note = "in place of a reference, which has nothing to borrow from, draw what owns it and borrow that: `String` for `&str`, `Vec<T>` for `&[T]`"
)]
pub trait Arbitrary: Sized {
    /// The strategy's type.
    type Strategy: Strategy<Value = Self>;

    /// The strategy.
    fn arbitrary() -> Self::Strategy;

    /// Adds what a value contains: what has the derive, or contains what has it.
    #[doc(hidden)]
    fn outline(_outline: &mut Outline) {}
}

/// The usual strategy of a type: what [`Arbitrary`] says it is.
///
/// ```
/// use hypo_strategies::{Strategy, any};
///
/// # hypo_strategies::for_each_case(|case| {
/// let flags = any::<Vec<(String, bool)>>().draw(case);
/// let byte = any::<u8>().draw(case);
/// # let _ = (flags, byte);
/// # });
/// ```
pub fn any<T: Arbitrary>() -> T::Strategy {
    T::arbitrary()
}
