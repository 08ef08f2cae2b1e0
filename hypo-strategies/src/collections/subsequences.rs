//! Some of given values, in the order in which they were given.

use std::collections::BTreeSet;

use hypo_core::choice::Size;
use hypo_core::{TestCase, misuse};

use super::sizing::Sizing;
use super::unique::draw_new;
use crate::combinators::look_up;
use crate::size::size_methods;
use crate::{Combinators, Strategy};

/// Draws some of these values, all of them or none, in the order in which they were given.
///
/// ```
/// use hypo_strategies::{Strategy, subsequences};
///
/// # hypo_strategies::for_each_case(|case| {
/// let steps = subsequences(["parse", "check", "build"]).size(1..).draw(case);
/// assert!(!steps.is_empty() && steps.last() != Some(&"parse") || steps == ["parse"]);
/// # });
/// ```
///
/// Each value is as likely as any other, and without sizes there are five on
/// average, or half of them if they are fewer than ten. [`vecs`](crate::vecs) of
/// [`sampled_from`](crate::sampled_from) draws them in any order.
///
/// The simplest value is empty, or the first values as many as there must be;
/// fewer values are simpler, then earlier ones. A `min_size` above the number of
/// values is an error.
#[track_caller]
pub fn subsequences<T: Clone>(values: impl Into<Vec<T>>) -> Subsequences<T> {
    let values = values.into();
    Subsequences {
        sizing: Sizing::of::<T>().unique(Some(values.len() as u128)),
        values,
    }
}

/// Draws some of given values in their order; made by [`subsequences`].
#[derive(Clone, Debug)]
#[must_use = "a strategy does nothing until something is drawn from it"]
pub struct Subsequences<T> {
    values: Vec<T>,
    sizing: Sizing,
}

impl<T> Subsequences<T> {
    size_methods!("values");

    fn sized(&self) -> Size {
        self.sizing.asked()
    }

    #[track_caller]
    fn resized(self, size: Size) -> Self {
        if size.min() > self.values.len() {
            misuse(&format!(
                "min_size is {}, but subsequences was given no more than {} values; \
                 lower min_size, or give it more values",
                size.min(),
                self.values.len()
            ));
        }
        Subsequences {
            sizing: self.sizing.resized(size),
            ..self
        }
    }

    /// Draws which of the values are taken: one place after another, in any order.
    ///
    /// As with a set of places; but where most are taken, one that is not is looked up at once.
    fn places(&self, case: &TestCase) -> BTreeSet<usize> {
        let all = 0..self.values.len();
        let mut taken = BTreeSet::new();
        self.sizing.fill(case, || {
            let is_new = |place: &usize| !taken.contains(place);
            let place = if 2 * taken.len() < all.len() {
                draw_new(case, &all, is_new).or_else(|| look_up(case, &all, is_new))
            } else {
                look_up(case, &all, is_new)
            };
            place.is_some_and(|place| taken.insert(place))
        });
        taken
    }
}

impl<T: Clone> Strategy for Subsequences<T> {
    type Value = Vec<T>;

    fn draw(&self, case: &TestCase) -> Vec<T> {
        let taken = self.places(case).into_iter();
        taken.map(|place| self.values[place].clone()).collect()
    }

    /// A value is taken or it is not.
    fn distinct(&self) -> Option<u128> {
        1u128.checked_shl(u32::try_from(self.values.len()).ok()?)
    }
}

impl<T: Clone> Combinators for Subsequences<T> {}
