use std::collections::BTreeSet;

use crate::draws::{any_int, boolean, int, sized_vec, text, vec};
use crate::table::{Row, check, row};
use hypo_core::TestCase;

pub(crate) fn rows() -> Vec<Row> {
    [
        sums_and_lengths(),
        contents(),
        lengths(),
        nested_vectors(),
        with_others(),
        dependent(),
    ]
    .into_iter()
    .flatten()
    .collect()
}

fn sums_and_lengths() -> Vec<Row> {
    vec![
        row("L1 any", &["[]"], ints, |_| true),
        row("L1 not empty", &["[0]"], ints, |v| !v.is_empty()),
        row("L1 five", &["[0, 0, 0, 0, 0]"], ints, |v| v.len() >= 5),
        row("L2 sum of 10", &["[10]"], ints, |v| sum(v) >= 10),
        row("L2 sum above 1000", &["[1001]"], ints, |v| sum(v) > 1000),
        row("L3 sum and length", &["[0, 0, 10]"], ints, |v| {
            sum(v) >= 10 && v.len() >= 3
        }),
        row(
            "L4 sum and min",
            &["[0, 0, 0, 0, 10]"],
            |c| sized_vec(c, 5..=usize::MAX, any_int),
            |v| sum(v) >= 10,
        ),
    ]
}

fn contents() -> Vec<Row> {
    vec![
        row("L6 a duplicate", &["[0, 0]"], ints, |v| {
            distinct(v) < v.len()
        }),
        row("L7 three distinct", &["[0, 1, -1]"], ints, |v| {
            distinct(v) >= 3
        }),
        row("L8 not sorted", &["[0, -1]"], ints, |v| !v.is_sorted()),
        row("L8 not a palindrome", &["[0, 1]"], ints, |v| {
            !v.iter().eq(v.iter().rev())
        }),
        row(
            "L11 all negative",
            &["[-1, -1, -1, -1]"],
            |c| sized_vec(c, 4..=usize::MAX, any_int),
            |v| v.iter().all(|x| *x <= -1),
        ),
        row(
            "L14 a staircase",
            &["[0, 1, 2, 3, 4]"],
            |c| vec(c, |c| int(c, 0..=u64::MAX)),
            |v| v.len() >= 5 && v.iter().enumerate().all(|(i, x)| *x >= i as u64),
        ),
    ]
}

fn lengths() -> Vec<Row> {
    vec![
        row(
            "L15 full",
            &["[0, 0, 0, 0, 0]"],
            |c| sized_vec(c, 3..=5, any_int),
            |v| v.len() == 5,
        ),
        row(
            "L16 long",
            &[SEVENTY],
            |c| sized_vec(c, 50..=usize::MAX, boolean),
            |v| v.len() >= 70,
        ),
        row(
            "L17 texts",
            &["[\"\", \"\", \"\", \"\"]"],
            |c| vec(c, text),
            |v| v.len() >= 4,
        ),
    ]
}

fn nested_vectors() -> Vec<Row> {
    vec![
        row("L20 three not empty", &["[[0], [0], [0]]"], nested, |v| {
            v.iter().filter(|v| !v.is_empty()).count() >= 3
        }),
        row(
            "L20 eleven in all",
            &["[[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]]"],
            nested,
            |v| v.iter().map(Vec::len).sum::<usize>() > 10,
        ),
        row(
            "L22 some but not all",
            &["[[], [false]]"],
            |c| vec(c, |c| vec(c, boolean)),
            |v| v.iter().any(Vec::is_empty) && !v.iter().all(Vec::is_empty),
        ),
        row("L26 by threes", &["[0, 0, 0]"], ints, |v| {
            v.len() % 3 == 0 && !v.is_empty()
        }),
        row(
            "L28 adjacent equals",
            &["[0, 0]"],
            |c| vec(c, |c| int(c, 0..=100)),
            |v| v.windows(2).any(|pair| pair[0] == pair[1]),
        ),
    ]
}

