//! Drawing from a strategy without a run around it.

use std::cell::RefCell;
use std::time::Duration;

use hypo_core::choice::{Choice, Value};
use hypo_core::shrink::{Budget, Target, shrink};
use hypo_core::source::{Random, Seed, Source};
use hypo_core::{
    Execution, Executor, IntoVerdict, LocalExecutor, Misuse, Outcome, TestCase, Verdict,
};
use hypo_strategies::{SourceText, Strategy, ToSource};

const MAX_CHOICES: usize = 10_000;

/// Runs `draw` once with choices from `source`.
pub(crate) fn run<T>(
    draw: impl Fn(&TestCase) -> T,
    source: Source,
) -> Result<(Option<T>, Execution), Misuse> {
    let drawn = RefCell::new(None);
    let body = |case: &TestCase| {
        *drawn.borrow_mut() = Some(draw(case));
        Verdict::Passed
    };
    let execution = LocalExecutor::new(&body, MAX_CHOICES).execute(source)?;
    if let Some(failed) = &execution.failure {
        panic!("{}", failed.message);
    }
    Ok((drawn.into_inner(), execution))
}

/// The value that the simplest choices make.
pub(crate) fn simplest<S: Strategy>(strategy: S) -> S::Value {
    let source = Source::simplest_after(Vec::new());
    let (value, _) = run(|case| strategy.draw(case), source).expect("no misuse");
    value.expect("the simplest test case is valid")
}

/// The values of so many random test cases, and how they were drawn; invalid ones are left out.
pub(crate) fn executions<S: Strategy>(strategy: &S, seeds: u64) -> Vec<(S::Value, Execution)> {
    let mut drawn = Vec::new();
    for seed in 0..seeds {
        let source = Source::random_after(Vec::new(), Random::new(Seed(seed)));
        let (value, execution) = run(|case| strategy.draw(case), source).expect("no misuse");
        drawn.extend(value.map(|value| (value, execution)));
    }
    drawn
}

/// The values of so many random test cases.
pub(crate) fn samples<S: Strategy>(strategy: S, seeds: u64) -> Vec<S::Value> {
    let drawn = executions(&strategy, seeds);
    drawn.into_iter().map(|(value, _)| value).collect()
}

/// Checks the simplest value, that every value is as it should be, and that its choices make it again.
#[track_caller]
pub(crate) fn check<S>(strategy: S, expected: S::Value, permitted: impl Fn(&S::Value) -> bool)
where
    S: Strategy<Value: ToSource>,
{
    let simplest = simplest(&strategy);
    assert_eq!(show(&simplest), show(&expected), "the simplest value");
    assert!(permitted(&simplest), "not permitted: {}", show(&simplest));
    let drawn = executions(&strategy, 300);
    assert!(drawn.len() > 250, "only {} of 300 are valid", drawn.len());
    for (value, execution) in drawn {
        assert!(permitted(&value), "not permitted: {}", show(&value));
        let source = Source::replay(execution.values());
        let (again, replayed) = run(|case| strategy.draw(case), source).expect("no misuse");
        assert!(
            replayed.as_recorded,
            "{} did not replay as recorded",
            show(&value)
        );
        assert_eq!(again.as_ref().map(show), Some(show(&value)));
    }
}

/// What random values that fail are shrunk to, one for each of so many seeds.
pub(crate) fn shrunk<S: Strategy>(
    strategy: &S,
    seeds: u64,
    fails: impl Fn(&S::Value) -> bool,
) -> Vec<S::Value> {
    let body = |case: &TestCase| (!fails(&strategy.draw(case))).into_verdict();
    let mut results = Vec::new();
    for seed in 0..seeds {
        let mut alone = Alone(LocalExecutor::new(&body, MAX_CHOICES));
        let random = Source::random_after(Vec::new(), Random::new(Seed(seed)));
        let found = alone.0.execute(random).expect("no misuse");
        if found.outcome == Outcome::Interesting {
            let shrunk = shrink(found, &mut alone, Budget::default()).expect("no misuse");
            let source = Source::replay(shrunk.execution.values());
            let (value, _) = run(|case| strategy.draw(case), source).expect("no misuse");
            results.push(value.expect("what failed is valid"));
        }
    }
    results
}

/// A property with nothing around it.
struct Alone<'a>(LocalExecutor<'a>);

impl Target for Alone<'_> {
    fn run(&mut self, candidate: Vec<Value>) -> Result<Execution, Misuse> {
        self.0.execute(Source::replay(candidate))
    }

    fn random(&mut self) -> Random {
        Random::new(Seed(0))
    }

    fn run_extended(&mut self, prefix: Vec<Value>, random: Random) -> Result<Execution, Misuse> {
        self.0.execute(Source::random_after(prefix, random))
    }

    fn restate(&mut self, choices: Vec<Value>, place: usize) -> Result<Vec<Vec<Choice>>, Misuse> {
        self.0.restate(choices, place)
    }

    fn accepts(&self, _: &Execution) -> bool {
        true
    }

    fn improved(&mut self, _: &Execution) {}

    fn now(&self) -> Duration {
        Duration::ZERO
    }
}

/// What is said when `draw` has no meaning.
#[track_caller]
pub(crate) fn misuse<T>(draw: impl Fn(&TestCase) -> T) -> String {
    let result = run(
        |case| {
            draw(case);
        },
        Source::simplest_after(Vec::new()),
    );
    match result {
        Err(Misuse(message)) => message,
        Ok(_) => panic!("it was not refused"),
    }
}

/// The value as source: that tells `-0.0` from `0.0`, finds NaN equal to itself, and sorts what is hashed.
pub(crate) fn show<T: ToSource>(value: &T) -> String {
    let mut source = SourceText::new();
    value
        .to_source(&mut source)
        .expect("every value here has source");
    source.into_string()
}
