//! The phase that tries new test cases.

use crate::executor::Misuse;
use crate::report::{Failure, Report, Stopped, messages};
use crate::run::found::First;
use crate::run::runner::Runner;
use crate::settings::Phase;
use crate::source::Source;

/// With so many test cases rejected and none valid, fewer than one in a hundred would have been: 0.99^459 < 1 %.
const INVALID_BASE: u64 = 458;
/// Each valid test case buys so many more rejected ones.
const INVALID_PER_VALID: u64 = 100;

/// Tries test cases until one fails, enough were valid, too few are, or there are no others.
///
/// The first is the simplest of all: it costs one run, and what fails there needs no shrinking.
pub(super) fn search(runner: &mut Runner<'_>) -> Result<Option<First>, Misuse> {
    let mut number = 0;
    while stopped(runner).is_none() {
        let source = if number == 0 {
            Source::simplest_after(Vec::new())
        } else {
            let mut random = runner.random.for_test_case(number - 1);
            let prefix = runner.tree.novel_prefix(&mut random);
            Source::random_after(prefix, random)
        };
        let execution = runner.execute(source)?;
        runner.tree.record(&execution);
        number += 1;
        if let Some(first) = First::of(execution, false, false) {
            return Ok(Some(first));
        }
    }
    Ok(None)
}

/// Why there are no more test cases to try; `None` while there are.
fn stopped(runner: &Runner<'_>) -> Option<Stopped> {
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
            &runner.rejections,
            runner.tree.is_exhausted(),
        );
        return Err(Failure::of_run(runner.property, text));
    }
    Ok(Report {
        tally: runner.tally,
        stopped,
    })
}
