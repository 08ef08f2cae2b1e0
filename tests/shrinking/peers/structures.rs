//! Rows 120 to 133: structs, alternatives, and test cases that are drawn from in two places.

use hypo::prelude::*;

use super::{Rows, repeated, row};
use crate::shrinking::calculator::expressions;

pub(super) fn rows(rows: &mut Rows) {
    alternatives(rows);
    fields(rows);
    nothing_matters(rows);
    rows.add(
        row(
            131,
            "-10 to 10, sums and quotients, at most 4 levels, a division by 0 that is no literal",
            "Expr::Div(Box::new(Expr::Int(0)), Box::new(Expr::Add(Box::new(Expr::Int(0)), Box::new(Expr::Int(0)))))",
        )
        .within(2000),
        expressions(4),
        |expr| !expr.divides_by_literal_zero() && expr.value().is_none(),
    );
    two_handles(rows);
}

#[derive(Clone, Debug, Arbitrary)]
enum Mixed {
    Bool(bool),
    Text(String),
}

#[derive(Clone, Debug, Arbitrary)]
enum BoolFirst {
    Bool(bool),
    Float(f64),
}

#[derive(Clone, Debug, Arbitrary)]
enum PairFirst {
    Pair(bool, bool),
    Bool(bool),
}

fn alternatives(rows: &mut Rows) {
    rows.add(
        row(120, "101 to 200 or 0 to 100, any", "101"),
        st::one_of([st::integers(101..=200i64), st::integers(0..=100i64)]),
        |_| true,
    );
    let three = |element| [element; 3].join(", ");
    rows.add(
        row(
            121,
            "a vec of `bool` and texts, three or more of each",
            &format!(
                "vec![{}, {}]",
                three("Mixed::Bool(false)"),
                three("Mixed::Text(\"\".to_string())")
            ),
        ),
        any::<Vec<Mixed>>(),
        |list| {
            let flags = list.iter().filter(|x| matches!(x, Mixed::Bool(_))).count();
            flags >= 3 && list.len() - flags >= 3
        },
    );
    rows.add(
        row(
            126,
            "a `bool` or a float, not `false`",
            "BoolFirst::Bool(true)",
        ),
        any::<BoolFirst>(),
        |value| !matches!(value, BoolFirst::Bool(false)),
    );
    rows.add(
        row(
            126,
            "two `bool` or one, not all `false`",
            "PairFirst::Bool(true)",
        ),
        any::<PairFirst>(),
        |value| {
            matches!(
                value,
                PairFirst::Bool(true) | PairFirst::Pair(true, _) | PairFirst::Pair(_, true)
            )
        },
    );
}

#[derive(Clone, Debug, Arbitrary)]
struct TwoBools {
    a: bool,
    b: bool,
}

fn fields(rows: &mut Rows) {
    rows.add(
        row(
            122,
            "a struct of two `bool`, one of them `true`",
            "TwoBools { a: false, b: true }",
        ),
        any::<TwoBools>(),
        |pair| pair.a || pair.b,
    );
    rows.add(
        row(123, "two `bool`, one of them `true`", "(false, true)"),
        any::<(bool, bool)>(),
        |(a, b)| *a || *b,
    );
    let words = || any::<(i64, i64)>();
    rows.add(
        row(124, "two `i64`, the first below the second", "(0, 1)"),
        words(),
        |(a, b)| a < b,
    );
    rows.add(
        row(128, "two equal `i64` above 0", "(1, 1)"),
        words(),
        |(a, b)| a == b && *a > 0,
    );
    rows.add(
        row(128, "three equal `i64` above 0", "(1, 1, 1)"),
        any::<(i64, i64, i64)>(),
        |(a, b, c)| a == b && b == c && *a > 0,
    );
}

fn nothing_matters(rows: &mut Rows) {
    rows.add(
        row(129, "a vec of 35 `i64`, any", &repeated(35, "0")),
        st::vecs(any::<i64>()).size(35..=35),
        |_| true,
    );
    rows.add(
        row(
            130,
            "two equal `i64` and a vec of nothing but the same",
            "(0, 0, vec![])",
        ),
        any::<(i64, i64, Vec<i64>)>(),
        |(n, m, nodes)| n == m && nodes.iter().all(|node| node == n),
    );
}

/// Numbers that are drawn by turns from a test case and from a clone of it.
fn by_turns<const N: usize>(case: &TestCase) -> [i64; N] {
    let other = case.clone();
    std::array::from_fn(|at| any::<i64>().draw(if at % 2 == 0 { case } else { &other }))
}

fn two_handles(rows: &mut Rows) {
    handles(rows, [10, 10]);
    handles(rows, [3, 7, 11]);
    handles(rows, [1, 2, 3]);
    handles(rows, [10, 20, 30, 40]);
    let number_and_list = st::from_fn(|case| {
        let other = case.clone();
        (any::<i64>().draw(case), any::<Vec<i64>>().draw(&other))
    });
    rows.add(
        row(
            133,
            "an `i64`, 1 or more, and from a clone of the test case a vec of three or more",
            "(1, vec![0, 0, 0])",
        ),
        number_and_list,
        |(n, list)| *n >= 1 && list.len() >= 3,
    );
}

fn handles<const N: usize>(rows: &mut Rows, least: [i64; N]) {
    let title =
        format!("{N} `i64` by turns from two clones of a test case, none below that of {least:?}");
    rows.add(
        row(133, &title, &format!("{least:?}")),
        st::from_fn(by_turns::<N>),
        |numbers| numbers.iter().zip(least).all(|(x, least)| *x >= least),
    );
}
