//! Drawing an argument of a property that has no `#[given]`.

use hypo_core::TestCase;

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

impl<S> Strategy for Named<S>
where
    S: Strategy,
    S::Value: ToSource,
{
    type Value = S::Value;

    fn draw(&self, case: &TestCase) -> S::Value {
        case.begin_argument(self.name);
        let value = self.strategy.draw_part(case);
        if case.describes() {
            case.describe(probe::by_source_or_type(
                self.name,
                &value,
                SourceText::new(),
            ));
        }
        value
    }

    fn draw_part(&self, case: &TestCase) -> S::Value {
        self.draw(case)
    }

    fn distinct(&self) -> Option<u128> {
        self.strategy.distinct()
    }
}

impl<S> Combinators for Named<S>
where
    S: Strategy,
    S::Value: ToSource,
{
}
