//! The phase that tries new test cases.
//!
//! The simplest test case of all comes first: it costs one run, and what fails
//! there needs no shrinking. The others are [planned in batches](batch), each
//! different from all before it.

mod batch;
mod mutate;

use crate::executor::Misuse;
use crate::report::{Failure, Report, Stopped, messages};
use crate::run::runner::Runner;
use crate::run::target;
use crate::settings::Phase;
use crate::source::Source;
use batch::Planner;

/// With so many test cases rejected and none valid, fewer than one in a hundred would have been: 0.99^459 < 1 %.
const INVALID_BASE: u64 = 458;
/// Each valid test case buys so many more rejected ones.
const INVALID_PER_VALID: u64 = 100;

/// Tries test cases until there are bugs enough, enough were valid, too few are, or there are no others.
pub(super) fn search(runner: &mut Runner<'_>) -> Result<(), Misuse> {
    let mut planner = Planner::new();
    let mut batch = vec![Source::simplest_after(Vec::new())];
    loop {
        for source in batch {
            if is_over(runner) {
                break;
            }
            let execution = runner.execute(source)?;
            planner.learn(runner, &execution);
            runner.recycle(execution);
        }
        if target::is_due(runner) {
            target::pass(runner)?;
        }
        runner.tree.release();
        if is_over(runner) {
            return Ok(());
        }
        batch = planner.plan(runner);
    }
}

fn is_over(runner: &Runner<'_>) -> bool {
    stopped(runner).is_some() || runner.diverged.is_some() || !runner.keeps_searching()
}

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
            &runner.rejections,
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
