//! Rows 27 to 41: floats.

use hypo::prelude::*;

use super::{Rows, repeated, row};

pub(super) fn rows(rows: &mut Rows) {
    single(rows);
    vectors(rows);
    tuples(rows);
}

fn single(rows: &mut Rows) {
    let floats = || any::<f64>();
    rows.add(row(27, "an `f64` above 0", "1.0"), floats(), |x| *x > 0.0);
    rows.add(row(31, "an `f64`, 1 or more", "1.0"), floats(), |x| {
        *x >= 1.0
    });
    for (low, high, end) in [
        (2.5, f64::MAX, "3.0"),
        (0.3, f64::MAX, "1.0"),
        (1234.5, f64::MAX, "1235.0"),
        (2.3, 2.7, "2.5"),
    ] {
        let title = match high {
            f64::MAX => format!("a finite `f64` from {low} on, any"),
            _ => format!("an `f64` of {low} to {high}, any"),
        };
        rows.add(row(32, &title, end), st::floats(low..=high), |_| true);
    }
    for whole in [0.0f64, 1.0, 10.0, 1000.0, 1e6] {
        let title = format!("an `f64` from {whole} to 2^53, above that and not whole");
        let end = format!("{:?}", whole + 0.5);
        rows.add(
            row(33, &title, &end),
            st::floats(whole..=9_007_199_254_740_992.0),
            |x| *x > whole && x.fract() != 0.0,
        );
    }
}

fn vectors(rows: &mut Rows) {
    let floats = || st::vecs(any::<f64>());
    for size in [1, 3, 6] {
        let title = format!("a vec of {size} `f64` or more, not all 0");
        let end = format!("vec![{}1.0]", "0.0, ".repeat(size - 1));
        rows.add(row(28, &title, &end), floats().min_size(size), |list| {
            list.iter().any(|x| *x != 0.0)
        });
    }
    rows.add(
        row(30, "a vec of `f64`, their sum NaN", "vec![f64::NAN]"),
        floats(),
        |list| list.iter().sum::<f64>().is_nan(),
    );
    rows.add(
        row(34, "a vec of `f64`, five or more", &repeated(5, "0.0")),
        floats(),
        |list| list.len() >= 5,
    );
}

fn tuples(rows: &mut Rows) {
    let float = || st::floats(0.0..=1000.0);
    let int = || st::integers(0..=1000i32);
    rows.add(
        row(
            36,
            "a float and an integer of 0 to 1000, their sum above 1000",
            "(1.0, 1000)",
        ),
        (float(), int()),
        |(a, b)| a + f64::from(*b) > 1000.0,
    );
    rows.add(
        row(
            36,
            "an integer and a float of 0 to 1000, their sum above 1000",
            "(1, 1000.0)",
        ),
        (int(), float()),
        |(a, b)| f64::from(*a) + b > 1000.0,
    );
    rows.add(
        row(
            37,
            "two floats of 0 to 1000, a text, a `bool` and an `i64` between them, their sum above 1000",
            "(1.0, \"\".to_string(), false, 0, 1000.0)",
        ),
        (float(), st::text(), any::<bool>(), any::<i64>(), float()),
        |(a, _, _, _, b)| a + b > 1000.0,
    );
    rows.add(
        row(
            41,
            "three `f64`, the middle one infinite",
            "(0.0, f64::INFINITY, 0.0)",
        ),
        any::<(f64, f64, f64)>(),
        |(_, middle, _)| middle.is_infinite(),
    );
}
