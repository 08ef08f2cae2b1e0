//! Rows F: floats end at whole numbers, else at short fractions.

use hypo::prelude::*;

use super::row;

fn floats() -> impl Strategy<Value = f64> {
    any::<f64>()
}

#[test]
fn floats_end_at_the_simplest_that_fails() {
    row("F1", floats(), |_| true, "0.0");
    row("F2", floats(), |x| *x > 0.0, "1.0");
    row("F2", floats(), |x| *x > 1.0, "2.0");
    row("F2", floats(), |x| *x >= 1.5, "2.0");
    row("F3", floats(), |x| *x < 0.0, "-1.0");
    row("F3", floats(), |x| *x <= -1.0, "-1.0");
    row(
        "F5",
        floats(),
        |x| *x == 0.0 && x.is_sign_negative(),
        "-0.0",
    );
    row("F, f32", any::<f32>(), |x| *x >= 1.5, "2.0");
    row("F, f32", any::<f32>(), |x| x.is_nan(), "f32::NAN");
}

#[test]
fn infinity_and_nan_stay_what_they_are() {
    row("F4", floats(), |x| x.is_infinite(), "f64::INFINITY");
    row(
        "F4",
        floats(),
        |x| *x == f64::NEG_INFINITY,
        "f64::NEG_INFINITY",
    );
    row("F4", floats(), |x| x.is_nan(), "f64::NAN");
}

#[test]
fn ranges_of_floats_end_at_their_simplest() {
    row("F7", st::floats(-1.0..=1.0), |_| true, "0.0");
    row("F7", st::floats(1.0..=9.0), |x| *x > 2.0, "3.0");
    row("F7", st::floats(1.1..=1.6), |_| true, "1.5");
    for min in [2.5, 0.3, 7.0, 1234.5, 1e9 + 0.5] {
        let expected = format!("{:?}", f64::ceil(min));
        row("F8", st::floats(min..), |_| true, &expected);
    }
    row("F9", st::floats(..=-1.0), |_| true, "-1.0");
    row("F9", st::floats(1.0..), |_| true, "1.0");
    row(
        "F, one",
        st::floats(f64::INFINITY..),
        |_| true,
        "f64::INFINITY",
    );
    row(
        "F, one",
        st::floats(..=f32::NEG_INFINITY),
        |_| true,
        "f32::NEG_INFINITY",
    );
    row("F10", st::floats(0.0..=1.0), |x| *x > 0.5, "1.0");
    row("F10", st::floats(0.0..=1.0), |x| *x > 0.0, "1.0");
    row(
        "F12",
        st::floats(0.0..=1.0),
        |x| 0.3 < *x && *x < 0.4,
        "0.375",
    );
}

#[test]
fn fractions_are_halves_and_boundaries_are_exact() {
    for whole in [0.0f64, 1.0, 10.0, 1000.0, 1e6] {
        let expected = format!("{:?}", whole + 0.5);
        row(
            "F15",
            st::floats(whole..9e15),
            |x| x.fract() != 0.0,
            &expected,
        );
    }
    for exponent in 0..12 {
        let power = 10f64.powi(exponent);
        row(
            "F16",
            st::floats(0.0..),
            |x| *x >= power,
            &format!("{power:?}"),
        );
        row(
            "F17",
            st::floats(..=0.0),
            |x| *x <= -power,
            &format!("{:?}", -power),
        );
    }
    row("F16", st::floats(0.0..), |x| *x >= 1e20, "1e20");
    row("F17", st::floats(..=0.0), |x| *x <= -7.0, "-7.0");
    row(
        "F19",
        floats(),
        |x| x.is_finite() && *x + 1.0 == *x,
        "9007199254740992.0",
    );
    let half = f64::MAX / 2.0;
    row(
        "F20",
        floats(),
        |x| x.is_finite() && *x >= half,
        &format!("{half:?}"),
    );
}

#[test]
fn vectors_and_pairs_of_floats_keep_one_that_matters() {
    for n in [1usize, 3, 6] {
        let expected = format!("vec![{}1.0]", "0.0, ".repeat(n - 1));
        row(
            "F21",
            st::vecs(floats()).min_size(n),
            |v| v.iter().any(|x| *x > 0.0),
            &expected,
        );
    }
    let finite = || st::vecs(st::floats(f64::MIN..=f64::MAX)).min_size(5);
    row(
        "F22",
        finite(),
        |v| v.iter().sum::<f64>() >= 1.0,
        "vec![0.0, 0.0, 0.0, 0.0, 1.0]",
    );
    let five = || st::vecs(floats()).size(5..=5);
    row(
        "F23",
        five(),
        |v| v.iter().all(|x| *x >= 1.5),
        "vec![2.0, 2.0, 2.0, 2.0, 2.0]",
    );
    let pair = || (st::floats(0.0..=1000.0), st::floats(0.0..=1000.0));
    row("F25", pair(), |(a, b)| a + b > 1000.0, "(1.0, 1000.0)");
    let mixed = || (st::floats(0.0..=1000.0), st::integers(0..=1000));
    row(
        "F26",
        mixed(),
        |(a, b)| a + f64::from(*b) > 1000.0,
        "(1.0, 1000)",
    );
    let mixed = || (st::integers(0..=1000), st::floats(0.0..=1000.0));
    row(
        "F26",
        mixed(),
        |(a, b)| f64::from(*a) + b > 1000.0,
        "(1, 1000.0)",
    );
}
