//! When a run has tried enough, and what it comes to then.

use crate::report::{Failure, Report, Stopped, messages};
use crate::run::runner::Runner;
use crate::run::starved;
use crate::settings::Phase;

/// With so many test cases rejected and none valid, fewer than one in a hundred would have been: 0.99^459 < 1 %.
const INVALID_BASE: u64 = 458;
/// Each valid test case buys so many more rejected ones.
const INVALID_PER_VALID: u64 = 100;

/// Why there are no more test cases to try; `None` while there are.
pub(super) fn stopped(runner: &Runner<'_>) -> Option<Stopped> {
    let tally = &runner.tally;
    if runner.tree.is_exhausted() {
        Some(Stopped::Exhausted)
    } else if tally.valid >= u64::from(runner.settings.max_examples) {
        Some(Stopped::Enough)
    } else if tally.invalid + tally.overrun > INVALID_BASE + INVALID_PER_VALID * tally.valid {
        Some(Stopped::TooManyRejected)
    } else {
        None
    }
}

/// What a run that found no failure comes to: nothing was wrong, or nothing was tried.
pub(super) fn verdict(runner: &Runner<'_>) -> Result<Report, Failure> {
    let generated = runner.settings.phases.has(Phase::Generate);
    let stopped = if generated { stopped(runner) } else { None };
    if generated && runner.tally.valid == 0 {
        let text = messages::unsatisfiable(
            &runner.tally,
            starved::starved(runner).as_ref(),
            runner.tree.is_exhausted(),
        );
        return Err(Failure::of_run(runner.property, text));
    }
    Ok(Report {
        tally: runner.tally,
        stopped,
        targets: runner.targets.scores(),
    })
}
