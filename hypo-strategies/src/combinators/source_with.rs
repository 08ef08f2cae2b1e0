//! Saying how values print as Rust source, where their type does not.

use hypo_core::TestCase;

use super::named::{ByStrategy, Named};
use crate::source::{NoSource, SourceText};
use crate::strategy::branches_of;
use crate::{Combinators, Inverse, Strategy};

/// Draws what a strategy draws, and prints it as a function says; made by [`Combinators::source_with`].
#[derive(Clone, Copy, Debug)]
#[must_use = "a strategy does nothing until something is drawn from it"]
pub struct SourceWith<S, F> {
    strategy: S,
    f: F,
}

impl<S, F> SourceWith<S, F> {
    pub(crate) fn new(strategy: S, f: F) -> Self {
        SourceWith { strategy, f }
    }

    /// As [`Combinators::named`], whether or not the type of the value prints as source.
    ///
    /// `hypo::Check` runs a property with it by `run_named`.
    pub fn named(self, name: &'static str) -> Named<Self, ByStrategy> {
        Named::new(self, name)
    }
}

impl<S, F> Strategy for SourceWith<S, F>
where
    S: Strategy,
    F: Fn(&S::Value) -> String,
{
    type Value = S::Value;

    fn draw(&self, case: &TestCase) -> S::Value {
        self.strategy.draw(case)
    }

    fn draw_part(&self, case: &TestCase) -> S::Value {
        self.strategy.draw_part(case)
    }

    fn distinct(&self) -> Option<u128> {
        self.strategy.distinct()
    }

    fn value_at(&self, place: u128) -> Option<S::Value> {
        self.strategy.value_at(place)
    }

    fn says_source(&self) -> bool {
        true
    }

    fn write_source(&self, value: &S::Value, out: &mut SourceText) -> Result<(), NoSource> {
        out.push_str(&(self.f)(value));
        Ok(())
    }

    branches_of!(self.strategy);

    fn draw_branch(&self, index: usize, case: &TestCase) -> S::Value {
        self.strategy.draw_branch(index, case)
    }

    fn invert(&self, value: &S::Value, choices: &mut Inverse) -> Option<()> {
        self.strategy.invert(value, choices)
    }

    fn invert_branch(&self, index: usize, value: &S::Value, choices: &mut Inverse) -> Option<()> {
        self.strategy.invert_branch(index, value, choices)
    }
}

impl<S, F> Combinators for SourceWith<S, F>
where
    S: Strategy,
    F: Fn(&S::Value) -> String,
{
}
