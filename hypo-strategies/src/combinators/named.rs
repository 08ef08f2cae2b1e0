//! Drawing an argument of a property that has no `#[given]`.

use std::any::type_name;

use hypo_core::{Label, TestCase};

use crate::source::{SourceText, probe};
use crate::{Combinators, Strategy, ToSource};

/// Draws the argument of a name; made by [`Combinators::named`].
#[derive(Clone, Copy, Debug)]
#[must_use = "a strategy does nothing until something is drawn from it"]
pub struct Named<S> {
    strategy: S,
    name: &'static str,
}

impl<S> Named<S> {
    pub(crate) fn new(strategy: S, name: &'static str) -> Self {
        Named { strategy, name }
    }
}

impl<S> Named<S>
where
    S: Strategy,
    S::Value: ToSource,
{
    /// Draws the value with `draw`, and tells the test case which argument that is.
    fn as_argument(&self, case: &TestCase, draw: impl FnOnce() -> S::Value) -> S::Value {
        case.begin_argument(self.name);
        let value = draw();
        if case.describes() {
            case.describe(probe::by_source_or_type(
                self.name,
                &value,
                SourceText::new(),
            ));
        }
        value
    }
}

impl<S> Strategy for Named<S>
where
    S: Strategy,
    S::Value: ToSource,
{
    type Value = S::Value;

    fn draw(&self, case: &TestCase) -> S::Value {
        self.as_argument(case, || self.strategy.draw_part(case))
    }

    fn draw_part(&self, case: &TestCase) -> S::Value {
        self.draw(case)
    }

    fn distinct(&self) -> Option<u128> {
        self.strategy.distinct()
    }

    fn is_empty(&self) -> bool {
        self.strategy.is_empty()
    }

    fn branches(&self) -> usize {
        self.strategy.branches()
    }

    fn draw_branch(&self, index: usize, case: &TestCase) -> S::Value {
        // The argument is a part of the test case also where it is one of several alternatives.
        self.as_argument(case, || match self.strategy.branches() {
            0 | 1 => self.strategy.draw_part(case),
            _ => case.span(Label::new(type_name::<S>()), || {
                self.strategy.draw_branch(index, case)
            }),
        })
    }
}

impl<S> Combinators for Named<S>
where
    S: Strategy,
    S::Value: ToSource,
{
}
