//! Rows X, and R25: where the shrinker that these tables come from does not reach the least value.

use super::{ints, repeated, row};
use hypo::prelude::*;

#[test]
fn numbers_end_at_the_least_that_fails_though_nothing_leads_there() {
    row("X1", ints(), |x| *x > 50 && x % 7 == 0, "56");
    row("X2", st::floats(0.0..=0.001), |x| *x > 0.0, "0.0009765625");
    row(
        "X3",
        any::<f64>(),
        |x| x.is_finite() && x.fract() != 0.0,
        "0.5",
    );
    row(
        "X6",
        (st::integers(0..=100), st::integers(0..=100)),
        |(a, b)| a * b > 100,
        "(2, 51)",
    );
    row(
        "X8",
        any::<f64>(),
        |x| x.is_subnormal(),
        &format!("{:?}", f64::MIN_POSITIVE / 2.0),
    );
    row(
        "X8, f32",
        any::<f32>(),
        |x| x.is_subnormal(),
        &format!("{:?}", f32::MIN_POSITIVE / 2.0),
    );
    let finite = st::floats(..).allow_nan(false).allow_infinity(false);
    row(
        "X9",
        (&finite, &finite, &finite),
        |(a, b, c): &(f64, f64, f64)| {
            let (left, right) = ((a + b) + c, a + (b + c));
            left != right && !left.is_nan() && !right.is_nan()
        },
        "(1.0, 1.0, 9007199254740992.0)",
    );
    row(
        "X18",
        (ints(), ints()),
        |(a, b)| *a > 0 && a.checked_add(*b) == Some(0),
        "(1, -1)",
    );
}

#[test]
fn sequences_end_at_the_least_though_they_are_hard_to_find() {
    row("X15", st::slices(10), |_| true, "0..0");
    row("X16", st::vecs(ints()), |v| v.contains(&7), "vec![7]");
    row(
        "X17",
        st::vecs(ints()).min_size(10),
        |v| v.iter().all(|x| *x <= -1),
        &repeated(10, "-1"),
    );
    let total = |items: &[i16]| items.iter().fold(0i16, |sum, x| sum.wrapping_add(*x));
    row(
        "R25",
        any::<(Vec<i16>, Vec<i16>, Vec<i16>, Vec<i16>, Vec<i16>)>(),
        |(a, b, c, d, e)| {
            let sums = [a, b, c, d, e].map(|items| total(items));
            sums.iter().all(|sum| *sum < 256) && total(&sums) >= 1280
        },
        "(vec![], vec![], vec![], vec![-1], vec![-32768])",
    );
}
