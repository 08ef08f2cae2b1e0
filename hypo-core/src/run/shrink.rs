//! The phase that makes each bug as small as it gets.

use std::time::Duration;

use crate::choice::Value;
use crate::executor::{Execution, Misuse};
use crate::origin::Origin;
use crate::run::bugs::Progress;
use crate::run::flaky;
use crate::run::reuse;
use crate::run::runner::Runner;
use crate::settings::Phase;
use crate::shrink::{self, Budget, Ended, Target};
use crate::source::Source;

/// Shrinks each bug, the simplest first, unless that is done already or not wanted.
///
/// Others that are met on the way get their turn. The budget is that of the
/// whole run: when it is used up, those that are left stay as they are.
pub(super) fn shrink(runner: &mut Runner<'_>) -> Result<(), Misuse> {
    if !runner.settings.phases.has(Phase::Shrink) || runner.bugs.next_to_shrink().is_none() {
        return Ok(());
    }
    let (started, before) = (runner.now(), runner.bugs.improvements());
    reuse::try_older(runner)?;
    while let Some(place) = runner.bugs.next_to_shrink() {
        let Some(again) = seen_again(runner, place)? else {
            continue;
        };
        let whole = Budget::default();
        let budget = Budget {
            time: whole.time.saturating_sub(runner.now() - started),
            improvements: whole
                .improvements
                .saturating_sub(runner.bugs.improvements() - before),
            ..whole
        };
        let origin = runner.bugs.at(place).origin.clone();
        let mut target = OneBug { origin, runner };
        let shrunk = shrink::shrink(again, &mut target, budget)?;
        let ended = shrunk.effort.ended;
        runner.bugs.set_effort(place, shrunk.effort);
        match ended {
            Ended::Complete | Ended::Stalled => {
                runner.bugs.set_progress(place, Progress::Shrunk);
                runner.keeper.keep_shrunk(&shrunk.execution);
            }
            ended => runner.bugs.cut_short(ended),
        }
    }
    Ok(())
}

/// Runs a bug once more before any work is spent on it; `None` if this is not what is to be shrunk.
fn seen_again(runner: &mut Runner<'_>, place: usize) -> Result<Option<Execution>, Misuse> {
    let values = runner.bugs.at(place).values();
    let again = runner.execute(Source::replay(values))?;
    let bug = runner.bugs.at(place);
    if flaky::is_same(runner, bug, &again) {
        return Ok(Some(again));
    }
    match &again.failure {
        // The panic hook is ours again, and so its place is known by now.
        Some(failed) if failed.heard && !bug.heard => {
            let unplaced = bug.origin.clone();
            runner.bugs.merge(place, &failed.origin);
            runner.keeper.forget(&unplaced);
        }
        _ => {
            let replays = flaky::replay(runner, bug, &again)?;
            let verdict = Progress::Flaky(Box::new(replays));
            runner.bugs.set_progress(place, verdict);
        }
    }
    Ok(None)
}

/// Shrinking keeps to the bug that it began with, if bugs are told apart.
struct OneBug<'r, 'a> {
    runner: &'r mut Runner<'a>,
    origin: Origin,
}

impl Target for OneBug<'_, '_> {
    fn run(&mut self, candidate: Vec<Value>) -> Result<Execution, Misuse> {
        self.runner.execute(Source::replay(candidate))
    }

    fn run_extended(&mut self, prefix: Vec<Value>) -> Result<Execution, Misuse> {
        let random = self.runner.dealer.for_continuation();
        self.runner.execute(Source::random_after(prefix, random))
    }

    /// What was simpler and failed is the best already, so that whatever else the tree knows is of no use.
    fn knows(&mut self, candidate: &[Value]) -> bool {
        self.runner.tree.knows_replay(candidate)
    }

    fn accepts(&self, execution: &Execution) -> bool {
        !self.runner.bugs.are_told_apart() || execution.origin() == Some(&self.origin)
    }

    /// Nothing to do: every failure that the runner sees is kept as it is seen.
    fn improved(&mut self, _: &Execution) {}

    fn now(&self) -> Duration {
        self.runner.now()
    }
}
