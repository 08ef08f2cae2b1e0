//! The phase that tries new test cases.
//!
//! The simplest test case of all comes first: it costs one run, and what fails
//! there needs no shrinking. The others are [planned in batches](batch), each
//! different from all before it.

mod batch;
mod mutate;

use crate::executor::Misuse;
use crate::run::runner::Runner;
use crate::run::stop::stopped;
use crate::run::target;
use crate::source::Source;
use batch::Planner;

/// Tries test cases until there are bugs enough, enough were valid, too few are, or there are no others.
pub(super) fn search(runner: &mut Runner<'_>) -> Result<(), Misuse> {
    let mut planner = Planner::new();
    let mut batch = vec![Source::simplest_after(Vec::new())];
    loop {
        for source in batch {
            if is_over(runner) {
                break;
            }
            let mut execution = runner.execute(source)?;
            let made = execution.choices.len();
            planner.learn(runner, &mut execution);
            runner.recycle(execution, made);
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
