//! The phase that makes each bug as small as it gets.

use std::time::Duration;

use crate::choice::{Choice, Value};
use crate::executor::{Execution, Misuse};
use crate::origin::Origin;
use crate::report::{Unfinished, messages};
use crate::run::bugs::Progress;
use crate::run::flaky;
use crate::run::reuse;
use crate::run::runner::Runner;
use crate::settings::Phase;
use crate::shrink::{self, Budget, Ended, Shrunk, Target};
use crate::source::{Random, Source};

/// Shrinking, and what it has used so far of its budget, which is that of the whole run.
#[derive(Default)]
pub(super) struct Shrinking {
    used: Used,
    has_tried_older: bool,
}

/// How much something has taken.
#[derive(Clone, Copy, Default)]
struct Used {
    time: Duration,
    runs: u64,
    steps: usize,
}

impl Shrinking {
    /// Shrinks each bug, the simplest first, unless that is done already or not wanted.
    ///
    /// Others that are met on the way get their turn. When the budget is used up, those that are left stay
    /// as they are.
    pub(super) fn shrink_all(&mut self, runner: &mut Runner<'_>) -> Result<(), Misuse> {
        if !runner.settings.phases.has(Phase::Shrink) || runner.bugs.next_to_shrink().is_none() {
            return Ok(());
        }
        let before = Used::until_now(runner);
        let used = self.used;
        let so_far = |runner: &Runner<'_>| used.and(Used::until_now(runner).since(before));
        if !self.has_tried_older {
            self.has_tried_older = true;
            reuse::try_older(runner)?;
        }
        while let Some(place) = runner.bugs.next_to_shrink() {
            if let Some(again) = seen_again(runner, place)? {
                let used = so_far(runner);
                let shrunk = shrink_one(runner, place, again, used)?;
                conclude(runner, place, shrunk, so_far(runner));
            }
        }
        self.used = so_far(runner);
        Ok(())
    }
}

impl Used {
    /// What the run has taken.
    fn until_now(runner: &Runner<'_>) -> Used {
        Used {
            time: runner.now(),
            runs: runner.tally.runs(),
            steps: runner.bugs.improvements(),
        }
    }

    fn since(self, before: Used) -> Used {
        Used {
            time: self.time.saturating_sub(before.time),
            runs: self.runs.saturating_sub(before.runs),
            // A bug that turned out to be another one has taken its steps with it.
            steps: self.steps.saturating_sub(before.steps),
        }
    }

    fn and(self, more: Used) -> Used {
        Used {
            time: self.time + more.time,
            runs: self.runs + more.runs,
            steps: self.steps + more.steps,
        }
    }
}

/// Shrinks this failure of a bug with what is left of the budget.
fn shrink_one(
    runner: &mut Runner<'_>,
    place: usize,
    again: Execution,
    used: Used,
) -> Result<Shrunk, Misuse> {
    let whole = Budget::default();
    let budget = Budget {
        time: whole.time.saturating_sub(used.time),
        improvements: whole.improvements.saturating_sub(used.steps),
        ..whole
    };
    let origin = runner.bugs.at(place).origin.clone();
    let mut target = OneBug { origin, runner };
    shrink::shrink(again, &mut target, budget)
}

/// Takes note of how shrinking a bug has ended.
fn conclude(runner: &mut Runner<'_>, place: usize, shrunk: Shrunk, used: Used) {
    let Shrunk { execution, effort } = shrunk;
    runner.debug(|| messages::passes(&effort));
    let unfinished = Unfinished {
        ended: effort.ended,
        time: used.time,
        runs: used.runs,
        steps: used.steps,
    };
    runner.bugs.set_effort(place, effort);
    match unfinished.ended {
        Ended::Complete => {
            runner.bugs.set_shrunk(place);
            runner.keeper.keep_shrunk(&execution);
        }
        // Another run would try much the same, and so it is stored as one that was shrunk to the end.
        Ended::Stalled => {
            let progress = Progress::CutShort(unfinished);
            runner.bugs.set_progress(place, progress);
            runner.keeper.keep_shrunk(&execution);
        }
        Ended::OutOfRuns | Ended::OutOfTime | Ended::OutOfImprovements => {
            runner.bugs.cut_short(unfinished);
        }
    }
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

    fn random(&mut self) -> Random {
        self.runner.dealer.for_continuation()
    }

    fn run_extended(&mut self, prefix: Vec<Value>, random: Random) -> Result<Execution, Misuse> {
        self.runner.execute(Source::random_after(prefix, random))
    }

    /// What was simpler and failed is the best already, so that whatever else the tree knows is of no use.
    fn knows(&mut self, candidate: &[Value]) -> bool {
        self.runner.tree.knows_replay(candidate)
    }

    fn restate(&mut self, choices: Vec<Value>, place: usize) -> Result<Vec<Vec<Choice>>, Misuse> {
        self.runner.restate(choices, place)
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
