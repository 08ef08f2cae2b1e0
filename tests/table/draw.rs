//! Drawing a row's values by the engine, without a run around it.

use std::cell::RefCell;

use hypo::strategies::from_fn;
use hypo_core::choice::{Choice, Value};
use hypo_core::source::{Random, Seed, Source};
use hypo_core::{Execution, Executor, LocalExecutor, Outcome, TestCase, Verdict};

use super::row::{Drawn, Inverted, Row};

const MAX_CHOICES: usize = 10_000;

/// A value, and the choices that it came of.
pub(super) struct Case {
    pub(super) drawn: Drawn,
    pub(super) choices: Vec<Value>,
}

/// What the simplest test case draws; if a filter refuses that, the simplest that passes.
pub(super) fn simplest(row: &Row) -> Drawn {
    let found = || hypo::find(from_fn(|case| row.draw(case)), |_| true);
    first(row).map_or_else(
        || found().unwrap_or_else(|error| panic!("{}: {error}", row.name())),
        |case| case.drawn,
    )
}

/// The simplest test case, if it is valid.
pub(super) fn first(row: &Row) -> Option<Case> {
    case(row, Source::simplest_after(Vec::new()))
}

/// The valid ones of so many random test cases.
pub(super) fn random(row: &Row, seeds: u64) -> impl Iterator<Item = Case> {
    (0..seeds).filter_map(|seed| {
        let random = Random::new(Seed(seed));
        case(row, Source::random_after(Vec::new(), random))
    })
}

/// What so many random test cases draw if they are valid, and the choices by which their strategies say that
/// they would.
pub(super) fn inverted(row: &Row, seeds: u64) -> impl Iterator<Item = (Drawn, Inverted)> {
    (0..seeds).filter_map(|seed| {
        let random = Random::new(Seed(seed));
        let draw = |case: &TestCase| row.draw_inverted(case);
        run(row, draw, Source::random_after(Vec::new(), random)).0
    })
}

fn case(row: &Row, source: Source) -> Option<Case> {
    let (drawn, execution) = run(row, |case| row.draw(case), source);
    Some(Case {
        drawn: drawn?,
        choices: execution.values(),
    })
}

/// What these choices draw, if they are all that is asked for.
pub(super) fn replayed(row: &Row, choices: Vec<Value>) -> Option<Drawn> {
    let (drawn, execution) = run(row, |case| row.draw(case), Source::replay(choices));
    drawn.filter(|_| execution.as_recorded)
}

/// What these choices draw, if they are exactly those that are made.
pub(super) fn drawn_by(row: &Row, choices: &[Choice]) -> Option<Drawn> {
    let values = choices.iter().map(|choice| choice.value.clone());
    let source = Source::replay(values.collect());
    let (drawn, execution) = run(row, |case| row.draw(case), source);
    let is_made = |(said, made): (&Choice, &Choice)| {
        (&said.value, &said.constraint, said.forced) == (&made.value, &made.constraint, made.forced)
    };
    let are_made = execution.choices.len() == choices.len()
        && choices.iter().zip(&execution.choices).all(is_made);
    drawn.filter(|_| are_made)
}

fn run<T>(row: &Row, draw: impl Fn(&TestCase) -> T, source: Source) -> (Option<T>, Execution) {
    let drawn = RefCell::new(None);
    let body = |case: &TestCase| {
        drawn.replace(Some(draw(case)));
        Verdict::Passed
    };
    let execution = LocalExecutor::new(&body, MAX_CHOICES)
        .execute(source)
        .unwrap_or_else(|misuse| panic!("{}: {}", row.name(), misuse.0));
    if let Some(failed) = &execution.failure {
        panic!("{}: {}", row.name(), failed.message);
    }
    let valid = execution.outcome == Outcome::Valid;
    (drawn.into_inner().filter(|_| valid), execution)
}
