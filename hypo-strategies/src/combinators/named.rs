//! Drawing an argument of a property that has no `#[given]`.

use std::any::type_name;
use std::marker::PhantomData;

use hypo_core::{Argument, Label, TestCase};

use crate::source::{NoSource, SourceText, note_source, probe};
use crate::strategy::branches_of;
use crate::{Combinators, Inverse, Strategy, ToSource};

/// Draws the argument of a name; made by [`Combinators::named`].
#[derive(Clone, Copy, Debug)]
#[must_use = "a strategy does nothing until something is drawn from it"]
pub struct Named<S, P = ByType> {
    strategy: S,
    name: &'static str,
    print: PhantomData<fn() -> P>,
}

/// How an argument prints.
#[doc(hidden)]
pub trait Print<T> {
    /// The argument, but for what its strategy says.
    fn argument(name: &str, value: &T) -> Argument;
}

/// By its type, unless its strategy says how.
#[derive(Clone, Copy, Debug)]
pub struct ByType;

impl<T: ToSource> Print<T> for ByType {
    fn argument(name: &str, value: &T) -> Argument {
        probe::by_source_or_type(name, value, SourceText::new())
    }
}

/// As its strategy says, for the type does not.
#[derive(Clone, Copy, Debug)]
pub struct ByStrategy;

impl<T> Print<T> for ByStrategy {
    fn argument(name: &str, _: &T) -> Argument {
        probe::by_type::<T>(name)
    }
}

impl<S, P> Named<S, P> {
    pub(crate) fn new(strategy: S, name: &'static str) -> Self {
        Named {
            strategy,
            name,
            print: PhantomData,
        }
    }
}

impl<S, P> Named<S, P>
where
    S: Strategy,
    P: Print<S::Value>,
{
    /// Draws the value with `draw`, and tells the test case which argument that is.
    fn as_argument(&self, case: &TestCase, draw: impl FnOnce() -> S::Value) -> S::Value {
        case.begin_argument(self.name);
        case.drawn_by(type_name::<S>());
        let value = draw();
        case.end_part();
        if case.describes() {
            note_source(case, &self.strategy, &value);
            case.describe(P::argument(self.name, &value));
        }
        value
    }
}

impl<S, P> Strategy for Named<S, P>
where
    S: Strategy,
    P: Print<S::Value>,
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

    fn says_source(&self) -> bool {
        self.strategy.says_source()
    }

    fn write_source(&self, value: &S::Value, out: &mut SourceText) -> Result<(), NoSource> {
        self.strategy.write_source(value, out)
    }

    branches_of!(self.strategy);

    fn draw_branch(&self, index: usize, case: &TestCase) -> S::Value {
        // The argument is a part of the test case also where it is one of several alternatives.
        self.as_argument(case, || match self.strategy.branches() {
            0 | 1 => self.strategy.draw_part(case),
            _ => case.span(Label::new(type_name::<S>()), || {
                self.strategy.draw_branch(index, case)
            }),
        })
    }

    fn invert(&self, value: &S::Value, choices: &mut Inverse) -> Option<()> {
        self.strategy.invert(value, choices)
    }

    fn invert_branch(&self, index: usize, value: &S::Value, choices: &mut Inverse) -> Option<()> {
        self.strategy.invert_branch(index, value, choices)
    }
}

impl<S, P> Combinators for Named<S, P>
where
    S: Strategy,
    P: Print<S::Value>,
{
}
