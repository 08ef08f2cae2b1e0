use crate::draws::{any_int, boolean, int, one_of, sized_vec, text, vec};
use crate::table::{Row, check, row};

#[derive(Debug)]
#[allow(dead_code, reason = "shown by `Debug`")]
enum Mixed {
    Nothing,
    Int(i64),
    Text(String),
    Bool(bool),
}

pub(crate) fn rows() -> Vec<Row> {
    [integers(), alternatives()].into_iter().flatten().collect()
}

fn integers() -> Vec<Row> {
    vec![
        row("A1 any", &["0"], any_int, |_| true),
        row(
            "A2 above a minimum",
            &["101"],
            |c| int(c, 101i64..=i64::MAX),
            |_| true,
        ),
        row("A4 not zero", &["1"], |c| int(c, -10..=10), |x| *x != 0),
        row("A5 negative range", &["-1"], |c| int(c, -10..=-1), |_| true),
        row("A6 positive range", &["10"], |c| int(c, 10..=20), |_| true),
        row("A8 at least 13", &["13"], any_int, |x| *x >= 13),
        row("A8 at least 100", &["100"], any_int, |x| *x >= 100),
        row("A9 below 0", &["-1"], any_int, |x| *x < 0),
        row("A9 below -1", &["-2"], any_int, |x| *x < -1),
        row("A10 above 1", &["2"], any_int, |x| *x > 1),
        row("A11 at least a million", &["1000000"], any_int, |x| {
            *x >= 1_000_000
        }),
        row("A12 at most -1000", &["-1000"], any_int, |x| *x <= -1000),
        row(
            "A15 wide",
            &["0"],
            |c| int(c, i128::MIN..=i128::MAX),
            |x| *x >= -(1 << 126),
        ),
        row(
            "A18 the smallest",
            &["-128"],
            |c| int(c, i8::MIN..=i8::MAX),
            |x| *x == -128,
        ),
    ]
}

fn alternatives() -> Vec<Row> {
    vec![
        row("A20 first alternative", &["101"], high_or_low, |_| true),
        row("A20 at least 101", &["101"], high_or_low, |x| *x >= 101),
        row("A21 true", &["true"], boolean, |x| *x),
        row(
            "A22 sampled",
            &["1"],
            |c| [3, 1, 2][int(c, 0..=2usize)],
            |x| *x != 3,
        ),
        row("A23 some", &["Int(0)"], maybe_int, |x| {
            matches!(x, Mixed::Int(_))
        }),
        row("A23 any", &["Nothing"], maybe_int, |_| true),
        row("A25 text", &["Text(\"\")"], mixed, |x| {
            matches!(x, Mixed::Text(_))
        }),
        row("A25 boolean", &["Bool(false)"], mixed, |x| {
            matches!(x, Mixed::Bool(_))
        }),
        row("A26 any", &["Int(0)"], mixed, |_| true),
        row(
            "L24 some above 5",
            &["[Int(6)]"],
            |c| vec(c, maybe_int),
            |v| v.iter().any(|x| matches!(x, Mixed::Int(6..))),
        ),
        row(
            "A6 in a vector",
            &["[10, 10]"],
            |c| sized_vec(c, 2..=5, |c| int(c, 10..=20)),
            |_| true,
        ),
    ]
}

fn high_or_low(case: &hypo_core::TestCase) -> i64 {
    one_of(case, &[&|c| int(c, 101..=200), &|c| int(c, 0..=100)])
}

fn maybe_int(case: &hypo_core::TestCase) -> Mixed {
    one_of(case, &[&|_| Mixed::Nothing, &|c| Mixed::Int(any_int(c))])
}

fn mixed(case: &hypo_core::TestCase) -> Mixed {
    one_of(
        case,
        &[
            &|c| Mixed::Int(any_int(c)),
            &|c| Mixed::Text(text(c)),
            &|c| Mixed::Bool(boolean(c)),
        ],
    )
}

#[test]
fn scalars_end_at_their_boundary() {
    check(&rows());
}
