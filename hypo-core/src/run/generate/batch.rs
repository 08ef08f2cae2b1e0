//! Which test cases are tried next.
//!
//! Test cases are planned a batch at a time, by what is known when the batch
//! begins and not by what its first ones come to; so it does not matter in which
//! order, or in how many threads, those of a batch are run. Most are new ones in
//! the [mode](crate::source) that they are dealt; a few are [changes](super::mutate) of what was tried before.

use super::mutate::{self, Seen};
use crate::choice::Value;
use crate::executor::{Execution, Outcome};
use crate::run::flaky;
use crate::run::runner::Runner;
use crate::source::{Random, Source};

/// So many test cases are planned at once, if there are as many different ones.
const BATCH: usize = 8;
/// So many of them change an earlier one.
const MUTANTS: usize = 1;
/// So many earlier ones are kept to be changed, and one in so many is taken.
const KEPT: usize = 4;
const EVERY: u64 = 8;

/// Plans test cases, and remembers what it needs of those that were run.
pub(super) struct Planner {
    seen: Vec<Seen>,
    learned: u64,
}

impl Planner {
    pub(super) fn new() -> Planner {
        Planner {
            seen: Vec::new(),
            learned: 0,
        }
    }

    /// The sources of the next test cases; always at least one.
    pub(super) fn plan(&mut self, runner: &mut Runner<'_>) -> Vec<Source> {
        let mut sources = Vec::with_capacity(BATCH);
        let mutants = if self.seen.is_empty() { 0 } else { MUTANTS };
        while sources.len() < BATCH - mutants {
            let mut random = runner.dealer.deal();
            match runner.tree.novel_prefix(&mut random) {
                Some(prefix) => sources.push(source(runner, prefix, random)),
                // Chance knows nothing new, though more may be possible: it has to go on by itself.
                None if sources.is_empty() => return vec![source(runner, Vec::new(), random)],
                None => return sources,
            }
        }
        for _ in 0..mutants {
            let parent = runner.dealer.below(self.seen.len());
            let Some(values) = mutate::change(&self.seen[parent], &mut runner.dealer) else {
                continue;
            };
            if runner.tree.reserve(&values) {
                let random = runner.dealer.for_continuation();
                sources.push(source(runner, values, random));
            }
        }
        sources
    }

    /// Remembers what a test case did, and tells the tree.
    pub(super) fn learn(&mut self, runner: &mut Runner<'_>, execution: &mut Execution) {
        self.learned += 1;
        let is_valid = execution.outcome == Outcome::Valid;
        let to_keep = is_valid && self.learned % EVERY == 0 && mutate::is_changeable(execution);
        if to_keep {
            let seen = Seen::of(execution);
            if self.seen.len() < KEPT {
                self.seen.push(seen);
            } else {
                let place = (self.learned / EVERY) as usize % KEPT;
                self.seen[place] = seen;
            }
        }
        let choices = std::mem::take(&mut execution.choices);
        flaky::remember(runner, choices, execution);
    }
}

/// A test case that begins like this, and is none that is known.
fn source(runner: &Runner<'_>, prefix: Vec<Value>, random: Random) -> Source {
    Source::random_after(prefix, random).avoiding(runner.tree.avoid())
}
