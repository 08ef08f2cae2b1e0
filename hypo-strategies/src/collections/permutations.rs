//! The orders that given values can be in.

use hypo_core::TestCase;
use hypo_core::choice::{Int, IntegerConstraint};

use crate::places::Parts;
use crate::{Combinators, Strategy};

/// Draws these values in any order, each order as likely.
///
/// ```
/// use hypo_strategies::{Strategy, permutations};
///
/// # hypo_strategies::for_each_case(|case| {
/// let order = permutations(['a', 'b', 'c']).draw(case);
/// assert!(order.contains(&'b') && order.len() == 3);
/// # });
/// ```
///
/// The simplest value is the order in which they were given.
pub fn permutations<T: Clone>(values: impl Into<Vec<T>>) -> Permutations<T> {
    Permutations(values.into())
}

/// Draws permutations; made by [`permutations`].
#[derive(Clone, Debug)]
#[must_use = "a strategy does nothing until something is drawn from it"]
pub struct Permutations<T>(Vec<T>);

impl<T: Clone> Strategy for Permutations<T> {
    type Value = Vec<T>;

    fn draw(&self, case: &TestCase) -> Vec<T> {
        let mut values = self.0.clone();
        // Each place in turn gets one of those that have none yet; the simplest is the one that is there.
        for place in 0..values.len().saturating_sub(1) {
            let here = Int::from(place);
            let last = Int::from(values.len() - 1);
            let from =
                IntegerConstraint::new(here, last, here).expect("the place is before the last");
            values.swap(place, case.draw_integer(&from).magnitude() as usize);
        }
        values
    }

    fn distinct(&self) -> Option<u128> {
        (1..=self.0.len()).try_fold(1u128, |orders, n| orders.checked_mul(n as u128))
    }

    fn value_at(&self, place: u128) -> Option<Vec<T>> {
        let mut parts = Parts::new(place, self.distinct()?)?;
        let mut values = self.0.clone();
        for place in 0..values.len() {
            let further = parts.next((values.len() - place) as u128);
            values.swap(place, place + further as usize);
        }
        Some(values)
    }
}

impl<T: Clone> Combinators for Permutations<T> {}
