//! Which share of the values are of a kind that bugs like.
//!
//! The floors are half of what the best of hypo's peers makes, or less.

use std::cell::Cell;
use std::ops::RangeInclusive;

use hypo::prelude::*;

use super::goal::Goal;
use super::has_duplicate;
use super::recursion::{MAX_DEPTH, trees};
use super::share::{at_least, for_every_value};
use super::table::Table;

const INTRODUCTION: &str = "\
Which share of the values are special

Of 20,000 test cases in runs of 100, the share in which it is so.";

#[test]
fn special_values_have_their_share_of_test_cases() {
    let mut table = Table::new("rates", INTRODUCTION);
    integers(&mut table);
    floats(&mut table);
    sequences(&mut table);
    texts(&mut table);
    choices(&mut table);
    small_spaces(&mut table);
    recursive_values(&mut table);
    table.judge();
}

fn integers(table: &mut Table) {
    table.shares(
        any::<u64>(),
        &[
            ("R1", "a `u64` is 0", at_least(0.003), |x| *x == 0),
            ("R2", "a `u64` is `u64::MAX`", at_least(0.001), |x| {
                *x == u64::MAX
            }),
            ("R3", "a `u64` is at most 8", at_least(0.02), |x| *x <= 8),
        ],
    );
    table.shares(
        any::<(i64, i64)>(),
        &[
            (
                "R4",
                "the sum of two `i64` overflows",
                at_least(0.005),
                |(a, b)| a.checked_add(*b).is_none(),
            ),
            (
                "R5",
                "two `i64` are each the least or the greatest",
                at_least(0.0006),
                |(a, b)| {
                    let is_boundary = |x| x == i64::MIN || x == i64::MAX;
                    is_boundary(*a) && is_boundary(*b)
                },
            ),
        ],
    );
    table.shares(
        any::<(u16, u16)>(),
        &[(
            "R6",
            "the sum of two `u16` overflows",
            at_least(0.02),
            |(a, b)| a.checked_add(*b).is_none(),
        )],
    );
    table.shares(
        any::<u8>(),
        &[
            ("R7", "a `u8` is 0", at_least(0.005), |x| *x == 0),
            ("R8", "a `u8` is 255", at_least(0.005), |x| *x == 255),
        ],
    );
}

fn floats(table: &mut Table) {
    table.shares(
        any::<f64>(),
        &[
            ("R9", "an `f64` is NaN", at_least(0.005), |x| x.is_nan()),
            ("R10", "an `f64` is infinite", at_least(0.005), |x| {
                x.is_infinite()
            }),
            ("R11", "an `f64` is 0.0", at_least(0.002), |x| {
                x.to_bits() == 0
            }),
            ("R12", "an `f64` is -0.0", at_least(0.001), |x| {
                x.to_bits() == (-0.0f64).to_bits()
            }),
            ("R13", "an `f64` is a whole number", at_least(0.2), |x| {
                x.fract() == 0.0
            }),
            (
                "R14",
                "an `f64` is finite, and 1e100 or more without its sign",
                at_least(0.03),
                |x| x.is_finite() && x.abs() >= 1e100,
            ),
            (
                "R15",
                "an `f64` is not zero, and 1e-100 or less without its sign",
                at_least(0.03),
                |x| *x != 0.0 && x.abs() <= 1e-100,
            ),
            ("R16", "an `f64` is subnormal", at_least(0.001), |x| {
                x.is_subnormal()
            }),
        ],
    );
    table.shares(
        st::floats(0.0..=1.0f64),
        &[
            ("R17", "of 0.0 to 1.0: 0.0", at_least(0.005), |x| *x == 0.0),
            ("R18", "of 0.0 to 1.0: 1.0", at_least(0.01), |x| *x == 1.0),
            (
                "R19",
                "of 0.0 to 1.0: below 1e-300, not 0.0",
                at_least(0.005),
                |x| *x > 0.0 && *x < 1e-300,
            ),
        ],
    );
    table.shares(
        any::<f32>(),
        &[("R20", "an `f32` is infinite", 0.005..=0.2, |x| {
            x.is_infinite()
        })],
    );
}

