//! Drawing what a function makes of what is drawn.

use hypo_core::TestCase;

use crate::strategy::branches_of;
use crate::{Combinators, Strategy};

/// Draws what a function makes of a drawn value; made by [`Combinators::map`].
#[derive(Clone, Copy, Debug)]
#[must_use = "a strategy does nothing until something is drawn from it"]
pub struct Map<S, F> {
    strategy: S,
    f: F,
}

impl<S, F> Map<S, F> {
    pub(crate) fn new(strategy: S, f: F) -> Self {
        Map { strategy, f }
    }

    /// The same of another strategy.
    pub(crate) fn of(self, change: impl FnOnce(S) -> S) -> Self {
        Map {
            strategy: change(self.strategy),
            f: self.f,
        }
    }
}

impl<S, T, F> Strategy for Map<S, F>
where
    S: Strategy,
    F: Fn(S::Value) -> T,
{
    type Value = T;

    fn draw(&self, case: &TestCase) -> T {
        (self.f)(self.strategy.draw(case))
    }

    fn draw_part(&self, case: &TestCase) -> T {
        (self.f)(self.strategy.draw_part(case))
    }

    fn distinct(&self) -> Option<u128> {
        self.strategy.distinct()
    }

    fn value_at(&self, place: u128) -> Option<T> {
        self.strategy.value_at(place).map(&self.f)
    }

    branches_of!(self.strategy);

    fn draw_branch(&self, index: usize, case: &TestCase) -> T {
        (self.f)(self.strategy.draw_branch(index, case))
    }
}

impl<S, T, F> Combinators for Map<S, F>
where
    S: Strategy,
    F: Fn(S::Value) -> T,
{
}
