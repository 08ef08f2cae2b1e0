//! Shrinking one row from every seed.

use std::cell::Cell;
use std::collections::BTreeMap;

use hypo::prelude::*;
use hypo::strategies::source::{SourceText, ToSource};
use hypo::{Phase, Settings};

/// Up to so many test cases are made until one fails.
const MAX_EXAMPLES: u32 = 50_000;

/// What came of a row.
pub(crate) struct Measured {
    /// From how many seeds a failure was found.
    pub(crate) found: usize,
    /// How often shrinking ended in which value.
    pub(crate) ends: BTreeMap<String, usize>,
    /// How often the property ran from the first failure to the end, the last replay included; in ascending order.
    pub(crate) runs: Vec<usize>,
    /// How many of these runs did what an earlier one had done.
    pub(crate) repeated: usize,
    /// From how many seeds shrinking was not complete.
    pub(crate) unfinished: usize,
    /// What each pass cost and brought, over all seeds.
    pub(crate) passes: Passes,
}

/// The runs and the improvements of each pass.
pub(crate) type Passes = BTreeMap<&'static str, (usize, usize)>;

/// Shrinks a failure of each of so many seeds.
pub(crate) fn measure<S>(seeds: u64, strategy: &S, fails: &dyn Fn(&S::Value) -> bool) -> Measured
where
    S: Strategy<Value: ToSource>,
{
    let judge = |case: &TestCase| {
        let value = Box::new(strategy.draw(case));
        fails(&value).then(|| as_argument(&*value))
    };
    let mut measured = Measured {
        found: 0,
        ends: BTreeMap::new(),
        runs: Vec::new(),
        repeated: 0,
        unfinished: 0,
        passes: Passes::new(),
    };
    for seed in 0..seeds {
        measured.add(seed, Judged(&judge));
    }
    measured.runs.sort_unstable();
    measured
}

/// What is drawn, as source, if it fails: of one type whatever it is, so that a run is compiled once and not for each row.
struct Judged<'a>(&'a dyn Fn(&TestCase) -> Option<String>);

impl Strategy for Judged<'_> {
    type Value = Option<String>;

    fn draw(&self, case: &TestCase) -> Option<String> {
        (self.0)(case)
    }
}

impl Measured {
    fn add(&mut self, seed: u64, strategy: Judged<'_>) {
        let settings = Settings::new()
            .seed(seed)
            .source_constants(false)
            .report_multiple_bugs(false)
            .database(None)
            .max_examples(MAX_EXAMPLES)
            .phases([Phase::Generate, Phase::Shrink]);
        let (runs, last) = (Cell::new(0), Cell::new(None));
        let result = hypo::check(settings, strategy, |failing| {
            let has_failed = last.take();
            if has_failed.is_some() {
                runs.set(runs.get() + 1);
            }
            let passes = failing.is_none();
            last.set(failing.or(has_failed));
            passes
        });
        let Err(failure) = result else {
            return;
        };
        let effort = failure.effort().expect("it was shrunk");
        self.found += 1;
        self.runs.push(runs.get());
        let end = last.take().expect("it has failed");
        *self.ends.entry(end).or_default() += 1;
        self.repeated += effort.repeated;
        self.unfinished += usize::from(effort.ended != hypo::shrink::Ended::Complete);
        for tally in &effort.passes {
            let sum = self.passes.entry(tally.pass).or_default();
            sum.0 += tally.runs;
            sum.1 += tally.improvements;
        }
    }

    /// From how many seeds it ended in one of these.
    pub(crate) fn reached(&self, expected: &[&str]) -> usize {
        expected.iter().filter_map(|end| self.ends.get(*end)).sum()
    }

    /// Whether all of so many seeds ended in one of these.
    pub(crate) fn always(&self, seeds: u64, expected: &[&str]) -> bool {
        self.reached(expected) as u64 == seeds
    }

    pub(crate) fn median(&self) -> usize {
        self.runs.get(self.runs.len() / 2).copied().unwrap_or(0)
    }

    pub(crate) fn most(&self) -> usize {
        self.runs.last().copied().unwrap_or(0)
    }
}

/// The value as it prints in an `#[example(…)]`.
pub(crate) fn as_argument(value: &impl ToSource) -> String {
    let mut source = SourceText::new();
    match value.to_argument(&mut source) {
        Ok(()) => source.as_str().replace("std::time::", ""),
        Err(_) => "a value without a source form".to_owned(),
    }
}
