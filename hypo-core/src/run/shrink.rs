//! The phase that makes a failure as small as it gets.

use std::time::Duration;

use crate::choice::Value;
use crate::executor::{Execution, Misuse};
use crate::origin::Origin;
use crate::panic;
use crate::report::{FirstFailure, Story};
use crate::run::found::{First, Found, Searched};
use crate::run::runner::Runner;
use crate::settings::Phase;
use crate::shrink::{self, Budget, Ended, Target};
use crate::source::Source;

/// Shrinks a failure, unless that is done already or not wanted.
pub(super) fn shrink<'a>(runner: &mut Runner<'a>, first: First) -> Result<Found<'a>, Misuse> {
    let first = placed(runner, first)?;
    let First {
        execution, origin, ..
    } = first;
    let mut searched = Searched {
        values: execution.values(),
        first: FirstFailure {
            message: first.message,
            place: origin.place(),
        },
        heard: first.heard,
        unfinished: None,
        origin,
    };
    let test_cases = runner.tally.runs();
    let mut values = searched.values.clone();
    let mut shrinks = 0;
    if !first.shrunk && runner.settings.phases.has(Phase::Shrink) {
        let mut target = OneBug {
            origin: &searched.origin,
            runner,
        };
        let shrunk = shrink::shrink(execution, &mut target, Budget::default())?;
        values = shrunk.execution.values();
        shrinks = shrunk.improvements;
        match shrunk.ended {
            Ended::Complete | Ended::Stalled => runner.keeper.keep_shrunk(&shrunk.execution),
            ended => searched.unfinished = Some(ended),
        }
    }
    let story = if first.replayed {
        Story::Replayed { shrinks }
    } else {
        Story::Generated {
            test_cases,
            shrinks,
        }
    };
    Ok(Found {
        story,
        body: runner.property.body,
        values,
        searched: Some(searched),
    })
}

/// A failure whose place is known, for without it bugs cannot be told apart.
///
/// It is unknown where somebody has replaced the panic hook; then the failure is run once more with
/// ours put back.
fn placed(runner: &mut Runner<'_>, first: First) -> Result<First, Misuse> {
    if first.shrunk || first.heard || !panic::reinstall_hook() {
        return Ok(first);
    }
    let again = runner.execute(Source::replay(first.execution.values()))?;
    Ok(First::of(again, first.replayed, first.shrunk).unwrap_or(first))
}

/// Shrinking keeps to the bug that it began with; others that it meets are kept for another day.
struct OneBug<'r, 'a> {
    runner: &'r mut Runner<'a>,
    origin: &'r Origin,
}

impl Target for OneBug<'_, '_> {
    fn run(&mut self, candidate: Vec<Value>) -> Result<Execution, Misuse> {
        self.runner.execute(Source::replay(candidate))
    }

    fn run_extended(&mut self, prefix: Vec<Value>) -> Result<Execution, Misuse> {
        let random = self.runner.random.for_continuation();
        self.runner.execute(Source::random_after(prefix, random))
    }

    fn accepts(&self, execution: &Execution) -> bool {
        execution.origin() == Some(self.origin)
    }

    /// Nothing to do: every failure that the runner sees is kept as it is seen.
    fn improved(&mut self, _: &Execution) {}

    fn now(&self) -> Duration {
        self.runner.environment.clock().now()
    }
}
