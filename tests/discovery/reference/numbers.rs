//! D1 to D4, D12, D13, D21, D22: numbers.

use std::cell::Cell;

use hypo::prelude::*;

use super::super::goal::{Goal, settings};
use super::super::ints;
use super::super::table::{Table, Verdict};
use super::{HALF, SELDOM, table};

#[test]
fn numbers_are_found_as_often_as_hypothesis_finds_them() {
    let mut table = table("reference_numbers", "numbers");
    integers(&mut table);
    factorials(&mut table);
    floats(&mut table);
    bounded_integers(&mut table);
    table.judge();
}

fn integers(table: &mut Table) {
    type Is = (&'static str, &'static str, fn(&i128) -> bool);
    let rows: [Is; 8] = [
        ("D1a", "an integer is 0", |x| *x == 0),
        ("D1b", "an integer is not 0", |x| *x != 0),
        ("D1c", "|x| > 1000", |x| x.unsigned_abs() > 1000),
        ("D1d", "x > 1000", |x| *x > 1000),
        ("D1e", "x < -1000", |x| *x < -1000),
        ("D1f", "x ≥ 2^63", |x| *x >= 1 << 63),
        ("D1g", "|x| ≤ 100", |x| x.unsigned_abs() <= 100),
        ("D1h", "50 ≤ |x| ≤ 255", |x| {
            (50..=255).contains(&x.unsigned_abs())
        }),
    ];
    for (id, what, is_found) in rows {
        table.row(id, what).found(HALF, ints(), is_found);
    }
    table
        .row("D2", "an integer has 65 bits")
        .found(SELDOM, ints(), |x| {
            x.unsigned_abs().checked_ilog2() == Some(64)
        });
    table
        .row(
            "D3a",
            "of the `u128` from 2^100: 2^100 + 2^99 or more (128 bits in place of 500)",
        )
        .found(HALF, st::integers(1u128 << 100..), |x| *x >= 3 << 99);
    table
        .row("D3b", "of the `i128` to -2^100: -2^100 - 2^99 or less")
        .found(HALF, st::integers(..=-(1i128 << 100)), |x| *x <= -(3 << 99));
}

fn factorials(table: &mut Table) {
    let is_factorial = |x: i128| (9..=20).any(|n| (1..=n).product::<i128>() == x);
    let near = [("a", 0, "n!"), ("b", 1, "n! + 1"), ("c", -1, "n! - 1")];
    for (letter, away, what) in near {
        table
            .row(
                format!("D4{letter}"),
                format!("{what}, with n from 9 to 20"),
            )
            .found(SELDOM, ints(), |x| is_factorial(x.wrapping_sub(away)));
        table
            .row(
                format!("D4{letter}-"),
                format!("-({what}), with n from 9 to 20"),
            )
            .found(SELDOM, ints(), |x| {
                is_factorial(x.wrapping_neg().wrapping_sub(away))
            });
    }
}

fn floats(table: &mut Table) {
    type Is = (&'static str, &'static str, fn(&f64) -> bool);
    let rows: [Is; 4] = [
        ("D12a", "an `f64` is infinity", |x| *x == f64::INFINITY),
        ("D12b", "an `f64` is -infinity", |x| *x == f64::NEG_INFINITY),
        ("D12c", "an `f64` is NaN", |x| x.is_nan()),
        ("D12d", "t + 1 > t", |t| t + 1.0 > *t),
    ];
    for (id, what, is_found) in rows {
        table.row(id, what).found(HALF, any::<f64>(), is_found);
    }
    table
        .row("D12e", "t + 1 > 1, given t > 0")
        .found(HALF, any::<f64>(), |t| {
            assume!(*t > 0.0);
            t + 1.0 > 1.0
        });
    let rows: [Is; 3] = [
        ("D13a", "of 0.0 to 1.0: below 0.2", |x| *x < 0.2),
        ("D13b", "of 0.0 to 1.0: above 0.8", |x| *x > 0.8),
        ("D13c", "of 0.0 to 1.0: between", |x| {
            (0.2..=0.8).contains(x)
        }),
    ];
    for (id, what, is_found) in rows {
        table
            .row(id, what)
            .found(HALF, st::floats(0.0..=1.0), is_found);
    }
}

fn bounded_integers(table: &mut Table) {
    const END: i64 = 10i64.pow(12);
    let ends = [-END, -END + 1, END - 1, END].map(|end| move |x: &i64| *x == end);
    table
        .row(
            "D21",
            "of -10^12 to 10^12: both ends, and those beside them",
        )
        .all_found(Goal::every(20, 1000), -END..=END, &ends);
    let mut counts: Vec<_> = (0..20).map(above_ten_to_the_25th).collect();
    counts.sort_unstable();
    let right = counts
        .iter()
        .filter(|count| (2..=100).contains(*count))
        .count();
    table
        .row(
            "D22",
            "of 1000 `u128`, some but few are above 10^25 (of 0 to 10^100 by Hypothesis)",
        )
        .measured(
            "2 to 100, in 20 of 20",
            &format!("{right} of 20, {} to {}", counts[0], counts[19]),
            Verdict::of(right == 20),
        );
}

/// How many `u128` are large, of the 1000 that are tried with this seed.
fn above_ten_to_the_25th(seed: u64) -> u64 {
    let large = Cell::new(0);
    hypo::check(settings(seed, 1000), any::<u128>(), |x| {
        large.set(large.get() + u64::from(x > 10u128.pow(25)));
    })
    .expect("a property that always holds");
    large.get()
}
