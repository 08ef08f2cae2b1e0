//! Drawing again until a value passes, but not for ever.

use std::panic::Location;

use hypo_core::{Label, TestCase};

use super::look_up_in_few;
use crate::source::{NoSource, SourceText};
use crate::strategy::branches_of;
use crate::{Combinators, Inverse, Strategy};

/// After so many values that do not pass, the test case does not count.
const TRIES: usize = 3;

const ATTEMPT: Label = Label::new("filter attempt");

/// Calls `attempt` until it returns something, three times at most.
///
/// Each attempt is a span, and one that failed a discarded one: the shrinker deletes it.
pub(crate) fn tries<T>(case: &TestCase, attempt: impl Fn() -> Option<T>) -> Option<T> {
    for _ in 0..TRIES {
        case.start_span(ATTEMPT);
        let drawn = attempt();
        if drawn.is_some() {
            case.stop_span();
            return drawn;
        }
        case.discard_span();
    }
    None
}

/// How the value that was drawn prints, if the strategy knows.
fn source<S: Strategy>(strategy: &S, value: &S::Value) -> Option<String> {
    let mut out = SourceText::new();
    let written = strategy.write_source(value, &mut out);
    written.ok().map(|()| out.into_string())
}

/// What `draw` draws, as soon as it passes; what does not is told where somebody wants to know, by its
/// `source` or by its choices.
pub(crate) fn draw_passing<T>(
    case: &TestCase,
    draw: impl Fn() -> T,
    passes: impl Fn(&T) -> bool,
    source: impl Fn(&T) -> Option<String>,
) -> Option<T> {
    tries(case, || {
        let value = draw();
        let passed = passes(&value);
        if !passed && case.describes() {
            case.note_refused(source(&value));
        }
        passed.then_some(value)
    })
}

/// Ends a test case in which no value passed the filter that stands there.
pub(crate) fn starve(case: &TestCase, location: &'static Location<'static>) -> ! {
    case.reject_at("three values in a row did not pass a filter", location)
}

/// Draws values until one passes; made by [`Combinators::filter`].
#[derive(Clone, Copy, Debug)]
#[must_use = "a strategy does nothing until something is drawn from it"]
pub struct Filter<S, F> {
    strategy: S,
    predicate: F,
    location: &'static Location<'static>,
}

impl<S, F> Filter<S, F> {
    pub(crate) fn new(strategy: S, predicate: F, location: &'static Location<'static>) -> Self {
        Filter {
            strategy,
            predicate,
            location,
        }
    }
}

impl<S, F> Filter<S, F>
where
    S: Strategy,
    F: Fn(&S::Value) -> bool,
{
    /// `None` for a value that does not pass.
    fn permits(&self, value: &S::Value) -> Option<()> {
        (self.predicate)(value).then_some(())
    }

    /// What `draw` draws, as soon as it passes; otherwise what `look_up` finds.
    fn passing(
        &self,
        case: &TestCase,
        draw: impl Fn() -> S::Value,
        look_up: impl FnOnce() -> Option<S::Value>,
    ) -> S::Value {
        let source = |value: &S::Value| source(&self.strategy, value);
        draw_passing(case, draw, &self.predicate, source)
            .or_else(look_up)
            .unwrap_or_else(|| starve(case, self.location))
    }
}

impl<S, F> Strategy for Filter<S, F>
where
    S: Strategy,
    F: Fn(&S::Value) -> bool,
{
    type Value = S::Value;

    fn draw(&self, case: &TestCase) -> S::Value {
        let look_up = || look_up_in_few(case, &self.strategy, &self.predicate);
        self.passing(case, || self.strategy.draw(case), look_up)
    }

    fn distinct(&self) -> Option<u128> {
        self.strategy.distinct()
    }

    fn value_at(&self, place: u128) -> Option<S::Value> {
        self.strategy.value_at(place).filter(&self.predicate)
    }

    fn says_source(&self) -> bool {
        self.strategy.says_source()
    }

    fn write_source(&self, value: &S::Value, out: &mut SourceText) -> Result<(), NoSource> {
        self.strategy.write_source(value, out)
    }

    branches_of!(self.strategy);

    fn draw_branch(&self, index: usize, case: &TestCase) -> S::Value {
        // All that could be looked among are the values of every alternative, and it is to be this one.
        self.passing(case, || self.strategy.draw_branch(index, case), || None)
    }

    fn invert(&self, value: &S::Value, choices: &mut Inverse) -> Option<()> {
        self.permits(value)?;
        self.strategy.invert(value, choices)
    }

    fn invert_branch(&self, index: usize, value: &S::Value, choices: &mut Inverse) -> Option<()> {
        self.permits(value)?;
        self.strategy.invert_branch(index, value, choices)
    }
}

impl<S, F> Combinators for Filter<S, F>
where
    S: Strategy,
    F: Fn(&S::Value) -> bool,
{
}

/// Draws values until a function makes something of one; made by [`Combinators::filter_map`].
#[derive(Clone, Copy, Debug)]
#[must_use = "a strategy does nothing until something is drawn from it"]
pub struct FilterMap<S, F> {
    strategy: S,
    f: F,
    location: &'static Location<'static>,
}

impl<S, F> FilterMap<S, F> {
    pub(crate) fn new(strategy: S, f: F, location: &'static Location<'static>) -> Self {
        FilterMap {
            strategy,
            f,
            location,
        }
    }
}

impl<S, T, F> FilterMap<S, F>
where
    S: Strategy,
    F: Fn(S::Value) -> Option<T>,
{
    /// What is made of what `draw` draws, as soon as it is something.
    fn passing(&self, case: &TestCase, draw: impl Fn() -> S::Value) -> T {
        let attempt = || {
            let value = draw();
            let source = case.describes().then(|| source(&self.strategy, &value));
            let made = (self.f)(value);
            if made.is_none() {
                source
                    .into_iter()
                    .for_each(|source| case.note_refused(source));
            }
            made
        };
        tries(case, attempt).unwrap_or_else(|| {
            case.reject_at(
                "three values in a row did not pass a filter_map",
                self.location,
            )
        })
    }
}

impl<S, T, F> Strategy for FilterMap<S, F>
where
    S: Strategy,
    F: Fn(S::Value) -> Option<T>,
{
    type Value = T;

    fn draw(&self, case: &TestCase) -> T {
        self.passing(case, || self.strategy.draw(case))
    }

    fn distinct(&self) -> Option<u128> {
        self.strategy.distinct()
    }

    fn value_at(&self, place: u128) -> Option<T> {
        self.strategy.value_at(place).and_then(&self.f)
    }

    branches_of!(self.strategy);

    fn draw_branch(&self, index: usize, case: &TestCase) -> T {
        self.passing(case, || self.strategy.draw_branch(index, case))
    }
}

impl<S, T, F> Combinators for FilterMap<S, F>
where
    S: Strategy,
    F: Fn(S::Value) -> Option<T>,
{
}
