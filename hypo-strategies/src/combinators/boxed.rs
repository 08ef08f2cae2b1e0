//! A strategy of which only the value is known.

use std::fmt;
use std::sync::Arc;

use hypo_core::TestCase;

use crate::source::{NoSource, SourceText};
use crate::strategy::branches_of;
use crate::{Combinators, Inverse, Strategy};

/// A strategy of which only the value's type is known; made by [`Combinators::boxed`].
///
/// Clones share one strategy. It may borrow for `'a`, and it is `Send` and
/// `Sync`, so that it can stand in a `static` and serve properties on all
/// threads; what is boxed has to be so too, as strategies are unless a closure
/// or a value in them is not.
#[must_use = "a strategy does nothing until something is drawn from it"]
pub struct BoxedStrategy<'a, T>(Arc<dyn Strategy<Value = T> + Send + Sync + 'a>);

impl<'a, T> BoxedStrategy<'a, T> {
    pub(crate) fn new(strategy: impl Strategy<Value = T> + Send + Sync + 'a) -> Self {
        BoxedStrategy(Arc::new(strategy))
    }
}

impl<T> Strategy for BoxedStrategy<'_, T> {
    type Value = T;

    fn draw(&self, case: &TestCase) -> T {
        self.0.draw(case)
    }

    fn draw_part(&self, case: &TestCase) -> T {
        self.0.draw_part(case)
    }

    fn distinct(&self) -> Option<u128> {
        self.0.distinct()
    }

    fn value_at(&self, place: u128) -> Option<T> {
        self.0.value_at(place)
    }

    fn says_source(&self) -> bool {
        self.0.says_source()
    }

    fn write_source(&self, value: &T, out: &mut SourceText) -> Result<(), NoSource> {
        self.0.write_source(value, out)
    }

    branches_of!(self.0);

    fn draw_branch(&self, index: usize, case: &TestCase) -> T {
        self.0.draw_branch(index, case)
    }

    fn invert(&self, value: &T, choices: &mut Inverse) -> Option<()> {
        self.0.invert(value, choices)
    }

    fn invert_branch(&self, index: usize, value: &T, choices: &mut Inverse) -> Option<()> {
        self.0.invert_branch(index, value, choices)
    }
}

impl<'a, T> Combinators for BoxedStrategy<'a, T> {
    fn boxed<'b>(self) -> BoxedStrategy<'b, T>
    where
        Self: Send + Sync + 'b,
    {
        BoxedStrategy::new(self)
    }
}

impl<T> Clone for BoxedStrategy<'_, T> {
    fn clone(&self) -> Self {
        BoxedStrategy(Arc::clone(&self.0))
    }
}

impl<T> fmt::Debug for BoxedStrategy<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("BoxedStrategy(..)")
    }
}
