//! The rows that a peer's own tests shrink: `docs/shrinking/peers.md`.
//!
//! They have the numbers of the reference. Many state what is drawn in a few words, and some the end alone: then
//! the title says what was made of it. The end is the least value by hypo's order.

mod collections;
mod dependent;
mod floats;
mod integers;
mod linked;
mod stateful;
mod structures;
mod text;
mod vague;

use std::collections::BTreeMap;
use std::fmt::Write as _;

use hypo::prelude::*;
use hypo::strategies::source::ToSource;

use super::table::Table;
use crate::support::unlike_committed;

const FILE: &str = "docs/shrinking/peers.md";
const SEEDS: u64 = 20;
/// Rows that the peer marks as those where its shrinker does not reach the end.
const UNREACHED_BY_PEER: [u32; 4] = [26, 99, 104, 108];

const INTRODUCTION: &str = "\
# The rows of a peer

What the tests of another library shrink, under the numbers of the reference: what is drawn, what fails, and the least such
value by hypo's order. A row of several lines is reached if each of them is: from every seed, and in as many runs as the
title says, where the reference names a number. This page is written by a test and compared with what is committed:

```sh
HYPO_TABLES=write cargo test --release --test main shrinking
```
";

type Section = fn(&mut Rows);

/// The rows of all sections.
struct Rows {
    table: Table,
    /// Whether a row of the reference is reached.
    reached: BTreeMap<u32, bool>,
}

/// A row of the reference: its number, what is drawn and fails, and the end.
#[derive(Clone, Copy)]
struct Row<'a> {
    number: u32,
    title: &'a str,
    end: &'a str,
    /// What it may take from any seed, where the reference names a number.
    runs: Option<usize>,
}

fn row<'a>(number: u32, title: &'a str, end: &'a str) -> Row<'a> {
    Row {
        number,
        title,
        end,
        runs: None,
    }
}

impl Row<'_> {
    fn within(self, runs: usize) -> Self {
        Row {
            runs: Some(runs),
            ..self
        }
    }
}

impl Rows {
    fn add<S>(&mut self, row: Row<'_>, strategy: S, fails: impl Fn(&S::Value) -> bool)
    where
        S: Strategy<Value: ToSource>,
    {
        let title = match row.runs {
            None => format!("{}: {}", row.number, row.title),
            Some(runs) => format!("{}: {}, in {runs} runs", row.number, row.title),
        };
        let measured = self.table.measured(&title, &[row.end], strategy, fails);
        let is_soon = row.runs.is_none_or(|runs| measured.most() <= runs);
        let reached = is_soon && measured.always(SEEDS, &[row.end]);
        *self.reached.entry(row.number).or_insert(true) &= reached;
    }

    fn all() -> Rows {
        let mut rows = Rows {
            table: Table::new(SEEDS),
            reached: BTreeMap::new(),
        };
        let sections: [(&str, Section); 7] = [
            ("Integers", integers::rows),
            ("Floats", floats::rows),
            ("Text and bytes", text::rows),
            ("Collections", collections::rows),
            ("Dependent draws", dependent::rows),
            ("Structures, composites, alternatives", structures::rows),
            ("Operations on a state", stateful::rows),
        ];
        for (heading, section) in sections {
            rows.table.section(heading);
            section(&mut rows);
        }
        rows
    }

    /// The rows that are not reached.
    fn missed(&self) -> Vec<u32> {
        let mut missed: Vec<u32> = self.reached.keys().copied().collect();
        missed.retain(|number| !self.reached[number]);
        missed
    }

    fn text(&self) -> String {
        let missed = self.missed();
        let mut text = INTRODUCTION.to_owned() + self.table.rows();
        write!(
            text,
            "\n## What came of them\n\n{} of {} rows are reached. Not reached: {}.\n\
             The peer itself does not reach: {}.\n\n",
            self.reached.len() - missed.len(),
            self.reached.len(),
            listed(&missed),
            listed(&UNREACHED_BY_PEER),
        )
        .expect("a string takes everything");
        text.push_str(&vague::list());
        text.push_str("\n## What the passes cost\n\n");
        text.push_str(&self.table.costs());
        text
    }
}

#[test]
fn the_rows_of_a_peer_end_where_the_page_says() {
    let unlike = unlike_committed(FILE, &Rows::all().text(), "shrinking");
    assert!(unlike.is_none(), "{}", unlike.unwrap_or_default());
}

#[test]
fn nine_in_ten_rows_of_a_peer_are_reached_and_no_run_repeats_another() {
    let rows = Rows::all();
    let (all, missed) = (rows.reached.len(), rows.missed());
    let mut complaints = rows.table.complaints;
    if 10 * missed.len() > all {
        complaints.push(format!("of {all} rows, not: {}", listed(&missed)));
    }
    assert!(complaints.is_empty(), "{}", complaints.join("\n\n"));
}

fn listed(numbers: &[u32]) -> String {
    match numbers {
        [] => "none".to_owned(),
        _ => numbers
            .iter()
            .map(u32::to_string)
            .collect::<Vec<_>>()
            .join(", "),
    }
}

/// An element as often as that, as the source of a vector.
fn repeated(times: usize, element: &str) -> String {
    format!("vec![{}]", vec![element; times].join(", "))
}
