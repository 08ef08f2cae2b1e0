//! One fixed value.

use hypo_core::TestCase;

use crate::{Arbitrary, Combinators, Inverse, Strategy};

/// Draws clones of this value, without a choice.
///
/// ```
/// use hypo_strategies::{Strategy, just, one_of};
///
/// # hypo_strategies::for_each_case(|case| {
/// let port = one_of![just(443u16), 1024..].draw(case);
/// assert!(port == 443 || port >= 1024);
/// # });
/// ```
///
/// For a value that cannot be cloned, see [`from_fn`](crate::from_fn).
pub fn just<T: Clone>(value: T) -> Just<T> {
    Just(value)
}

/// Draws clones of one value; made by [`just`].
#[derive(Clone, Copy, Debug)]
#[must_use = "a strategy does nothing until something is drawn from it"]
pub struct Just<T>(T);

impl<T: Clone> Strategy for Just<T> {
    type Value = T;

    fn draw(&self, _: &TestCase) -> T {
        self.0.clone()
    }

    fn draw_part(&self, _: &TestCase) -> T {
        self.0.clone()
    }

    fn invert(&self, _: &T, _: &mut Inverse) -> Option<()> {
        // Values are not compared here, but those that take no room do not differ.
        (size_of::<T>() == 0).then_some(())
    }

    fn distinct(&self) -> Option<u128> {
        Some(1)
    }

    fn value_at(&self, place: u128) -> Option<T> {
        (place == 0).then(|| self.0.clone())
    }
}

impl<T: Clone> Combinators for Just<T> {}

/// The one value there is.
impl Arbitrary for () {
    type Strategy = Just<()>;

    fn arbitrary() -> Just<()> {
        just(())
    }
}
