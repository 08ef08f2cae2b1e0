//! The rows that do not end at the expected value from every seed, and those that cannot be written down: `docs/shrinking/rows.md`.
//!
//! None of them may get lost. A row that ends as expected from every seed is to
//! be moved to the others, where it is asserted.

use std::fmt::Write as _;

use hypo::prelude::*;
use hypo::strategies::source::ToSource;

use super::{RUNS, SEEDS};
use crate::shrinking::heap::{heaps, in_order};
use crate::shrinking::table::Table;
use crate::support::unlike_committed;

const FILE: &str = "docs/shrinking/rows.md";

const INTRODUCTION: &str = "\
# Where shrinking does not yet end

The acceptance rows are what shrinking is measured by: a strategy, what is wanted of a value, and the least such value.
`tests/acceptance` asserts that each of twenty seeds ends there, in at most 400 runs of the property from the first failure
to the last replay. The rows of this page are the exceptions. It is written by a test and compared with what is committed,
so that a shrinker which gets better or worse shows here:

```sh
HYPO_TABLES=write cargo test --release --test main acceptance
```

A row that every seed ends as expected, in so many runs, is moved to the others.
";

const NOT_WRITTEN: &str = "
## Rows that are not written

What they are about is not among the strategies, or they are written for something else.

| id | of what | why not |
|---|---|---|
";

/// What there is no strategy for.
const WITHOUT_STRATEGY: [(&str, &str, &str); 13] = [
    (
        "A15",
        "integers of ±2^256",
        "the widest are of 128 bits: from ±2^126 in its place",
    ),
    ("A27", "fractions", "std has no such type"),
    ("A28", "decimals", "std has no such type"),
    (
        "A29",
        "decimals that are not finite",
        "std has no such type",
    ),
    ("A30", "complex numbers", "std has no such type"),
    (
        "L13, L14",
        "vectors of integers up to 2^256",
        "the widest are of 128 bits: those in their place",
    ),
    ("L19", "vectors of fractions", "std has no such type"),
    (
        "T1",
        "a duration below zero",
        "`Duration` has none; from zero it is written",
    ),
    (
        "T2",
        "dates",
        "std has no such type: points in time, to the second, in their place",
    ),
    (
        "T6",
        "a duration of at most -10 days",
        "`Duration` has none below zero; from 10 days it is written",
    ),
    ("T8", "enums of flags", "std has no such type"),
    (
        "X11",
        "text that normalising to NFC changes",
        "std does not normalise text",
    ),
    ("X14", "UUIDs", "std has no such type"),
];

/// The ids of sections A, F, S, L, M, R, T, W and X of the reference.
const REFERENCE: &str = "\
    A1 A2 A3 A4 A5 A6 A7 A8 A9 A10 A11 A12 A15 A16 A18 A20 A21 A22 A23 A25 A26 A27 A28 A29 A30 \
    F1 F2 F3 F4 F5 F7 F8 F9 F10 F12 F15 F16 F17 F19 F20 F21 F22 F23 F25 F26 \
    S1 S2 S3 S4 S5 S7 S9 S10 S11 S13 S14 S17 S18 S20 S21 S22 S23 S25 S26 S28 S29 \
    L1 L2 L3 L4 L6 L7 L8 L11 L13 L14 L15 L16 L17 L18 L19 L20 L21 L22 L24 L26 L28 L29 L30 L31 L32 \
    L34 L35 L36 L37 L38 \
    M1 M2 M3 M4 M6 M7 M8 M11 M12 M13 M14 M15 M16 M17 M20 \
    R1 R2 R3 R4 R5 R8 R10 R11 R12 R13 R14 R15 R16 R17 R18 R19 R20 R21 R22 R23 R25 \
    T1 T2 T4 T5 T6 T8 \
    W1 W3 W4 W5 W7 W8 W9 W10 W11 W12 \
    X1 X2 X3 X5 X6 X8 X9 X10 X11 X13 X14 X15 X16 X17 X18";

/// Where rows stand.
const WRITTEN: [&str; 11] = [
    include_str!("dependent.rs"),
    include_str!("floats.rs"),
    include_str!("maps.rs"),
    include_str!("recursive.rs"),
    include_str!("scalars.rs"),
    include_str!("sequences.rs"),
    include_str!("shortfalls.rs"),
    include_str!("stretch.rs"),
    include_str!("text.rs"),
    include_str!("time.rs"),
    include_str!("widening.rs"),
];

