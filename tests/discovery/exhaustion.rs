//! No test case is made twice, and when there are no others the run ends.

use std::cell::{Cell, RefCell};
use std::collections::HashSet;
use std::hash::Hash;

use hypo::prelude::*;
use hypo::strategies::source::ToSource;

use super::goal::settings;
use super::table::{Row, Table, Verdict};

/// Runs that would go on for so long end because there is nothing more to try.
const TO_THE_END: u32 = 1000;

#[test]
fn no_test_case_is_made_twice_and_few_are_all_tried() {
    let mut table = Table::new(
        "exhaustion",
        "No test case twice\n\nHow often the property is called, and with how many different values.",
    );
    few_values(&mut table);
    many_values(&mut table);
    table.judge();
}

fn few_values(table: &mut Table) {
    let few = |id, what, values| Few { id, what, values };
    few("E1", "`bool`", 2).are_all_tried(table, any::<bool>());
    few("E2", "two `bool`", 4).are_all_tried(table, any::<(bool, bool)>());
    let ten = st::sampled_from([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    few("E3", "`sampled_from` of ten", 10).are_all_tried(table, ten);
    few("E4", "`Option<bool>`", 3).are_all_tried(table, any::<Option<bool>>());
    let bools = st::vecs(any::<bool>()).max_size(3);
    few("E5", "at most three `bool`", 15).are_all_tried(table, bools);
    let letters = st::text().alphabet("ab").max_size(3);
    few("E6", "at most three letters, a or b", 15).are_all_tried(table, letters);
    few("E7", "two of `0..10`", 100).are_all_tried(table, (0..10, 0..10));
    few("E8", "`0..1000`, asked for 1000", 1000).are_all_tried(table, 0..1000);
}

fn many_values(table: &mut Table) {
    table
        .row("E9", "two `u8`, asked for 10,000")
        .all_different((5, 10_000, 10_000), any::<(u8, u8)>());
    table
        .row("E10", "an `i64` and a `bool`, asked for 1000")
        .all_different((20, 1000, 1000), any::<(i64, bool)>());
    table
        .row("E11", "a `String`, asked for 1000")
        .all_different((20, 1000, 1000), any::<String>());
}

/// A strategy with few values.
struct Few {
    id: &'static str,
    what: &'static str,
    values: u64,
}

impl Few {
    fn are_all_tried<S>(self, table: &mut Table, strategy: S)
    where
        S: Strategy,
        S::Value: ToSource + Eq + Hash,
    {
        table
            .row(self.id, self.what)
            .all_different((20, TO_THE_END, self.values), strategy);
    }
}

impl Row<'_> {
    /// With so many seeds and so large a `max_examples`, every run makes so many test cases and none twice.
    fn all_different<S>(self, (seeds, max_examples, expected): (u64, u32, u64), strategy: S)
    where
        S: Strategy,
        S::Value: ToSource + Eq + Hash,
    {
        let runs: Vec<_> = (0..seeds)
            .map(|seed| calls_and_values(&strategy, seed, max_examples))
            .collect();
        let as_expected = |run: &&(u64, u64)| **run == (expected, expected);
        let right = runs.iter().filter(as_expected).count() as u64;
        let (calls, values) = runs
            .iter()
            .find(|run| !as_expected(run))
            .unwrap_or(&runs[0]);
        let measured = format!("{right} of {seeds}; {calls} calls, {values} values");
        let target = format!("{expected} calls, {expected} values");
        self.measured(&target, &measured, Verdict::of(right == seeds));
    }
}

/// How often the property is called, and with how many different values.
fn calls_and_values<S>(strategy: &S, seed: u64, max_examples: u32) -> (u64, u64)
where
    S: Strategy,
    S::Value: ToSource + Eq + Hash,
{
    let calls = Cell::new(0);
    let values = RefCell::new(HashSet::new());
    let result = hypo::check(settings(seed, max_examples), strategy, |value| {
        calls.set(calls.get() + 1);
        values.borrow_mut().insert(value);
    });
    if let Err(failure) = result {
        panic!("{failure}");
    }
    (calls.get(), values.into_inner().len() as u64)
}
