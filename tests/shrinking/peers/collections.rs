//! Rows 62 to 90: collections.

use std::collections::{BTreeMap, BTreeSet};

use hypo::prelude::*;
use hypo::strategies::source::ToSource;

use super::{Rows, repeated, row};

pub(super) fn rows(rows: &mut Rows) {
    unique(rows);
    vectors(rows);
    nested(rows);
    maps_and_sets(rows);
    several(rows);
    collective(rows);
}

fn set(items: &str) -> String {
    format!("std::collections::BTreeSet::from([{items}])")
}

fn map(items: &str) -> String {
    format!("std::collections::BTreeMap::from([{items}])")
}

fn ints() -> impl Combinators<Value = Vec<i64>> {
    st::vecs(any::<i64>())
}

fn unique(rows: &mut Rows) {
    rows.add(
        row(
            62,
            "a vec of different `i64`, three or more",
            "vec![0, 1, -1]",
        ),
        st::vecs(any::<i64>()).unique(),
        |list| list.len() >= 3,
    );
    rows.add(
        row(
            63,
            "a vec of three different ones of 0 to 9, any",
            "vec![0, 1, 2]",
        ),
        st::vecs(st::sampled_from((0..10).collect::<Vec<i64>>()))
            .unique()
            .size(3..=3),
        |_| true,
    );
    rows.add(
        row(
            78,
            "a vec of different ones of -10 to 10, five or more",
            "vec![0, 1, -1, 2, -2]",
        ),
        st::vecs(-10..=10i64).unique(),
        |list| list.len() >= 5,
    );
}

fn vectors(rows: &mut Rows) {
    let sum = |list: &[i64]| list.iter().fold(0i64, |sum, x| sum.saturating_add(*x));
    rows.add(
        row(
            66,
            "a vec of `i64`, three or more, their sum 10 or more",
            "vec![0, 0, 10]",
        ),
        ints(),
        |list| list.len() >= 3 && sum(list) >= 10,
    );
    rows.add(
        row(
            67,
            "a vec of 50 `bool` or more, 70 or more",
            &repeated(70, "false"),
        ),
        st::vecs(any::<bool>()).min_size(50),
        |list| list.len() >= 70,
    );
    rows.add(
        row(
            72,
            "a vec of pairs of `i64`, two or more",
            "vec![(0, 0), (0, 0)]",
        ),
        any::<Vec<(i64, i64)>>(),
        |list| list.len() >= 2,
    );
    for least in 0..10 {
        let size = least + 2;
        let title = format!("a vec of {least} to {size} `i64`, {size} of them");
        rows.add(
            row(73, &title, &repeated(size, "0")),
            st::vecs(any::<i64>()).size(least..=size),
            |list| list.len() == size,
        );
    }
    rows.add(
        row(
            86,
            "a vec of pairs of `u32`, one of two equal numbers",
            "vec![(0, 0)]",
        )
        .within(600),
        any::<Vec<(u32, u32)>>(),
        |list| list.iter().any(|(a, b)| a == b),
    );
    rows.add(
        row(
            88,
            "a vec of `i64` from 0 on, their sum 1000 or more",
            "vec![1000]",
        )
        .within(600),
        st::vecs(st::integers(0i64..)),
        |list| sum(list) >= 1000,
    );
}

fn nested(rows: &mut Rows) {
    let flags = || any::<Vec<Vec<bool>>>();
    rows.add(
        row(
            68,
            "a vec of vecs of `bool`, five of them of two or more and with a `true`",
            &repeated(5, "vec![false, true]"),
        ),
        flags(),
        |lists| {
            lists
                .iter()
                .filter(|list| list.len() >= 2 && list.contains(&true))
                .count()
                >= 5
        },
    );
    rows.add(
        row(
            70,
            "a vec of vecs of `bool`, four or more, less than its reverse",
            "vec![vec![], vec![], vec![], vec![false]]",
        ),
        flags(),
        |lists| lists.len() > 3 && lists.iter().rev().gt(lists.iter()),
    );
    rows.add(
        row(
            71,
            "a vec of vecs of `i64`, three of them not empty",
            &repeated(3, "vec![0]"),
        ),
        st::vecs(ints()),
        |lists| lists.iter().filter(|list| !list.is_empty()).count() >= 3,
    );
    rows.add(
        row(
            81,
            "a vec of sets of `bool`, three of them not empty",
            &repeated(3, &set("false")),
        ),
        any::<Vec<BTreeSet<bool>>>(),
        |sets| sets.iter().filter(|set| !set.is_empty()).count() >= 3,
    );
    rows.add(
        row(
            87,
            "a vec of vecs of `i8`, five elements or more in all",
            &repeated(1, &repeated(5, "0")),
        )
        .within(2000),
        any::<Vec<Vec<i8>>>(),
        |lists| lists.iter().map(Vec::len).sum::<usize>() >= 5,
    );
}

