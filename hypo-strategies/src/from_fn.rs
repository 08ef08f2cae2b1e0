//! Functions as strategies.

use hypo_core::TestCase;

use crate::{Combinators, Strategy};

/// Draws by calling `f`, which may draw as often and from whatever it likes.
///
/// ```
/// use hypo_strategies::{Strategy, from_fn, vecs};
///
/// # hypo_strategies::for_each_case(|case| {
/// let vec_and_index = from_fn(|case| {
///     let vec = vecs(0..10).min_size(1).draw(case);
///     let index = (0..vec.len()).draw(case);
///     (vec, index)
/// });
/// let (vec, index) = vec_and_index.draw(case);
/// assert!(index < vec.len());
/// # });
/// ```
///
/// The simplest value is what `f` makes of the simplest choices.
pub fn from_fn<T, F>(f: F) -> FromFn<F>
where
    F: Fn(&TestCase) -> T,
{
    FromFn(f)
}

/// Draws by calling a function; made by [`from_fn`].
#[derive(Clone, Copy, Debug)]
#[must_use = "a strategy does nothing until something is drawn from it"]
pub struct FromFn<F>(F);

impl<T, F> Strategy for FromFn<F>
where
    F: Fn(&TestCase) -> T,
{
    type Value = T;

    fn draw(&self, case: &TestCase) -> T {
        (self.0)(case)
    }
}

impl<T, F> Combinators for FromFn<F> where F: Fn(&TestCase) -> T {}

/// What can be done with any strategy can be done with a function pointer.
impl<T> Combinators for fn(&TestCase) -> T {}
