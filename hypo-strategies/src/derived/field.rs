//! Drawing a field, in each of the ways that its attribute can ask for.

use std::any::type_name;
use std::marker::PhantomData;
use std::ops::RangeBounds;
use std::panic::Location;

use hypo_core::TestCase;

use super::Ask;
use crate::{Arbitrary, BoxedStrategy, Converted, Filter, Map, Outline, Strategy};

/// What draws a field if it is not known what does.
const CHANGED: &str = "";

/// Asks the strategy of a field: the one that a setter has put there, or its own.
pub fn field<T, A: Ask<T>, S: Strategy<Value = T>>(
    ask: A,
    changed: Option<&BoxedStrategy<'_, T>>,
    strategy: impl FnOnce() -> S,
) -> A::Answer {
    match changed {
        Some(changed) => ask.ask(CHANGED, changed),
        None => ask.ask(type_name::<S>(), &strategy()),
    }
}

/// Draws a field by its type, if no setter has said otherwise.
pub fn field_by_type<T: Arbitrary>(case: &TestCase, changed: Option<&BoxedStrategy<'_, T>>) -> T {
    field(case, changed, T::arbitrary)
}

/// A field that is not drawn, if no setter has said otherwise.
pub fn value<T>(
    case: &TestCase,
    changed: Option<&BoxedStrategy<'_, T>>,
    value: impl FnOnce() -> T,
) -> T {
    // It is a part also where it is not drawn, for it is printed like the others.
    case.begin_part(CHANGED);
    let value = match changed {
        Some(changed) => changed.draw_part(case),
        None => value(),
    };
    case.end_part();
    value
}

/// What is a strategy of values of this type, and nothing else.
///
/// From here on it is known to be one, so that rustc complains here and only here if it is not.
pub fn of_type<T>(strategy: impl Strategy<Value = T>) -> impl Strategy<Value = T> {
    strategy
}

/// A strategy of a field, with a type that a `static` can have.
pub type Kept<T> = Box<dyn Strategy<Value = T>>;

/// Makes it that type.
pub fn keep<T>(strategy: impl Strategy<Value = T> + 'static) -> Kept<T> {
    Box::new(strategy)
}

/// A type, whether or not it is drawn by its name.
///
/// As with [`probe`](crate::source::probe), method lookup prefers what is implemented for one reference more.
pub struct OfType<T: ?Sized>(pub PhantomData<fn() -> *const T>);

/// A type that is drawn by its name, also where a strategy draws it.
pub trait Outlines {
    /// Adds what a value would contain if it were drawn by its type.
    fn outline_drawn(&self, outline: &mut Outline);
}

impl<T: Arbitrary> Outlines for &OfType<T> {
    fn outline_drawn(&self, outline: &mut Outline) {
        outline.drawn(T::outline);
    }
}

/// Any other type.
pub trait OutlinesNothing {
    /// Adds nothing.
    fn outline_drawn(&self, _outline: &mut Outline) {}
}

impl<T: ?Sized> OutlinesNothing for OfType<T> {}

/// What `strategy` draws, if it passes.
#[track_caller]
pub fn filtered<S: Strategy, F: Fn(&S::Value) -> bool>(strategy: S, passes: F) -> Filter<S, F> {
    Filter::new(strategy, passes, Location::caller())
}

/// The usual strategy of a type that has sizes, with these.
#[track_caller]
pub fn of_size<T: Arbitrary<Strategy: WithSize>>(size: impl RangeBounds<usize>) -> T::Strategy {
    T::arbitrary().with_size(size)
}

/// A strategy that draws something with a size.
#[diagnostic::on_unimplemented(
    message = "`{Self}` draws nothing that has a size",
    label = "`size = …` is for fields that are collections or text",
    note = "say in a strategy how large it is to be: `#[arbitrary(st::options(st::text().size(1..=5)))]`"
)]
pub trait WithSize: Strategy {
    /// Draws so many elements, entries, characters or bytes as the range says.
    #[track_caller]
    fn with_size(self, size: impl RangeBounds<usize>) -> Self;
}

impl<S: WithSize, T, F: Fn(S::Value) -> T> WithSize for Map<S, F> {
    fn with_size(self, size: impl RangeBounds<usize>) -> Self {
        self.of(|strategy| strategy.with_size(size))
    }
}

impl<S: WithSize, T> WithSize for Converted<S, T> {
    fn with_size(self, size: impl RangeBounds<usize>) -> Self {
        self.of(|strategy| strategy.with_size(size))
    }
}

macro_rules! with_size {
    ($([$($parameters:tt)*] $strategy:ty)*) => {$(
        impl<$($parameters)*> WithSize for $strategy
        where
            $strategy: Strategy,
        {
            fn with_size(self, size: impl RangeBounds<usize>) -> Self {
                self.size(size)
            }
        }
    )*};
}
with_size! {
    [] crate::Text
    [] crate::Binary
    [S: Strategy] crate::Vecs<S>
    [S: Strategy, H] crate::HashSets<S, H>
    [S: Strategy] crate::BTreeSets<S>
    [K: Strategy, V: Strategy, H] crate::HashMaps<K, V, H>
    [K: Strategy, V: Strategy] crate::BTreeMaps<K, V>
}

/// Asks the strategy of a field, which is built once in each thread.
#[doc(hidden)]
#[macro_export]
macro_rules! __hypo_kept_field {
    ($ask:expr, $changed:expr, $type:ty, $strategy:expr) => {{
        ::std::thread_local! {
            static STRATEGY: $crate::derived::Kept<$type> = $strategy;
        }
        STRATEGY.with(|strategy| $crate::derived::field($ask, $changed, || &**strategy))
    }};
}

/// Adds what a value of a type would contain, if the type is drawn by its name.
#[doc(hidden)]
#[macro_export]
macro_rules! __hypo_outline_drawn {
    ($type:ty, $outline:expr) => {{
        #[allow(unused_imports)]
        use $crate::derived::{Outlines as _, OutlinesNothing as _};
        (&&$crate::derived::OfType::<$type>(::core::marker::PhantomData)).outline_drawn($outline);
    }};
}
