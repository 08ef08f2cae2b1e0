//! The phase that raises the scores of `target!`.
//!
//! It takes turns with generation: a climb can only begin where some test case
//! has been, and may end on a hill that is not the highest, so that new test
//! cases are worth as much as better ones. In a short run there is one pass,
//! half way through. In a long one there are several, each as long as it may be
//! without taking more than half of the run in all; one that raised nothing is
//! the last, until a new test case comes further than any before.

use crate::choice::Value;
use crate::executor::{Execution, Misuse, Outcome};
use crate::run::climb::{self, End};
use crate::run::generate;
use crate::run::runner::Runner;
use crate::settings::Phase;
use crate::source::Source;

/// From so many test cases on, a run has room for several passes.
const LONG_RUN: u64 = 1000;
/// A pass comes after so many valid test cases at the earliest, in a short run and in a long one.
const EARLIEST: u64 = 10;
const EARLIEST_IN_LONG_RUN: u64 = 200;
/// A pass of a long run may try so many test cases, if there are as many left.
const LEAST_ROOM: u64 = 200;
/// A climb of the first round ends after so many steps uphill, so that every label gets its turn.
/// Each further round doubles it.
const STEPS: usize = 10;

/// When a pass is due, and how long it may take: counted in valid test cases, as `max_examples` is.
pub(super) struct Schedule {
    is_long: bool,
    /// None is due before this.
    first: u64,
    /// When the next one is due by itself.
    next: Option<u64>,
    /// How many test cases the passes may still try.
    left: u64,
}

impl Schedule {
    pub(super) fn new(max_examples: u32) -> Schedule {
        let max_examples = u64::from(max_examples);
        let is_long = max_examples >= LONG_RUN;
        let (first, left) = if is_long {
            (EARLIEST_IN_LONG_RUN, max_examples / 2)
        } else {
            (EARLIEST.max(max_examples / 2), max_examples)
        };
        Schedule {
            is_long,
            first,
            next: Some(first),
            left,
        }
    }

    fn is_due(&self, valid: u64, have_risen: bool) -> bool {
        let next = have_risen || self.next.is_some_and(|next| valid >= next);
        self.left > 0 && valid >= self.first && next
    }

    /// How many test cases the next pass may try.
    fn room(&self) -> u64 {
        if self.is_long {
            LEAST_ROOM.max(self.left / 4).min(self.left)
        } else {
            self.left
        }
    }

    /// A pass has ended: after one that helped, as many new test cases are tried before the next.
    fn passed(&mut self, tried: u64, valid: u64, helped: bool) {
        self.next = helped.then_some(valid + tried);
        self.left = if self.is_long { self.left - tried } else { 0 };
    }
}

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
    if runner.tally.valid >= most || generate::stopped(runner).is_some() {
        return Err(End::Spent);
    }
    if runner.tree.is_tried(&prefix) {
        return Ok(None);
    }
    let random = runner.dealer.for_continuation();
    let execution = runner.execute(Source::random_after(prefix, random))?;
    runner.remember(&execution);
    match execution.outcome {
        Outcome::Interesting => Err(End::Failed),
        _ => Ok(Some(execution)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_short_run_has_one_pass_half_way_through() {
        for (max_examples, due) in [(1, 10), (19, 10), (20, 10), (100, 50), (999, 499)] {
            let mut schedule = Schedule::new(max_examples);
            assert!(!schedule.is_due(due - 1, true));
            assert!(schedule.is_due(due, false));
            assert_eq!(schedule.room(), u64::from(max_examples));
            schedule.passed(3, due + 3, true);
            assert!(!schedule.is_due(900, true));
        }
    }

    #[test]
    fn the_passes_of_a_long_run_take_half_of_it_at_most() {
        let mut schedule = Schedule::new(2000);
        let mut valid = 0;
        let mut rooms = Vec::new();
        for _ in 0..2000 {
            if schedule.is_due(valid, false) {
                let room = schedule.room();
                valid += room;
                schedule.passed(room, valid, true);
                rooms.push(room);
            }
            valid += 1;
        }
        assert_eq!(rooms, [250, 200, 200, 200, 150]);
    }

    #[test]
    fn a_pass_that_helped_comes_again_after_as_many_new_test_cases() {
        let mut schedule = Schedule::new(10_000);
        assert!(!schedule.is_due(199, true));
        assert!(schedule.is_due(200, false));
        assert_eq!(schedule.room(), 1250);
        schedule.passed(300, 500, true);
        assert!(!schedule.is_due(799, false));
        assert!(schedule.is_due(800, false));
        assert_eq!(schedule.room(), 4700 / 4);
    }

    #[test]
    fn a_pass_that_did_not_help_is_the_last_until_a_test_case_comes_further() {
        let mut schedule = Schedule::new(10_000);
        schedule.passed(300, 500, false);
        assert!(!schedule.is_due(9000, false));
        assert!(schedule.is_due(501, true));
    }
}