fn with_others() -> Vec<Row> {
    vec![
        row(
            "L34 equal vectors",
            &["([0], [0])"],
            |c| (ints(c), ints(c)),
            |(a, b)| a == b && !a.is_empty(),
        ),
        row(
            "L35 an element of at least 0",
            &["([0], 0)"],
            with_int,
            |(v, x)| v.contains(x) && *x >= 0,
        ),
        row(
            "L35 an element of at least 1",
            &["([1], 1)"],
            with_int,
            |(v, x)| v.contains(x) && *x >= 1,
        ),
        row(
            "L35 an element of at least 10",
            &["([10], 10)"],
            with_int,
            |(v, x)| v.contains(x) && *x >= 10,
        ),
        row(
            "L35 an element of at least 1000",
            &["([1000], 1000)"],
            with_int,
            |(v, x)| v.contains(x) && *x >= 1000,
        ),
        row("L36 twice", &["([0, 0], 0)"], with_int, |(v, x)| {
            v.iter().filter(|y| *y == x).count() > 1
        }),
        row(
            "L37 five vectors",
            &["[[], [], [], [-51], [-100]]"],
            |c| {
                (0..5)
                    .map(|_| sized_vec(c, 0..=1, |c| int(c, -100..=0)))
                    .collect::<Vec<_>>()
            },
            |v| v.iter().flatten().sum::<i32>() < -150,
        ),
    ]
}

fn dependent() -> Vec<Row> {
    vec![
        row(
            "R5 exactly so many",
            &["[0, 0, 0, 0, 0, 0]"],
            |c| {
                let size = int(c, 0..=20usize);
                sized_vec(c, size..=size, any_int)
            },
            |v| v.len() >= 6,
        ),
        row(
            "length list",
            &["[900]"],
            |c| {
                let size = int(c, 1..=100usize);
                sized_vec(c, size..=size, |c| int(c, 0..=1000))
            },
            |v| v.iter().any(|x| *x >= 900),
        ),
        row(
            "R8 length and sum",
            &["[2, 255, 255]"],
            |c| {
                let size = int(c, 0..=20usize);
                sized_vec(c, size..=size, |c| int(c, 0..=255))
            },
            |v| v.iter().sum::<i32>() >= 512,
        ),
        row(
            "large union list",
            &["[[0, 1, -1, 2, -2]]"],
            |c| sized_vec(c, 0..=10, |c| sized_vec(c, 0..=10, any_int)),
            |v| v.iter().flatten().collect::<BTreeSet<_>>().len() >= 5,
        ),
        row(
            "deletion",
            &["([0, 0], 0)"],
            |c| {
                let v = sized_vec(c, 1..=usize::MAX, any_int);
                let x = v[int(c, 0..=v.len() - 1)];
                (v, x)
            },
            |(v, x)| v.iter().filter(|y| *y == x).count() > 1,
        ),
    ]
}

const SEVENTY: &str = "[false, false, false, false, false, false, false, false, false, false, \
                       false, false, false, false, false, false, false, false, false, false, \
                       false, false, false, false, false, false, false, false, false, false, \
                       false, false, false, false, false, false, false, false, false, false, \
                       false, false, false, false, false, false, false, false, false, false, \
                       false, false, false, false, false, false, false, false, false, false, \
                       false, false, false, false, false, false, false, false, false, false]";

fn ints(case: &TestCase) -> Vec<i64> {
    vec(case, any_int)
}

fn nested(case: &TestCase) -> Vec<Vec<i64>> {
    vec(case, ints)
}

fn with_int(case: &TestCase) -> (Vec<i64>, i64) {
    (ints(case), any_int(case))
}

fn sum(items: &[i64]) -> i128 {
    items.iter().map(|x| i128::from(*x)).sum()
}

fn distinct(items: &[i64]) -> usize {
    items.iter().collect::<BTreeSet<_>>().len()
}

#[test]
fn sequences_end_with_nothing_superfluous() {
    check(&rows());
}
