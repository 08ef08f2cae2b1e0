//! The phase that raises the scores of `target!`.
//!
//! It takes turns with generation: a climb can only begin where some test case
//! has been, and may end on a hill that is not the highest, so that new test
//! cases are worth as much as better ones. In a short run there is one pass,
//! half way through. In a long one there are several, each as long as it may be
//! without taking more than half of the run in all; one that raised nothing is
//! the last, until a new test case comes further than any before.

mod climb;
mod schedule;
mod step;
mod targets;

use crate::choice::Value;
use crate::executor::{Execution, Misuse, Outcome};
use crate::run::flaky;
use crate::run::runner::Runner;
use crate::run::stop::stopped;
use crate::settings::Phase;
use crate::source::Source;
use climb::End;
pub(super) use schedule::Schedule;
pub(super) use targets::Targets;

/// A climb of the first round ends after so many steps uphill, so that every label gets its turn.
/// Each further round doubles it.
const STEPS: usize = 10;

/// Whether it is time for a pass.
pub(super) fn is_due(runner: &Runner<'_>) -> bool {
    let targets = &runner.targets;
    runner.settings.phases.has(Phase::Target)
        && !targets.is_empty()
        && runner.bugs.is_empty()
        && runner
            .schedule
            .is_due(runner.tally.valid, targets.have_risen())
}

/// Climbs from the best test case of each label, for as long as that leads higher and no test case fails.
pub(super) fn pass(runner: &mut Runner<'_>) -> Result<(), Misuse> {
    let before = runner.tally.valid;
    let most = before + runner.schedule.room();
    runner.debug(|| "raising the scores of target!".to_owned());
    runner.targets.take_risen();
    let ended = rounds(runner, most);
    let helped = runner.targets.take_risen();
    let valid = runner.tally.valid;
    runner.schedule.passed(valid - before, valid, helped);
    match ended {
        Ok(()) | Err(End::Spent | End::Failed) => Ok(()),
        Err(End::Misused(misuse)) => Err(misuse),
    }
}

fn rounds(runner: &mut Runner<'_>, most: u64) -> Result<(), End> {
    let mut steps = STEPS;
    loop {
        let mut helped = false;
        for label in 0..runner.targets.summits().len() {
            let start = runner.targets.summits()[label].clone();
            let mut run = |prefix| execute(runner, prefix, most);
            helped |= climb::climb(start, steps, &mut run)?;
        }
        if !helped {
            return Ok(());
        }
        steps *= 2;
    }
}

/// Runs what begins like this, unless as many test cases as may be were valid; `None` if it was
/// tried before: then it came no further than the best.
fn execute(
    runner: &mut Runner<'_>,
    prefix: Vec<Value>,
    most: u64,
) -> Result<Option<Execution>, End> {
    if runner.tally.valid >= most || stopped(runner).is_some() {
        return Err(End::Spent);
    }
    if runner.tree.is_tried(&prefix) {
        return Ok(None);
    }
    let random = runner.dealer.for_continuation();
    let execution = runner.execute(Source::random_after(prefix, random))?;
    flaky::remember(runner, execution.choices.clone(), &execution);
    match execution.outcome {
        Outcome::Interesting => Err(End::Failed),
        _ => Ok(Some(execution)),
    }
}
