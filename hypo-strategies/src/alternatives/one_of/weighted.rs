//! An alternative that is more or less likely than the others.

use hypo_core::choice::{Branch, Children};
use hypo_core::{TestCase, misuse};

use crate::source::{NoSource, SourceText};
use crate::{Combinators, Inverse, Strategy};

/// An alternative with a weight, which is never drawn from at 0.
#[derive(Clone, Copy, Debug)]
pub struct Weighted<S> {
    strategy: S,
    weight: u32,
}

/// Gives a strategy its weight in a [`one_of!`](crate::one_of!).
pub fn weighted<S: Strategy>(weight: u32, strategy: S) -> Weighted<S> {
    Weighted { strategy, weight }
}

impl<S: Strategy> Strategy for Weighted<S> {
    type Value = S::Value;

    fn draw(&self, case: &TestCase) -> S::Value {
        // Where another one could be drawn, this one never is.
        if self.weight == 0 {
            misuse(
                "every strategy in this one_of has the weight 0 or draws nothing; give one of them a weight above 0",
            );
        }
        self.strategy.draw(case)
    }

    fn invert(&self, value: &S::Value, choices: &mut Inverse) -> Option<()> {
        match self.weight {
            0 => None,
            _ => self.strategy.invert(value, choices),
        }
    }

    fn distinct(&self) -> Option<u128> {
        match self.weight {
            0 => Some(0),
            _ => self.strategy.distinct(),
        }
    }

    fn value_at(&self, place: u128) -> Option<S::Value> {
        self.strategy.value_at(place)
    }

    fn says_source(&self) -> bool {
        self.strategy.says_source()
    }

    fn write_source(&self, value: &S::Value, out: &mut SourceText) -> Result<(), NoSource> {
        self.strategy.write_source(value, out)
    }

    fn is_empty(&self) -> bool {
        self.weight == 0 || self.strategy.is_empty()
    }

    fn children(&self) -> Children {
        self.strategy.children()
    }

    // Of a `one_of` within, the weights say how likely its strategies are by comparison with each other, and
    // this one how likely they are together: so it is one alternative.
    fn branch(&self, _: usize) -> Branch {
        let children = self.strategy.children();
        Branch {
            weight: self.weight,
            children,
            ends: children.possible == 0,
        }
    }
}

impl<S: Strategy> Combinators for Weighted<S> {}
