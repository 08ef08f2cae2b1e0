//! Shrinking one row from every seed.

use std::cell::Cell;
use std::collections::BTreeMap;

use hypo::prelude::*;
use hypo::strategies::source::{SourceText, ToSource};
use hypo::{Phase, Settings};

/// Up to so many test cases are made until one fails.
const MAX_EXAMPLES: u32 = 50_000;

/// What came of a row.
pub(super) struct Measured {
    /// From how many seeds a failure was found.
    pub(super) found: usize,
    /// How often shrinking ended in which value.
    pub(super) ends: BTreeMap<String, usize>,
    /// How often the property ran from the first failure to the end, the last replay included; in ascending order.
    pub(super) runs: Vec<usize>,
    /// How many of these runs did what an earlier one had done.
    pub(super) repeated: usize,
    /// From how many seeds shrinking was not complete.
    pub(super) unfinished: usize,
    /// What each pass cost and brought, over all seeds.
    pub(super) passes: Passes,
}

/// The runs and the improvements of each pass.
pub(super) type Passes = BTreeMap<&'static str, (usize, usize)>;

/// Shrinks a failure of each of so many seeds.
pub(super) fn measure<S>(seeds: u64, strategy: &S, fails: &dyn Fn(&S::Value) -> bool) -> Measured
where
    S: Strategy<Value: ToSource>,
{
    let mut measured = Measured {
        found: 0,
        ends: BTreeMap::new(),
        runs: Vec::new(),
        repeated: 0,
        unfinished: 0,
        passes: Passes::new(),
    };
    for seed in 0..seeds {
        measured.add(seed, strategy, fails);
    }
    measured.runs.sort_unstable();
    measured
}

impl Measured {
    fn add<S>(&mut self, seed: u64, strategy: &S, fails: &dyn Fn(&S::Value) -> bool)
    where
        S: Strategy<Value: ToSource>,
    {
        let settings = Settings::new()
            .seed(seed)
            .source_constants(false)
            .report_multiple_bugs(false)
            .database(None)
            .max_examples(MAX_EXAMPLES)
            .phases([Phase::Generate, Phase::Shrink]);
        let (failed, runs, last) = (Cell::new(false), Cell::new(0), Cell::new(String::new()));
        let result = hypo::check(settings, strategy, |value| {
            let fails = fails(&value);
            if failed.get() {
                runs.set(runs.get() + 1);
            }
            if fails {
                failed.set(true);
                last.set(as_argument(&value));
            }
            !fails
        });
        let Err(failure) = result else {
            return;
        };
        let effort = failure.effort().expect("it was shrunk");
        self.found += 1;
        self.runs.push(runs.get());
        *self.ends.entry(last.take()).or_default() += 1;
        self.repeated += effort.repeated;
        self.unfinished += usize::from(effort.ended != hypo::shrink::Ended::Complete);
        for tally in &effort.passes {
            let sum = self.passes.entry(tally.pass).or_default();
            sum.0 += tally.runs;
            sum.1 += tally.improvements;
        }
    }

    /// From how many seeds it ended in one of these.
    pub(super) fn reached(&self, expected: &[&str]) -> usize {
        expected.iter().filter_map(|end| self.ends.get(*end)).sum()
    }

    pub(super) fn median(&self) -> usize {
        self.runs.get(self.runs.len() / 2).copied().unwrap_or(0)
    }

    pub(super) fn most(&self) -> usize {
        self.runs.last().copied().unwrap_or(0)
    }
}

/// The value as it prints in an `#[example(…)]`.
fn as_argument(value: &impl ToSource) -> String {
    let mut source = SourceText::new();
    match value.to_argument(&mut source) {
        Ok(()) => source.as_str().replace("std::time::", ""),
        Err(_) => "a value without a source form".to_owned(),
    }
}
