//! Rows 91 to 117: what depends on what was drawn before, and places and labels that must agree.

use hypo::prelude::*;
use hypo::strategies::Json;
use hypo::strategies::source::{SourceText, ToSource};

use super::{Rows, repeated, row};

pub(super) fn rows(rows: &mut Rows) {
    drawn_once(rows);
    drawn_sizes(rows);
    lengths(rows);
    places(rows);
    labels(rows);
    super::linked::rows(rows);
    parts_that_count_others(rows);
    arguments(rows);
}

fn drawn_once(rows: &mut Rows) {
    rows.add(
        row(
            91,
            "a `bool`, and a vec of it alone, ten or more",
            &repeated(10, "false"),
        ),
        any::<bool>().flat_map(|flag| st::vecs(st::just(flag))),
        |list| list.len() >= 10,
    );
    rows.add(
        row(
            95,
            "an `i64`, and a vec of it alone, ten or more",
            &repeated(10, "0"),
        ),
        any::<i64>().flat_map(|x| st::vecs(st::just(x))),
        |list| list.len() >= 10,
    );
}

fn drawn_sizes(rows: &mut Rows) {
    let flags = || st::integers(0..=20usize).flat_map(|k| st::vecs(any::<bool>()).size(k..=k));
    for n in [1, 3, 5, 9] {
        let title = format!("0 to 20, and so many `bool`, {n} of them `true`");
        rows.add(row(93, &title, &repeated(n, "true")), flags(), |list| {
            list.iter().filter(|flag| **flag).count() >= n
        });
        let title =
            format!("0 to 20, and so many `bool`, the first and the last `true`, {n} `false`");
        let end = format!("vec![true, {}true]", "false, ".repeat(n));
        rows.add(row(94, &title, &end), flags(), |list| {
            list.first() == Some(&true)
                && list.last() == Some(&true)
                && list.iter().filter(|flag| !**flag).count() >= n
        });
    }
}

fn lengths(rows: &mut Rows) {
    let list = || any::<Vec<i64>>();
    let not_zero = |list: &[i64]| list.iter().any(|x| *x != 0);
    rows.add(
        row(
            98,
            "0 to 20, an `i64`, and a vec of `i64` of that length and not all 0",
            "(1, 0, vec![1])",
        ),
        (0..=20usize, any::<i64>(), list()),
        |(length, _, list)| *length == list.len() && not_zero(list),
    );
    rows.add(
        row(
            99,
            "a vec of `i64` not all 0, and its length as a float of 0 to 20",
            "(vec![1], 1.0)",
        ),
        (list(), st::floats(0.0..=20.0)),
        |(list, length)| *length == list.len() as f64 && not_zero(list),
    );
}

fn places(rows: &mut Rows) {
    let list = || any::<Vec<i64>>();
    let place = || st::integers(0..=20usize);
    let int = || any::<i64>();
    let is_not_zero = |list: &[i64], at: usize| list.get(at).is_some_and(|x| *x != 0);
    rows.add(
        row(
            100,
            "a vec of `i64` and a place of 0 to 20, of which the element is not 0",
            "(vec![1], 0)",
        ),
        (list(), place()),
        |(list, at)| is_not_zero(list, *at),
    );
    rows.add(
        row(
            100,
            "the same with two `i64` between them",
            "(vec![1], 0, 0, 0)",
        ),
        (list(), int(), int(), place()),
        |(list, _, _, at)| is_not_zero(list, *at),
    );
    rows.add(
        row(
            101,
            "a place of 0 to 20, two `i64`, and a vec of `i64`, of which the element is not 0",
            "(0, 0, 0, vec![1])",
        ),
        (place(), int(), int(), list()),
        |(at, _, _, list)| is_not_zero(list, *at),
    );
}

