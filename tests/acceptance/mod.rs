//! The acceptance tables: whatever is drawn, the counterexample ends at the one value that is expected.
//!
//! A row is a strategy, what a counterexample must satisfy, and the least one by
//! hypo's order; each is shrunk from a failure of each of twenty seeds. The names are those of the table
//! that property-based testing libraries measure themselves by.

mod dependent;
mod floats;
mod maps;
mod recursive;
mod scalars;
mod sequences;
mod shortfalls;
mod stretch;
mod text;
mod time;
mod widening;

pub(crate) use text::through_run_lengths;

use hypo::prelude::*;
use hypo::strategies::source::ToSource;

use crate::shrinking::row::{as_argument, measure};

const SEEDS: u64 = 20;
/// What shrinking may take from any of the seeds, where the reference names no number.
const RUNS: usize = 400;

/// Every seed ends at this value.
#[track_caller]
fn row<S>(id: &str, strategy: S, wanted: impl Fn(&S::Value) -> bool, expected: &str)
where
    S: Strategy,
    S::Value: ToSource,
{
    any_of(id, strategy, wanted, &[expected]);
}

/// Every seed ends at one of these values.
#[track_caller]
fn any_of<S>(id: &str, strategy: S, wanted: impl Fn(&S::Value) -> bool, expected: &[&str])
where
    S: Strategy,
    S::Value: ToSource,
{
    let ends = ends(id, strategy, wanted);
    let is_expected = ends.iter().all(|end| expected.contains(&end.as_str()));
    assert!(is_expected, "{id}: {expected:?} expected, but {ends:?}");
}

/// What the seeds end in; each must find a failure, and shrink it in few runs none of which repeats another.
fn ends<S>(id: &str, strategy: S, wanted: impl Fn(&S::Value) -> bool) -> Vec<String>
where
    S: Strategy,
    S::Value: ToSource,
{
    let measured = measure(SEEDS, &strategy, &wanted);
    assert_eq!(measured.found as u64, SEEDS, "{id}: not always found");
    assert!(measured.most() <= RUNS, "{id}: {} runs", measured.most());
    assert_eq!(measured.repeated, 0, "{id}: runs that repeat others");
    measured.ends.into_keys().collect()
}

/// Integers as wide as there are: what other languages call unbounded.
fn ints() -> impl Combinators<Value = i128> {
    any::<i128>()
}

fn sum(values: &[i128]) -> i128 {
    values
        .iter()
        .fold(0, |sum, value| sum.saturating_add(*value))
}

fn zeros_then(zeros: usize, last: &str) -> String {
    format!("vec![{}{last}]", "0, ".repeat(zeros))
}

fn repeated(n: usize, item: &str) -> String {
    format!("vec![{}]", vec![item; n].join(", "))
}