fn maps_and_sets(rows: &mut Rows) {
    let maps = || any::<BTreeMap<i64, String>>();
    rows.add(
        row(74, "a map of `i64` to texts, any", &map("")),
        maps(),
        |_| true,
    );
    let three = [-1, 0, 1]
        .map(|key| format!("({key}, \"\".to_string())"))
        .join(", ");
    rows.add(
        row(
            74,
            "a map of `i64` to texts, three entries or more",
            &map(&three),
        ),
        maps(),
        |map| map.len() >= 3,
    );
    rows.add(
        row(
            75,
            "a map of `bool` to `bool`, not empty",
            &map("(false, false)"),
        ),
        any::<BTreeMap<bool, bool>>(),
        |map| !map.is_empty(),
    );
    rows.add(
        row(77, "a set of `i64`, their sum 10 or more", &set("10")),
        any::<BTreeSet<i64>>(),
        |set| set.iter().fold(0i64, |sum, x| sum.saturating_add(*x)) >= 10,
    );
    rows.add(
        row(
            79,
            "a set of tuples of one `i64`, two or more",
            &set("(0,), (1,)"),
        ),
        any::<BTreeSet<(i64,)>>(),
        |set| set.len() >= 2,
    );
}

fn several(rows: &mut Rows) {
    rows.add(
        row(
            65,
            "a vec of `i64` and an `i64`, which is in it twice",
            "(vec![0, 0], 0)",
        ),
        any::<(Vec<i64>, i64)>(),
        |(list, i)| list.iter().filter(|x| *x == i).count() > 1,
    );
    rows.add(
        row(
            83,
            "two vecs of `i64`, of one length, the first not all 0",
            "(vec![1], vec![0])",
        ),
        any::<(Vec<i64>, Vec<i64>)>(),
        |(a, b)| a.len() == b.len() && a.iter().any(|x| *x != 0),
    );
    let few = || st::vecs(-100..=0i64).max_size(1);
    rows.add(
        row(
            89,
            "five vecs of at most one of -100 to 0, their sum below -150",
            "(vec![], vec![], vec![], vec![-51], vec![-100])",
        ),
        (few(), few(), few(), few(), few()),
        |(a, b, c, d, e)| [a, b, c, d, e].into_iter().flatten().sum::<i64>() < -150,
    );
}

/// Vectors of ten elements that are not all the same, of as many kinds of elements as differ in how they shrink.
fn collective(rows: &mut Rows) {
    let mut kinds = Kinds { rows };
    kinds.of("`i64`", any::<i64>(), ["0", "1"]);
    kinds.of("`u8`", any::<u8>(), ["0", "1"]);
    kinds.of(
        "numbers of 1000 to 2000",
        st::integers(1000..=2000i64),
        ["1000", "1001"],
    );
    kinds.of(
        "numbers of -20 to -10",
        st::integers(-20..=-10i64),
        ["-10", "-11"],
    );
    kinds.of("`bool`", any::<bool>(), ["false", "true"]);
    kinds.of("`f64`", any::<f64>(), ["0.0", "1.0"]);
    kinds.of("`f32`", any::<f32>(), ["0.0", "1.0"]);
    kinds.of(
        "texts",
        st::text(),
        ["\"\".to_string()", "\"0\".to_string()"],
    );
    kinds.of("characters", any::<char>(), ["'0'", "'1'"]);
    kinds.of("bytes", st::binary(), ["vec![]", "vec![0]"]);
    kinds.of("vecs of `i64`", ints(), ["vec![]", "vec![0]"]);
    kinds.of("`Option<i64>`", any::<Option<i64>>(), ["None", "Some(0)"]);
    kinds.of("pairs of `i64`", any::<(i64, i64)>(), ["(0, 0)", "(0, 1)"]);
    kinds.of(
        "sampled texts",
        st::sampled_from(["b", "a", "c"]),
        ["\"b\"", "\"a\""],
    );
    kinds.of(
        "even `i64`",
        st::integers(-1000..=1000i64).map(|x| 2 * x),
        ["0", "2"],
    );
    kinds.of(
        "sets of `i64`",
        any::<BTreeSet<i64>>(),
        [&set(""), &set("0")],
    );
}

struct Kinds<'a> {
    rows: &'a mut Rows,
}

impl Kinds<'_> {
    fn of<S>(&mut self, kind: &str, elements: S, [simplest, next]: [&str; 2])
    where
        S: Strategy<Value: ToSource + PartialEq>,
    {
        let title = format!("a vec of ten {kind} that are not all the same");
        let end = format!("vec![{}{next}]", format!("{simplest}, ").repeat(9));
        self.rows.add(
            row(90, &title, &end),
            st::vecs(elements).size(10..=10),
            |list| list.iter().any(|x| *x != list[0]),
        );
    }
}