fn labels(rows: &mut Rows) {
    let label = || st::integers(0..=5i64);
    rows.add(
        row(
            102,
            "a label, a vec of labels and `i64`, a label; all labels equal, two elements or more, none with 0",
            "(0, vec![(0, 1), (0, 1)], 0)",
        ),
        (label(), st::vecs((label(), any::<i64>())), label()),
        |(first, list, last)| {
            first == last && list.len() >= 2 && list.iter().all(|(label, x)| label == first && *x != 0)
        },
    );
    let int = || any::<i64>();
    rows.add(
        row(
            102,
            "a tag, then a label and an `i64`, twice, and a label; the tag 2 or more, the labels equal, the first `i64` above 0",
            "(2, 0, 1, 0, 0, 0)",
        ),
        (label(), label(), int(), label(), int(), label()),
        |(tag, a, x, b, _, c)| *tag >= 2 && *x > 0 && a == b && b == c,
    );
    rows.add(
        row(
            111,
            "a label and an `i64`, twice, and a label; the labels equal, the first `i64` above 0",
            "(0, 1, 0, 0, 0)",
        ),
        (label(), int(), label(), int(), label()),
        |(a, x, b, _, c)| *x > 0 && a == b && b == c,
    );
    rows.add(
        row(
            111,
            "a label, a `bool` and an `i64`, a label and an `i64`, a label; the labels equal, the `bool` `true`, the first `i64` 2 or more",
            "(0, true, 2, 0, 0, 0)",
        ),
        (label(), any::<bool>(), int(), label(), int(), label()),
        |(a, flag, x, b, _, c)| *flag && *x >= 2 && a == b && b == c,
    );
}

type Parts = (Vec<i64>, Option<i64>, i64, Vec<bool>, i64);

/// Items, an optional coin, a header, a separator after each item but the last, and a payload.
#[composite]
fn parts(case: &TestCase) -> Parts {
    let items = any::<Vec<i64>>().draw(case);
    let coin = any::<Option<i64>>().draw(case);
    let header = (0..=10i64).draw(case);
    let between = items.len().saturating_sub(1);
    let separators = st::vecs(any::<bool>()).size(between..=between).draw(case);
    (items, coin, header, separators, (0..=100i64).draw(case))
}

fn parts_that_count_others(rows: &mut Rows) {
    let mut part = |what: &str, end: &str, fails: fn(&Parts) -> bool| {
        let title = format!(
            "items, a coin or none, a header of 0 to 10, a separator between two items, a payload of 0 to 100; \
             the payload 50 or more, and {what}"
        );
        rows.add(row(114, &title, end), parts(), |parts| {
            parts.4 >= 50 && fails(parts)
        });
    };
    part(
        "the header not 0",
        "(vec![], None, 1, vec![], 50)",
        |parts| parts.2 != 0,
    );
    part(
        "a coin that is not 0",
        "(vec![], Some(1), 0, vec![], 50)",
        |parts| parts.1.is_some_and(|coin| coin != 0),
    );
    part(
        "the header 2 or more",
        "(vec![], None, 2, vec![], 50)",
        |parts| parts.2 >= 2,
    );
}

fn arguments(rows: &mut Rows) {
    rows.add(
        row(
            116,
            "ten of 0 to 100, the eighth 70 or more and the ninth 3 or more",
            "[0, 0, 0, 0, 0, 0, 0, 70, 3, 0]",
        ),
        st::arrays::<_, 10>(0..=100i64),
        |arguments| arguments[7] >= 70 && arguments[8] >= 3,
    );
    let documents = one_of![
        st::json().map(|json| printed(&json)),
        st::text().alphabet("[]{},:\"0")
    ];
    rows.add(
        row(
            117,
            "JSON or a text of its characters, beginning with `[` and without a `]`",
            "\"[\"",
        ),
        documents,
        |text| text.starts_with('[') && !text.contains(']'),
    );
}

/// What stands for a printed document: its source, of which lists are between brackets as well.
fn printed(json: &Json) -> String {
    match json {
        Json::Array(values) => format!(
            "[{}]",
            values.iter().map(printed).collect::<Vec<_>>().join(",")
        ),
        other => {
            let mut source = SourceText::new();
            other.to_source(&mut source).expect("it has a source form");
            source.as_str().to_owned()
        }
    }
}
