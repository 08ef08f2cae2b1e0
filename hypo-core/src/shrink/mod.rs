//! Makes a failing test case as simple as it can be.
//!
//! A test case is its choice sequence, and sequences have one order: shorter
//! first, then choice by choice, each in its own simplest-first order. So
//! shrinking is a walk down that order: propose a simpler sequence, run it, and
//! if it fails in the same way take what it *did* as the new best. It knows
//! nothing of types; that a vector gets shorter and its elements smaller falls
//! out of how strategies draw them. Since every move is strictly downhill, it
//! ends; since each is a real test case, it may end at any time.
//!
//! What to propose is the business of the passes (`passes/`): each knows one
//! kind of change that tends to help. The schedule steps them until none has
//! anything left to try, the budget stops them before, and what was tried once
//! is never run again.

mod budget;
mod characters;
mod lower;
mod minimise;
mod passes;
mod schedule;
mod search;
mod shrinker;
mod tried;

#[cfg(test)]
mod facts;

use std::time::Duration;

pub use budget::{Budget, Ended};
pub use schedule::Tally;

use crate::choice::{Choice, Value};
use crate::executor::{Execution, Misuse};
use crate::source::Random;
use schedule::Schedule;
use shrinker::Shrinker;

/// What is shrunk: a property that fails, as the shrinker sees it.
pub trait Target {
    /// Runs exactly this sequence: a test case that asks for more overruns.
    fn run(&mut self, candidate: Vec<Value>) -> Result<Execution, Misuse>;

    /// Where random choices come from, another one each time.
    fn random(&mut self) -> Random;

    /// Runs this sequence and goes on with random choices for as long as the test case asks.
    fn run_extended(&mut self, prefix: Vec<Value>, random: Random) -> Result<Execution, Misuse>;

    /// Whether it is known that this sequence leads to nothing simpler, for it was run before shrinking began.
    fn knows(&mut self, _candidate: &[Value]) -> bool {
        false
    }

    /// Runs these choices, which end where the value ends that begins with the one at `place`, and returns
    /// the choices by which earlier alternatives would draw that value.
    fn restate(&mut self, choices: Vec<Value>, place: usize) -> Result<Vec<Vec<Choice>>, Misuse>;

    /// Whether this is the failure that is being shrunk. Asked only of failures.
    fn accepts(&self, execution: &Execution) -> bool;

    /// Told of every new best, so that it can be kept whatever happens next.
    fn improved(&mut self, execution: &Execution);

    /// The time, since any fixed moment.
    fn now(&self) -> Duration;
}

/// The end of shrinking.
pub struct Shrunk {
    /// The simplest failure found.
    pub execution: Execution,
    /// What it took.
    pub effort: Effort,
}

/// What shrinking a failure took.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Effort {
    /// How often the property ran.
    pub runs: usize,
    /// How many of these runs did what an earlier one had done.
    pub repeated: usize,
    /// How often a simpler failure replaced the best so far.
    pub improvements: usize,
    /// Why it ended.
    pub ended: Ended,
    /// What each pass cost and brought, in the order in which they stand in the list of passes.
    pub passes: Vec<Tally>,
}

/// Shrinks a failing test case until no pass knows anything simpler, or the budget is used up.
pub fn shrink(
    initial: Execution,
    target: &mut dyn Target,
    budget: Budget,
) -> Result<Shrunk, Misuse> {
    shrink_by(Schedule::of_all_passes(), initial, target, budget)
}

fn shrink_by(
    mut schedule: Schedule,
    initial: Execution,
    target: &mut dyn Target,
    budget: Budget,
) -> Result<Shrunk, Misuse> {
    let choices = initial.choices.len();
    let mut shrinker = Shrinker::new(initial, target, budget);
    // Where each of many choices has to stay, a pass over all of them brings nothing; another may.
    shrinker.meter.patience(2 * choices);
    let ended = match schedule.run(&mut shrinker) {
        Ok(()) => Ended::Complete,
        Err(Halt::Ended(ended)) => ended,
        Err(Halt::Misused(misuse)) => return Err(misuse),
    };
    let effort = Effort {
        runs: shrinker.meter.runs(),
        repeated: shrinker.repeated(),
        improvements: shrinker.meter.improvements(),
        ended,
        passes: schedule.into_tallies(),
    };
    let execution = shrinker.into_best();
    Ok(Shrunk { execution, effort })
}

/// Why shrinking goes no further, on its way up through whatever pass was at work.
#[derive(Debug)]
enum Halt {
    Ended(Ended),
    Misused(Misuse),
}

impl From<Misuse> for Halt {
    fn from(misuse: Misuse) -> Halt {
        Halt::Misused(misuse)
    }
}
