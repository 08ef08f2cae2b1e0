//! The acceptance tables: whatever is drawn, the counterexample ends at the one value that is expected.
//!
//! A row is a strategy, what a counterexample must satisfy, and the least one by
//! hypo's order; each is tried from ten seeds. The names are those of the table
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

pub(crate) use text::through_run_lengths;

use hypo::prelude::*;
use hypo::strategies::source::{SourceText, ToSource};
use hypo::{Phase, Settings};

const SEEDS: std::ops::Range<u64> = 0..10;
/// Rare failures are found as well: what these tables are about is what comes after.
const MAX_EXAMPLES: u32 = 50_000;

/// The least value of `strategy` that satisfies `wanted`, from this seed, as Rust source.
fn minimal<S>(strategy: S, wanted: impl Fn(&S::Value) -> bool, seed: u64) -> String
where
    S: Strategy,
    S::Value: ToSource,
{
    let settings = Settings::new()
        .seed(seed)
        .source_constants(false)
        .max_examples(MAX_EXAMPLES)
        .phases([Phase::Generate, Phase::Shrink]);
    match hypo::find_with(settings, strategy, wanted) {
        Ok(value) => as_argument(&value),
        Err(not_found) => panic!("seed {seed}: {not_found}"),
    }
}

/// The value as it prints in an `#[example(…)]`.
fn as_argument(value: &impl ToSource) -> String {
    let mut source = SourceText::new();
    let written = value.to_argument(&mut source);
    written.expect("every value of the tables has a source form");
    source.as_str().to_owned()
}

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
    let wrong: Vec<_> = SEEDS
        .map(|seed| (seed, minimal(&strategy, &wanted, seed)))
        .filter(|(_, found)| !expected.contains(&found.as_str()))
        .collect();
    assert!(
        wrong.is_empty(),
        "{id}: {expected:?} expected, but by seed {wrong:?}"
    );
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