#[test]
fn rows_that_fall_short_are_listed() {
    let mut rows = Rows {
        table: Table::new(SEEDS),
        complaints: Vec::new(),
    };
    rows.table
        .section("Rows that end elsewhere or take more runs, from some seeds");
    points_in_time(&mut rows);
    values_within_values(&mut rows);
    let mut text = INTRODUCTION.to_owned() + rows.table.rows();
    text.push_str("\n## What the passes cost in these rows\n\n");
    text.push_str(&rows.table.costs());
    text.push_str(NOT_WRITTEN);
    for (id, of_what, why) in WITHOUT_STRATEGY {
        writeln!(text, "| {id} | {of_what} | {why} |").expect("a string takes everything");
    }
    let mut complaints = rows.complaints;
    complaints.extend(unlike_committed(FILE, &text, "acceptance"));
    assert!(complaints.is_empty(), "{}", complaints.join("\n\n"));
}

/// The facts of single choices, C, which are tested beside the shrinker.
const FACTS: [u32; 26] = [
    1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 13, 14, 15, 18, 19, 20, 21, 23, 24, 25, 26, 27, 28, 29, 30,
];

/// Where they stand.
const WRITTEN_FACTS: [&str; 2] = [
    include_str!("../../hypo-core/src/shrink/facts/containers.rs"),
    include_str!("../../hypo-core/src/shrink/facts/reference.rs"),
];

#[test]
fn no_fact_of_the_reference_is_forgotten() {
    let is_named = |fact: &u32| {
        let name = format!("c{fact}");
        let named =
            |line: &str| line.starts_with("fn ") && line.split([' ', '_']).any(|word| word == name);
        WRITTEN_FACTS.iter().any(|source| source.lines().any(named))
    };
    let forgotten: Vec<_> = FACTS.iter().filter(|fact| !is_named(fact)).collect();
    assert!(forgotten.is_empty(), "{forgotten:?}");
}

#[test]
fn no_row_of_the_reference_is_forgotten() {
    let is_written = |id: &&str| {
        let quoted = format!("\"{id}\"");
        WRITTEN.iter().any(|source| source.contains(&quoted))
    };
    let forgotten: Vec<_> = REFERENCE
        .split_whitespace()
        .filter(|id| !is_written(id))
        .collect();
    assert!(forgotten.is_empty(), "{forgotten:?}");
}

fn points_in_time(rows: &mut Rows) {
    rows.row(
        [
            "T5",
            "a `SystemTime` from 2000 on",
            "it is not between 0 and 1 o'clock",
            "UNIX_EPOCH + Duration::new(946688400, 0)",
        ],
        st::system_times(super::time::year_2000()..),
        |time| super::time::second_of_day(time) >= 3600,
    );
}

fn values_within_values(rows: &mut Rows) {
    rows.row(
        [
            "X13",
            "a heap of at most 4 levels",
            "a merge that is wrong takes its values out of order",
            "(0, ∅, (0, (0, ∅, ∅), (1, ∅, ∅)))",
        ],
        heaps(0, 4),
        |heap| !in_order(heap).is_sorted(),
    );
}

/// The rows of the table.
struct Rows {
    table: Table,
    complaints: Vec<String>,
}

impl Rows {
    /// Measures a row: its id, what is drawn, what is wanted, and the least such value.
    fn row<S>(
        &mut self,
        [id, drawn, wanted, expected]: [&str; 4],
        strategy: S,
        is_wanted: impl Fn(&S::Value) -> bool,
    ) where
        S: Strategy<Value: ToSource>,
    {
        let title = format!("{id}: {drawn}; {wanted}");
        let measured = self
            .table
            .measured(&title, &[expected], strategy, is_wanted);
        let is_soon = measured.most() <= RUNS && measured.repeated == 0;
        if is_soon && measured.always(SEEDS, &[expected]) {
            self.complaints.push(format!(
                "{id} ends as expected from every seed now: move it to the rows that are asserted"
            ));
        }
    }
}
