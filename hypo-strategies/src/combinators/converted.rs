//! Drawing what is made of a drawn value, where the way back is known.

use hypo_core::TestCase;

use crate::strategy::branches_of;
use crate::{Combinators, Inverse, Strategy};

/// Draws what is made of a drawn value, and knows which value that is: a box of it, a range up to it.
#[derive(Clone, Copy, Debug)]
#[must_use = "a strategy does nothing until something is drawn from it"]
pub struct Converted<S: Strategy, T> {
    strategy: S,
    make: fn(S::Value) -> T,
    invert: Invert<S, T>,
}

/// Says by which choices the strategy would draw what the value was made of.
pub(crate) type Invert<S, T> = fn(&S, &T, &mut Inverse) -> Option<()>;

impl<S: Strategy, T> Converted<S, T> {
    pub(crate) fn new(strategy: S, make: fn(S::Value) -> T, invert: Invert<S, T>) -> Self {
        Converted {
            strategy,
            make,
            invert,
        }
    }

    /// The same of another strategy.
    pub(crate) fn of(self, change: impl FnOnce(S) -> S) -> Self {
        Converted {
            strategy: change(self.strategy),
            ..self
        }
    }
}

impl<S: Strategy, T> Strategy for Converted<S, T> {
    type Value = T;

    fn draw(&self, case: &TestCase) -> T {
        (self.make)(self.strategy.draw(case))
    }

    fn draw_part(&self, case: &TestCase) -> T {
        (self.make)(self.strategy.draw_part(case))
    }

    fn invert(&self, value: &T, choices: &mut Inverse) -> Option<()> {
        (self.invert)(&self.strategy, value, choices)
    }

    // As a whole it is one way back, and not one for each alternative.
    fn invert_branch(&self, _: usize, value: &T, choices: &mut Inverse) -> Option<()> {
        match self.strategy.branches() {
            1 => self.invert(value, choices),
            _ => None,
        }
    }

    fn distinct(&self) -> Option<u128> {
        self.strategy.distinct()
    }

    fn value_at(&self, place: u128) -> Option<T> {
        self.strategy.value_at(place).map(self.make)
    }

    branches_of!(self.strategy);

    fn draw_branch(&self, index: usize, case: &TestCase) -> T {
        (self.make)(self.strategy.draw_branch(index, case))
    }
}

impl<S: Strategy, T> Combinators for Converted<S, T> {}