fn sequences(table: &mut Table) {
    table.shares(
        any::<Vec<i64>>(),
        &[
            (
                "R21",
                "a `Vec<i64>` is empty",
                at_least(0.01),
                Vec::is_empty,
            ),
            (
                "R22",
                "a `Vec<i64>` has 10 elements or more",
                at_least(0.05),
                |items| items.len() >= 10,
            ),
        ],
    );
    table.shares(
        st::vecs(0..=255),
        &[(
            "R23",
            "a vec of 0 to 255 has a duplicate",
            at_least(0.2),
            |items| has_duplicate(items),
        )],
    );
    table.shares(
        st::vecs(any::<i64>()).size(2..=5),
        &[
            (
                "R24",
                "a vec of 2 to 5 elements has 2",
                at_least(0.05),
                |items| items.len() == 2,
            ),
            (
                "R25",
                "a vec of 2 to 5 elements has 5",
                at_least(0.05),
                |items| items.len() == 5,
            ),
        ],
    );
    table.shares(
        st::vecs(0..=9).size(2..=20),
        &[
            (
                "R26",
                "2 to 20 digits: one is there twice",
                at_least(0.5),
                |items| has_duplicate(items),
            ),
            (
                "R27",
                "2 to 20 digits: all are equal",
                at_least(0.0005),
                |items| items.iter().all(|item| *item == items[0]),
            ),
        ],
    );
    table.shares(
        any::<Vec<Vec<i64>>>(),
        &[(
            "R28",
            "a `Vec<Vec<i64>>` holds 8 elements or more",
            at_least(0.3),
            |rows| rows.iter().map(Vec::len).sum::<usize>() >= 8,
        )],
    );
}

fn texts(table: &mut Table) {
    table.shares(
        any::<String>(),
        &[
            ("R29", "a text is empty", at_least(0.02), String::is_empty),
            ("R30", "a text is not all ASCII", at_least(0.2), |text| {
                !text.is_ascii()
            }),
            (
                "R31",
                "a text has a character above U+FFFF",
                at_least(0.05),
                |text| text.chars().any(|c| c > '\u{ffff}'),
            ),
            (
                "R32",
                "a text begins with a character of several bytes",
                at_least(0.1),
                |text| text.chars().next().is_some_and(|c| c.len_utf8() > 1),
            ),
        ],
    );
}

fn choices(table: &mut Table) {
    table.shares(
        any::<Option<i64>>(),
        &[
            (
                "R33",
                "an `Option<i64>` is `None`",
                at_least(0.1),
                Option::is_none,
            ),
            (
                "R34",
                "an `Option<i64>` is `Some`",
                at_least(0.3),
                Option::is_some,
            ),
        ],
    );
    table.shares(
        st::one_of([0..10, 20..30, 30..40, 40..50]),
        &[
            (
                "R35",
                "the first of four alternatives",
                at_least(0.1),
                |x| *x < 10,
            ),
            ("R36", "the second of four", at_least(0.1), |x| {
                (20..30).contains(x)
            }),
            ("R37", "the third of four", at_least(0.1), |x| {
                (30..40).contains(x)
            }),
            ("R38", "the last of four", at_least(0.1), |x| *x >= 40),
        ],
    );
    const EACH_OF_FIVE: RangeInclusive<f64> = 0.08..=0.4;
    table.shares(
        st::sampled_from([1, 2, 3, 4, 5]),
        &[
            ("R39", "the first of five values", EACH_OF_FIVE, |x| *x == 1),
            ("R40", "the second of five", EACH_OF_FIVE, |x| *x == 2),
            ("R41", "the third of five", EACH_OF_FIVE, |x| *x == 3),
            ("R42", "the fourth of five", EACH_OF_FIVE, |x| *x == 4),
            ("R43", "the last of five", EACH_OF_FIVE, |x| *x == 5),
        ],
    );
}

fn small_spaces(table: &mut Table) {
    let eight = one_of![
        st::just(0),
        1..3,
        st::sampled_from([3, 4]),
        any::<bool>().map(|last| if last { 6 } else { 5 }),
        st::just(7)
    ];
    let each = [0, 1, 2, 3, 4, 5, 6, 7].map(|wanted| move |x: &i32| *x == wanted);
    table
        .row("R44", "all of the 8 values of a one_of")
        .all_found(Goal::every(20, 100), eight, &each);
}

fn recursive_values(table: &mut Table) {
    table.shares(
        trees(),
        &[
            ("R45", "a tree is a single leaf", at_least(0.015), |tree| {
                tree.0 == 1
            }),
            (
                "R46",
                "a tree has 25 leaves or more",
                at_least(0.06),
                |tree| tree.0 >= 25,
            ),
            (
                "R47",
                "a tree is as deep as it may be",
                at_least(0.004),
                |tree| tree.3 == MAX_DEPTH,
            ),
        ],
    );
    let (left, right) = (Cell::new(0), Cell::new(0));
    for_every_value(trees(), |tree| {
        left.set(left.get() + tree.1);
        right.set(right.get() + tree.2);
    });
    table
        .row("R48", "leaves on the left of a tree for each on the right")
        .number(&(0.85..=1.18), left.get() as f64 / right.get() as f64);
}
