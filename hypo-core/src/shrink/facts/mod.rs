//! What single passes, and all of them together, do to sequences given choice by choice.

mod characters;
mod containers;
mod limits;
mod passes;
mod reference;
mod roles;

use std::collections::HashSet;
use std::time::Duration;

use super::passes::Pass;
use super::schedule::Schedule;
use super::{Budget, Shrunk, Target, shrink_by};
use crate::choice::{Choice, Int, IntegerConstraint, Value};
use crate::source::{Random, Seed, Source};
use crate::{Execution, Executor, LocalExecutor, Misuse, Outcome, TestCase, Verdict};

type Fails<'a> = dyn Fn(&TestCase) -> bool + 'a;

/// Counts what C13 and C14 limit, the runs that were not rejected, and sees to it that no run
/// repeats another.
struct Counting<'a> {
    executor: LocalExecutor<'a>,
    valid: usize,
    given: HashSet<Vec<Value>>,
    ended: HashSet<Vec<Value>>,
    /// A second for every run.
    seconds: u64,
}

impl Target for Counting<'_> {
    fn run(&mut self, candidate: Vec<Value>) -> Result<Execution, Misuse> {
        assert!(
            self.given.insert(candidate.clone()),
            "given twice: {candidate:?}"
        );
        self.seconds += 1;
        let execution = self.executor.execute(Source::replay(candidate))?;
        let is_new = self.ended.insert(execution.values());
        assert!(is_new || execution.outcome == Outcome::Overrun, "run twice");
        self.valid += usize::from(execution.outcome >= Outcome::Valid);
        Ok(execution)
    }

    fn random(&mut self) -> Random {
        Random::new(Seed(self.seconds))
    }

    fn run_extended(&mut self, prefix: Vec<Value>, random: Random) -> Result<Execution, Misuse> {
        self.executor.execute(Source::random_after(prefix, random))
    }

    fn restate(&mut self, choices: Vec<Value>, place: usize) -> Result<Vec<Vec<Choice>>, Misuse> {
        self.executor.restate(choices, place)
    }

    fn accepts(&self, _: &Execution) -> bool {
        true
    }

    fn improved(&mut self, _: &Execution) {}

    fn now(&self) -> Duration {
        Duration::from_secs(self.seconds)
    }
}

fn shrink_from(start: Vec<Value>, schedule: Schedule, fails: &Fails<'_>) -> (Shrunk, usize) {
    shrink_within(
        Budget {
            time: Duration::MAX,
            ..Budget::default()
        },
        start,
        schedule,
        fails,
    )
}

fn shrink_within(
    budget: Budget,
    start: Vec<Value>,
    schedule: Schedule,
    fails: &Fails<'_>,
) -> (Shrunk, usize) {
    let body = |case: &TestCase| match fails(case) {
        true => crate::IntoVerdict::into_verdict(false),
        false => Verdict::Passed,
    };
    let mut executor = LocalExecutor::new(&body, 8192);
    let initial = executor.execute(Source::replay(start)).expect("no misuse");
    assert_eq!(
        initial.outcome,
        Outcome::Interesting,
        "it fails to begin with"
    );
    let mut target = Counting {
        executor,
        valid: 0,
        given: HashSet::new(),
        ended: HashSet::from([initial.values()]),
        seconds: 0,
    };
    let shrunk = shrink_by(schedule, initial, &mut target, budget);
    (shrunk.expect("no misuse"), target.valid)
}

fn by(pass: impl Pass + 'static) -> Schedule {
    Schedule::of(&[Box::leak(Box::new(pass))])
}

fn ints(values: impl IntoIterator<Item = u64>) -> Vec<Value> {
    let values = values.into_iter();
    values.map(|value| Value::Integer(value.into())).collect()
}

#[track_caller]
fn ends_in(
    expected: impl IntoIterator<Item = u64>,
    start: impl IntoIterator<Item = u64>,
    schedule: Schedule,
    fails: impl Fn(&TestCase) -> bool,
) {
    let (shrunk, _) = shrink_from(ints(start), schedule, &fails);
    assert_eq!(shrunk.execution.values(), ints(expected));
}

fn towards(case: &TestCase, min: i64, max: i64, simplest: i64) -> i64 {
    let [min, max, simplest] = [min, max, simplest].map(Int::from);
    let constraint = IntegerConstraint::new(min, max, simplest).expect("not empty");
    case.draw_integer(&constraint).try_into().expect("in range")
}

fn up_to(case: &TestCase, max: u32) -> u32 {
    towards(case, 0, max.into(), 0)
        .try_into()
        .expect("in range")
}

fn byte(case: &TestCase) -> u32 {
    up_to(case, 255)
}
