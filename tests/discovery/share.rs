//! Rows about test cases: in which share of them something is so.
//!
//! The runs are as long as those of most users, a hundred test cases; there are
//! many of them. Each value is drawn beside an integer that nobody looks at: no
//! run makes a test case twice, so that values of which there are few would
//! otherwise be seen once a run, however likely they are.

use std::cell::Cell;
use std::ops::RangeInclusive;

use hypo::prelude::*;
use hypo::strategies::source::ToSource;

use super::goal::settings;
use super::table::{Table, Verdict};

const SEEDS: u64 = 200;
const MAX_EXAMPLES: u32 = 100;

/// What is measured of one strategy: id, what, which shares are right, and whether a value is one of it.
pub(super) type Share<V> = (
    &'static str,
    &'static str,
    RangeInclusive<f64>,
    fn(&V) -> bool,
);

impl Table {
    /// Measures several shares of the test cases of one strategy.
    pub(super) fn shares<S>(&mut self, strategy: S, shares: &[Share<S::Value>])
    where
        S: Strategy,
        S::Value: ToSource,
    {
        let hits: Vec<_> = shares.iter().map(|_| Cell::new(0u64)).collect();
        let test_cases = Cell::new(0u64);
        for_every_value(strategy, |value| {
            test_cases.set(test_cases.get() + 1);
            for ((.., is_one), hits) in shares.iter().zip(&hits) {
                hits.set(hits.get() + u64::from(is_one(value)));
            }
        });
        for ((id, what, right, _), hits) in shares.iter().zip(&hits) {
            let share = hits.get() as f64 / test_cases.get() as f64;
            self.row(*id, *what).number(right, share);
        }
    }
}

impl super::table::Row<'_> {
    /// A number that lies in this range.
    pub(super) fn number(self, right: &RangeInclusive<f64>, number: f64) {
        let target = match (*right.start(), *right.end()) {
            (least, 1.0) => format!("≥ {least}"),
            (0.0, most) => format!("≤ {most}"),
            (least, most) => format!("{least} to {most}"),
        };
        let verdict = Verdict::of(right.contains(&number));
        self.measured(&target, &format!("{number:.4}"), verdict);
    }
}

/// Calls this with the value of each of 20,000 test cases.
pub(super) fn for_every_value<S>(strategy: S, look: impl Fn(&S::Value))
where
    S: Strategy,
    S::Value: ToSource,
{
    for_every_value_of(SEEDS, strategy, look);
}

/// Calls this with the value of each test case of so many runs.
pub(super) fn for_every_value_of<S>(runs: u64, strategy: S, look: impl Fn(&S::Value))
where
    S: Strategy,
    S::Value: ToSource,
{
    for seed in 0..runs {
        let beside = (&strategy, any::<i64>());
        let result = hypo::check(settings(seed, MAX_EXAMPLES), beside, |(value, _)| {
            look(&value);
        });
        if let Err(failure) = result {
            panic!("{failure}");
        }
    }
}

/// A share of at least so much.
pub(super) const fn at_least(share: f64) -> RangeInclusive<f64> {
    share..=1.0
}
