//! Drawing from a strategy that depends on what was drawn before.

use hypo_core::{Label, TestCase};

use crate::strategy::branches_of;
use crate::{Combinators, Strategy};

const FIRST: Label = Label::new("flat_map first");
const SECOND: Label = Label::new("flat_map second");

/// Draws from a strategy that a function makes of a drawn value; made by [`Combinators::flat_map`].
#[derive(Clone, Copy, Debug)]
#[must_use = "a strategy does nothing until something is drawn from it"]
pub struct FlatMap<S, F> {
    strategy: S,
    f: F,
}

impl<S, F> FlatMap<S, F> {
    pub(crate) fn new(strategy: S, f: F) -> Self {
        FlatMap { strategy, f }
    }
}

impl<S, T, F> FlatMap<S, F>
where
    S: Strategy,
    T: Strategy,
    F: Fn(S::Value) -> T,
{
    /// Draws from the strategy that is made of what `first` draws.
    fn draw_after(&self, case: &TestCase, first: impl FnOnce() -> S::Value) -> T::Value {
        let first = case.span(FIRST, first);
        let then = (self.f)(first);
        case.span(SECOND, || then.draw(case))
    }
}

impl<S, T, F> Strategy for FlatMap<S, F>
where
    S: Strategy,
    T: Strategy,
    F: Fn(S::Value) -> T,
{
    type Value = T::Value;

    fn draw(&self, case: &TestCase) -> T::Value {
        self.draw_after(case, || self.strategy.draw(case))
    }

    branches_of!(self.strategy);

    fn draw_branch(&self, index: usize, case: &TestCase) -> T::Value {
        self.draw_after(case, || self.strategy.draw_branch(index, case))
    }
}

impl<S, T, F> Combinators for FlatMap<S, F>
where
    S: Strategy,
    T: Strategy,
    F: Fn(S::Value) -> T,
{
}
