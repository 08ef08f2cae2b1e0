//! Rows about runs: how many of them find something, and how soon.

use std::cell::Cell;

use hypo::prelude::*;
use hypo::strategies::source::ToSource;
use hypo::{Phase, Settings};

use super::statistics::{is_plausible, median};
use super::table::{Row, Verdict};

/// What is required of the runs of a row: one for each seed, counted from 0.
#[derive(Clone, Copy)]
pub(super) struct Goal {
    seeds: u64,
    max_examples: u32,
    required: Required,
}

#[derive(Clone, Copy)]
enum Required {
    /// A run finds it with this probability.
    Probability(f64),
    /// So many runs find it.
    Runs(u64),
    /// Half of the runs find it within so many test cases.
    Median(u64),
    /// The same, but nothing depends on it.
    Told(u64),
}

impl Goal {
    /// As likely as this, or more, a run of so many test cases finds it.
    pub(super) const fn probability(probability: f64, max_examples: u32) -> Goal {
        Goal::of(Required::Probability(probability), 100, max_examples)
    }

    /// So many of so many runs find it within so many test cases.
    pub(super) const fn runs(required: u64, seeds: u64, max_examples: u32) -> Goal {
        Goal::of(Required::Runs(required), seeds, max_examples)
    }

    /// Every one of so many runs finds it.
    pub(super) const fn every(seeds: u64, max_examples: u32) -> Goal {
        Goal::runs(seeds, seeds, max_examples)
    }

    /// Half of the runs find it within so many test cases.
    pub(super) const fn median(median: u64) -> Goal {
        Goal::of(Required::Median(median), 100, 3000)
    }

    /// Half of the runs would find it within so many test cases; for information.
    pub(super) const fn told(median: u64, seeds: u64) -> Goal {
        Goal::of(Required::Told(median), seeds, 3000)
    }

    const fn of(required: Required, seeds: u64, max_examples: u32) -> Goal {
        Goal {
            seeds,
            max_examples,
            required,
        }
    }

    fn target(self) -> String {
        let Goal {
            seeds,
            max_examples,
            ..
        } = self;
        match self.required {
            Required::Probability(probability) => {
                format!("P ≥ {probability} within {max_examples}")
            }
            Required::Runs(runs) => format!("{runs} of {seeds} within {max_examples}"),
            Required::Median(median) => format!("median ≤ {median}"),
            Required::Told(median) => format!("median ≤ {median}, not required"),
        }
    }

    fn verdict(self, found: u64, median: Option<u64>) -> Verdict {
        Verdict::of(match self.required {
            Required::Probability(probability) => is_plausible(found, self.seeds, probability),
            Required::Runs(runs) => found >= runs,
            Required::Median(most) => median.is_some_and(|median| median <= most),
            Required::Told(_) => return Verdict::Told,
        })
    }
}

impl Row<'_> {
    /// A run finds what is wanted.
    pub(super) fn found<S>(self, goal: Goal, strategy: S, wanted: impl Fn(&S::Value) -> bool)
    where
        S: Strategy,
        S::Value: ToSource,
    {
        self.all_found(goal, strategy, &[wanted]);
    }

    /// A run finds everything that is wanted, though not at once.
    pub(super) fn all_found<S, F>(self, goal: Goal, strategy: S, wanted: &[F])
    where
        S: Strategy,
        S::Value: ToSource,
        F: Fn(&S::Value) -> bool,
    {
        let mut reached: Vec<_> = (0..goal.seeds)
            .map(|seed| until_found(settings(seed, goal.max_examples), &strategy, wanted))
            .collect();
        reached.sort_by_key(|calls| calls.unwrap_or(u64::MAX));
        let median = median(&reached);
        let found = reached.iter().flatten().count() as u64;
        let soon = match median {
            Some(median) => median.to_string(),
            None => format!("> {}", goal.max_examples),
        };
        let measured = format!("{found} of {}, median {soon}", goal.seeds);
        self.measured(&goal.target(), &measured, goal.verdict(found, median));
    }
}

/// Generating test cases, and climbing where a row calls `target!`; nothing else.
pub(super) fn settings(seed: u64, max_examples: u32) -> Settings {
    Settings::new()
        .seed(seed)
        .source_constants(false)
        .max_examples(max_examples)
        .phases([Phase::Generate, Phase::Target])
}

/// How many test cases a run makes until each of these has been true of one; `None` if it ends before.
pub(super) fn until_found<S, F>(settings: Settings, strategy: &S, wanted: &[F]) -> Option<u64>
where
    S: Strategy,
    S::Value: ToSource,
    F: Fn(&S::Value) -> bool,
{
    let calls = Cell::new(0);
    let found_after = Cell::new(None);
    let missing: Vec<_> = wanted.iter().map(|_| Cell::new(true)).collect();
    let result = hypo::check(settings, strategy, |value| {
        calls.set(calls.get() + 1);
        let mut all = true;
        for (wanted, missing) in wanted.iter().zip(&missing) {
            missing.set(missing.get() && !wanted(&value));
            all &= !missing.get();
        }
        if all && found_after.get().is_none() {
            found_after.set(Some(calls.get()));
        }
        !all
    });
    match result {
        Err(failure) if found_after.get().is_none() => panic!("{failure}"),
        _ => found_after.get(),
    }
}
