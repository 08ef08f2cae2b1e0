//! How many test cases the bugs of `examples/textutil.rs` need.
//!
//! The functions are the example's, and so are the strategies.

use hypo::prelude::*;
use hypo::strategies::source::ToSource;

use super::goal::Goal;
use super::table::Table;

const SEEDS: u64 = 30;
/// The most test cases of a run, and which shares of the runs find each of the three bugs, in percent.
const SHARES: [(u32, [u64; 3]); 6] = [
    (5, [40, 50, 40]),
    (10, [80, 90, 80]),
    (25, [100; 3]),
    (50, [100; 3]),
    (100, [100; 3]),
    (200, [100; 3]),
];

/// The offset of a page of a listing; pages count from 1, and those that there are not become the nearest that is.
fn paginate(total: i64, per_page: i64, page: i64) -> i64 {
    let pages = total / per_page + 1;
    (page.clamp(1, pages) - 1) * per_page
}

/// Merges half-open ranges that overlap or touch.
fn merge_ranges(ranges: &[(i32, i32)]) -> Vec<(i32, i32)> {
    let mut merged: Vec<(i32, i32)> = Vec::new();
    for &(start, end) in ranges {
        match merged.last_mut() {
            Some(last) if start <= last.1 => last.1 = last.1.max(end),
            _ => merged.push((start, end)),
        }
    }
    merged
}

/// At most `limit` characters of `s`, the last one `…` if there were more.
fn truncate(s: &str, limit: usize) -> String {
    let chars: Vec<char> = s.chars().collect();
    if chars.len() <= limit {
        return s.to_owned();
    }
    let keep = limit.checked_sub(1).unwrap_or(chars.len() - 1);
    let mut short: String = chars[..keep].iter().collect();
    short.push('…');
    short
}

/// A bug: what is drawn, and when it shows.
struct Bug<S, F> {
    name: &'static str,
    strategy: S,
    shows: F,
}

#[test]
fn bugs_of_small_functions_are_found_with_few_test_cases() {
    let mut table = Table::new(
        "detection",
        "The bugs of `examples/textutil.rs`, by the most test cases of a run\n\nOf 30 runs, how many find it.",
    );
    let bounds = (st::integers(0..=50), st::integers(0..=50));
    let range = bounds.map(|(a, b): (i32, i32)| (a.min(b), a.max(b) + 1));
    let offset = Bug {
        name: "offset",
        strategy: (1..=10_000i64, 1..=500i64, -5..=10_000i64),
        shows: |(total, per_page, page): &(i64, i64, i64)| {
            paginate(*total, *per_page, *page) >= *total
        },
    };
    let coverage = Bug {
        name: "coverage",
        strategy: st::vecs(range).max_size(6),
        shows: |ranges: &Vec<(i32, i32)>| {
            let merged = merge_ranges(ranges);
            let is_covered = |n: i32| merged.iter().any(|(start, end)| *start <= n && n < *end);
            let mut numbers = ranges.iter().flat_map(|(start, end)| *start..*end);
            !numbers.all(is_covered)
        },
    };
    let truncation = Bug {
        name: "truncate",
        strategy: (st::text(), 0..=50usize),
        shows: |(s, limit): &(String, usize)| truncate(s, *limit).chars().count() > *limit,
    };
    for (max_examples, [of_offset, of_coverage, of_truncation]) in SHARES {
        offset.is_found(&mut table, max_examples, of_offset);
        coverage.is_found(&mut table, max_examples, of_coverage);
        truncation.is_found(&mut table, max_examples, of_truncation);
    }
    offset.is_found_soon(&mut table, 12);
    truncation.is_found_soon(&mut table, 2);
    table.judge();
}

impl<S, F> Bug<S, F>
where
    S: Strategy,
    S::Value: ToSource,
    F: Fn(&S::Value) -> bool,
{
    fn is_found(&self, table: &mut Table, max_examples: u32, percent: u64) {
        let required = (percent * SEEDS).div_ceil(100);
        let goal = Goal::runs(required, SEEDS, max_examples);
        table
            .row(format!("T{max_examples}"), self.name)
            .found(goal, &self.strategy, &self.shows);
    }

    fn is_found_soon(&self, table: &mut Table, median: u64) {
        table
            .row("T", self.name)
            .found(Goal::told(median, SEEDS), &self.strategy, &self.shows);
    }
}
