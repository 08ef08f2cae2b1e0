//! The usual strategy of a type.

/// Implements [`Arbitrary`] for types that hold one value of another, each given with what makes it.
macro_rules! holders {
    ($($doc:literal $holder:ident $make:expr;)*) => {$(
        #[doc = $doc]
        impl<T: Arbitrary> Arbitrary for $holder<T> {
            type Strategy = Map<T::Strategy, fn(T) -> $holder<T>>;

            fn arbitrary() -> Self::Strategy {
                Map::new(any::<T>(), $make)
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

use crate::Strategy;

/// A type with a strategy of its own: what an argument without a strategy is drawn by.
///
/// Derive it for a type whose fields have it. The strategy should draw every
/// value of the type, the most ordinary one as the simplest.
///
/// ```
/// use hypo_core::TestCase;
/// use hypo_strategies::{Arbitrary, Combinators, FromFn, Strategy, any, from_fn};
///
/// #[derive(Debug)]
/// struct Point { x: i32, y: i32 }
///
/// impl Arbitrary for Point {
///     type Strategy = FromFn<fn(&TestCase) -> Point>;
///
///     fn arbitrary() -> Self::Strategy {
///         from_fn(|case| {
///             let (x, y) = any::<(i32, i32)>().draw(case);
///             Point { x, y }
///         })
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
