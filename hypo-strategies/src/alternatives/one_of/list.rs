//! The list that [`one_of!`](crate::one_of!) makes of strategies of different types.

use hypo_core::TestCase;
use hypo_core::choice::Branch;

use super::alternatives::{Alternatives, find_within};
use crate::{Inverse, Strategy};

/// A single alternative: where the list of [`one_of!`](crate::one_of!) begins.
#[derive(Clone, Copy, Debug)]
pub struct Only<S>(pub S);

/// The alternatives of a list, and one more.
#[derive(Clone, Copy, Debug)]
pub struct Or<A, S>(A, S);

impl<S: Strategy> Only<S> {
    /// These and one more.
    pub fn or<T: Strategy<Value = S::Value>>(self, other: T) -> Or<Self, T> {
        Or(self, other)
    }
}

impl<A: Alternatives, S: Strategy> Or<A, S> {
    /// These and one more.
    pub fn or<T: Strategy<Value = S::Value>>(self, other: T) -> Or<Self, T> {
        Or(self, other)
    }
}

impl<S: Strategy> Alternatives for Only<S> {
    type Value = S::Value;

    fn count(&self) -> usize {
        1
    }

    fn branches(&self) -> usize {
        self.0.branches()
    }

    fn is_flat(&self) -> bool {
        self.0.branches() == 1
    }

    fn find_branch(&self, index: usize) -> Result<(usize, usize), usize> {
        find_within(&self.0, 0, index)
    }

    fn branch_of(&self, _: usize, branch: usize) -> Branch {
        self.0.branch(branch)
    }

    fn draw_nth(&self, _: usize, branch: usize, case: &TestCase) -> S::Value {
        self.0.draw_branch(branch, case)
    }

    fn invert_nth(
        &self,
        (_, branch): (usize, usize),
        value: &S::Value,
        choices: &mut Inverse,
    ) -> Option<()> {
        self.0.invert_branch(branch, value, choices)
    }

    fn distinct(&self) -> Option<u128> {
        self.0.distinct()
    }

    fn value_at(&self, place: u128) -> Option<S::Value> {
        self.0.value_at(place)
    }
}

impl<A, S> Alternatives for Or<A, S>
where
    A: Alternatives,
    S: Strategy<Value = A::Value>,
{
    type Value = A::Value;

    fn count(&self) -> usize {
        self.0.count() + 1
    }

    fn branches(&self) -> usize {
        self.0.branches().saturating_add(self.1.branches())
    }

    fn is_flat(&self) -> bool {
        self.0.is_flat() && self.1.branches() == 1
    }

    fn find_branch(&self, index: usize) -> Result<(usize, usize), usize> {
        let found = self.0.find_branch(index);
        found.or_else(|behind| find_within(&self.1, self.0.count(), behind))
    }

    fn branch_of(&self, nth: usize, branch: usize) -> Branch {
        if nth < self.0.count() {
            self.0.branch_of(nth, branch)
        } else {
            self.1.branch(branch)
        }
    }

    fn draw_nth(&self, nth: usize, branch: usize, case: &TestCase) -> A::Value {
        if nth < self.0.count() {
            self.0.draw_nth(nth, branch, case)
        } else {
            self.1.draw_branch(branch, case)
        }
    }

    fn invert_nth(
        &self,
        (nth, branch): (usize, usize),
        value: &A::Value,
        choices: &mut Inverse,
    ) -> Option<()> {
        if nth < self.0.count() {
            self.0.invert_nth((nth, branch), value, choices)
        } else {
            self.1.invert_branch(branch, value, choices)
        }
    }

    fn distinct(&self) -> Option<u128> {
        self.0.distinct()?.checked_add(self.1.distinct()?)
    }

    fn value_at(&self, place: u128) -> Option<A::Value> {
        match place.checked_sub(self.0.distinct()?) {
            None => self.0.value_at(place),
            Some(behind) => self.1.value_at(behind),
        }
    }
}
