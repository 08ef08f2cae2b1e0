use crate::draws::{any_float, finite_float, float, int, sized_vec};
use crate::table::{Row, check, row};

pub(crate) fn rows() -> Vec<Row> {
    [
        any_floats(),
        bounded_floats(),
        large_floats(),
        several_floats(),
    ]
    .into_iter()
    .flatten()
    .collect()
}

fn any_floats() -> Vec<Row> {
    vec![
        row("F1 any", &["0.0"], any_float, |_| true),
        row("F2 above 0", &["1.0"], any_float, |x| *x > 0.0),
        row("F2 above 1", &["2.0"], any_float, |x| *x > 1.0),
        row("F2 at least 1.5", &["2.0"], any_float, |x| *x >= 1.5),
        row("F3 below 0", &["-1.0"], any_float, |x| *x < 0.0),
        row("F4 infinite", &["inf"], any_float, |x| x.is_infinite()),
        row("F4 not a number", &["NaN"], any_float, |x| x.is_nan()),
        row("F5 negative zero", &["-0.0"], any_float, |x| {
            *x == 0.0 && x.is_sign_negative()
        }),
    ]
}

fn bounded_floats() -> Vec<Row> {
    vec![
        row(
            "F7 above 2 of 1 to 9",
            &["3.0"],
            |c| float(c, 1.0..=9.0),
            |x| *x > 2.0,
        ),
        row(
            "F7 between 1.1 and 1.6",
            &["1.5"],
            |c| float(c, 1.1..=1.6),
            |_| true,
        ),
        row(
            "F8 at least 2.5",
            &["3.0"],
            |c| float(c, 2.5..=f64::INFINITY),
            |_| true,
        ),
        row(
            "F10 above 0.5",
            &["1.0"],
            |c| float(c, 0.0..=1.0),
            |x| *x > 0.5,
        ),
        row(
            "F12 around a third",
            &["0.375"],
            |c| float(c, 0.0..=1.0),
            |x| *x > 0.3 && *x < 0.4,
        ),
        row(
            "F15 not whole",
            &["7.5"],
            |c| float(c, 7.0..=1e9),
            |x| x.fract() != 0.0,
        ),
    ]
}

fn large_floats() -> Vec<Row> {
    vec![
        row(
            "F16 at least 1000",
            &["1000.0"],
            |c| float(c, 0.0..=f64::INFINITY),
            |x| *x >= 1e3,
        ),
        row(
            "F16 at least 1e20",
            &["1e20"],
            |c| float(c, 0.0..=f64::INFINITY),
            |x| *x >= 1e20,
        ),
        row(
            "F17 at most -7",
            &["-7.0"],
            |c| float(c, f64::NEG_INFINITY..=0.0),
            |x| *x <= -7.0,
        ),
        row(
            "F19 absorbs 1",
            &["9007199254740992.0"],
            finite_float,
            |x| x + 1.0 == *x,
        ),
        row("F20 enormous", &["8.988465674311579e307"], any_float, |x| {
            x.is_finite() && *x >= f64::MAX / 2.0
        }),
    ]
}

fn several_floats() -> Vec<Row> {
    vec![
        row(
            "F21 some above 0",
            &["[0.0, 0.0, 1.0]"],
            |c| sized_vec(c, 3..=usize::MAX, any_float),
            |v| v.iter().any(|x| *x > 0.0),
        ),
        row(
            "F22 sum of at least 1",
            &["[0.0, 0.0, 0.0, 0.0, 1.0]"],
            |c| sized_vec(c, 5..=usize::MAX, finite_float),
            |v| v.iter().sum::<f64>() >= 1.0,
        ),
        row(
            "F23 all at least 1.5",
            &["[2.0, 2.0, 2.0]"],
            |c| sized_vec(c, 3..=3, any_float),
            |v| v.iter().all(|x| *x >= 1.5),
        ),
        row(
            "F25 sum above 1000",
            &["(1.0, 1000.0)"],
            |c| (float(c, 0.0..=1000.0), float(c, 0.0..=1000.0)),
            |(a, b)| a + b > 1000.0,
        ),
        row(
            "F26 with an integer",
            &["(1.0, 1000)"],
            |c| (float(c, 0.0..=1000.0), int(c, 0..=1000)),
            |(a, b)| a + f64::from(*b) > 1000.0,
        ),
        row(
            "F26 after an integer",
            &["(1, 1000.0)"],
            |c| (int(c, 0..=1000), float(c, 0.0..=1000.0)),
            |(a, b)| f64::from(*a) + b > 1000.0,
        ),
        row("X3 not whole", &["0.5"], finite_float, |x| x.fract() != 0.0),
        row(
            "X2 tiny",
            &["0.0009765625"],
            |c| float(c, 0.0..=0.001),
            |x| *x > 0.0,
        ),
    ]
}

#[test]
fn floats_end_as_what_a_person_would_write() {
    check(&rows());
}
