//! No value at all.

use std::marker::PhantomData;
use std::panic::Location;

use hypo_core::{Rejection, TestCase};

use crate::{Combinators, Strategy};

/// Draws nothing: a test case that would have to draw from it does not count.
///
/// It stands where a strategy is called for and there are no values, and what is
/// around it gets by without them where it can: a [`one_of`](crate::one_of())
/// never chooses it, [`vecs`](crate::vecs) of it are empty,
/// [`options`](crate::options()) of it are `None`.
///
/// ```
/// use hypo_strategies::{Combinators, Strategy, integers, nothing, one_of, vecs};
///
/// # hypo_strategies::for_each_case(|case| {
/// let (admin, ids) = (false, 1000..2000);
/// let reserved = if admin { integers(0..1000).boxed() } else { nothing().boxed() };
/// let id: u32 = one_of![reserved, ids].draw(case);
/// assert!(id >= 1000);
/// assert!(vecs(nothing::<u32>()).draw(case).is_empty());
/// # });
/// ```
///
/// A `min_size` above 0 for a collection of it is an error, for no such collection
/// is there. What combinators make of it draws nothing either.
#[track_caller]
pub fn nothing<T>() -> Nothing<T> {
    Nothing {
        location: Location::caller(),
        value: PhantomData,
    }
}

/// Draws nothing; made by [`nothing`].
#[must_use = "a strategy does nothing until something is drawn from it"]
pub struct Nothing<T> {
    location: &'static Location<'static>,
    value: PhantomData<fn() -> T>,
}

impl<T> Strategy for Nothing<T> {
    type Value = T;

    fn draw(&self, case: &TestCase) -> T {
        case.reject_at(Rejection::NOTHING, self.location)
    }

    fn draw_part(&self, case: &TestCase) -> T {
        self.draw(case)
    }

    fn distinct(&self) -> Option<u128> {
        Some(0)
    }

    fn is_empty(&self) -> bool {
        true
    }
}

impl<T> Combinators for Nothing<T> {}

impl<T> Clone for Nothing<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Nothing<T> {}

impl<T> std::fmt::Debug for Nothing<T> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Nothing")
    }
}
