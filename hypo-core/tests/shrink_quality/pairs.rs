use crate::draws::{any_float, any_int, boolean, int, text};
use crate::table::{Row, check, row};
use hypo_core::TestCase;

pub(crate) fn rows() -> Vec<Row> {
    vec![
        row(
            "M11 one of two",
            &["(false, true)"],
            |c| (boolean(c), boolean(c)),
            |(a, b)| *a || *b,
        ),
        row("M13 sum above 1000", &["(1, 1000)"], thousands, |(a, b)| {
            a + b > 1000
        }),
        row(
            "M14 with others between",
            &["(1, 1000)"],
            |c| {
                let a = int(c, 0..=1000);
                let _ = (text(c), any_float(c), boolean(c));
                (a, int(c, 0..=1000))
            },
            |(a, b)| a + b > 1000,
        ),
        row("M15 ascending", &["(0, 1)"], two_ints, |(a, b)| a < b),
        row("M15 descending", &["(0, -1)"], two_ints, |(a, b)| a > b),
        row("M16 seven apart", &["(0, 7)"], two_ints, |(a, b)| {
            a.checked_add(7) == Some(*b)
        }),
        row("M16 seven below", &["(0, -7)"], two_ints, |(a, b)| {
            a.checked_sub(7) == Some(*b)
        }),
        row(
            "M17 overflow",
            &["(1, 9223372036854775807)"],
            two_ints,
            |(a, b)| *a >= 0 && a.checked_add(*b).is_none(),
        ),
        row(
            "M20 ascending apart",
            &["(0, 1)"],
            |c| {
                let a = any_int(c);
                let _ = text(c);
                (a, any_int(c))
            },
            |(a, b)| a < b,
        ),
        row("difference zero", &["(10, 10)"], to_thousand, |(a, b)| {
            *a >= 10 && a == b
        }),
        row("difference small", &["(10, 6)"], to_thousand, |(a, b)| {
            *a >= 10 && (1..=4).contains(&a.abs_diff(*b))
        }),
        row("difference one", &["(10, 9)"], to_thousand, |(a, b)| {
            *a >= 10 && a.abs_diff(*b) == 1
        }),
    ]
}

fn two_ints(case: &TestCase) -> (i64, i64) {
    (any_int(case), any_int(case))
}

fn thousands(case: &TestCase) -> (i32, i32) {
    (int(case, 0..=1000), int(case, 0..=1000))
}

fn to_thousand(case: &TestCase) -> (i32, i32) {
    (int(case, 1..=1000), int(case, 1..=1000))
}

#[test]
fn pairs_end_as_close_as_they_may() {
    check(&rows());
}
