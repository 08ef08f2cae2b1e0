//! Rows A: single integers, booleans and choices between values.

use hypo::prelude::*;

use super::{any_of, ints, row};

#[test]
fn integers_of_a_range_end_at_its_simplest() {
    row("A1", ints(), |_| true, "0");
    row("A2", st::integers(101i128..), |_| true, "101");
    row("A3", st::integers(-10..=10), |_| true, "0");
    row("A4", st::integers(-10..=10), |x| *x != 0, "1");
    row("A5", st::integers(-10..=-1), |_| true, "-1");
    row("A6", st::integers(10..=20), |_| true, "10");
    row("A7", st::integers(..=-100i128), |_| true, "-100");
    row("A, one", st::integers(7..=7), |_| true, "7");
}

#[test]
fn integers_end_at_the_boundary_of_what_fails() {
    row("A8", ints(), |x| *x >= 13, "13");
    row("A9", ints(), |x| *x < 0, "-1");
    row("A9", ints(), |x| *x < -1, "-2");
    row("A10", ints(), |x| *x > 0, "1");
    row("A10", ints(), |x| *x > 1, "2");
    for boundary in [
        2i128,
        10,
        255,
        256,
        1000,
        65_537,
        1_000_000,
        10i128.pow(15),
        1 << 90,
    ] {
        row("A11", ints(), |x| *x >= boundary, &boundary.to_string());
        row("A12", ints(), |x| *x <= -boundary, &(-boundary).to_string());
    }
    row("A12", ints(), |x| *x <= -1000, "-1000");
    row("A15", ints(), |x| *x >= -(1 << 126), "0");
    row(
        "A16",
        st::integers(-(1i64 << 32)..=1 << 32),
        |x| *x >= 101,
        "101",
    );
}

#[test]
fn integers_of_every_width_reach_their_ends() {
    row("A18", any::<i8>(), |x| *x == -128, "-128");
    row("A18", any::<i16>(), |x| *x == i16::MIN, "-32768");
    row(
        "A18",
        any::<i64>(),
        |x| *x == i64::MAX,
        "9223372036854775807",
    );
    row(
        "A18",
        any::<u128>(),
        |x| *x == u128::MAX,
        "340282366920938463463374607431768211455",
    );
    row(
        "A18",
        any::<u64>(),
        |x| *x > u64::MAX / 2,
        "9223372036854775808",
    );
    row("A18", any::<usize>(), |x| *x >= 3, "3");
}

#[test]
fn booleans_and_samples_end_at_the_earliest() {
    row("A21", any::<bool>(), |_| true, "false");
    row("A21", any::<bool>(), |x| *x, "true");
    row("A22", st::sampled_from([3, 1, 2]), |_| true, "3");
    row("A22", st::sampled_from([3, 1, 2]), |x| *x != 3, "1");
    row("A23", st::options(ints()), |_| true, "None");
    row("A23", st::options(ints()), Option::is_some, "Some(0)");
}

#[derive(Clone, Debug, Arbitrary)]
enum Either {
    Int(i128),
    Text(String),
    Bool(bool),
}

#[test]
fn alternatives_end_at_the_first_that_can_fail() {
    let large_first = || st::one_of([st::integers(101..=200), st::integers(0..=100)]);
    row("A20", large_first(), |_| true, "101");
    row("A20", large_first(), |x| *x >= 101, "101");
    let either = || {
        one_of![
            ints().map(Either::Int),
            st::text().map(Either::Text),
            st::booleans().map(Either::Bool)
        ]
    };
    row(
        "A25",
        either(),
        |x| matches!(x, Either::Bool(_)),
        "Either::Bool(false)",
    );
    row(
        "A25",
        either(),
        |x| matches!(x, Either::Text(_)),
        "Either::Text(\"\".to_string())",
    );
    any_of("A26", either(), |_| true, &["Either::Int(0)"]);
    row(
        "A, derived",
        any::<Either>(),
        |x| matches!(x, Either::Text(s) if s.chars().count() > 1),
        "Either::Text(\"00\".to_string())",
    );
}
