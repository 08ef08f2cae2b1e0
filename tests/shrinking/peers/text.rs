//! Rows 43 to 59: text and bytes.

use hypo::prelude::*;

use super::{Rows, repeated, row};
use crate::acceptance::through_run_lengths;

pub(super) fn rows(rows: &mut Rows) {
    lengths(rows);
    characters(rows);
    bytes(rows);
}

fn lengths(rows: &mut Rows) {
    rows.add(row(43, "a text, any", "\"\""), st::text(), |_| true);
    rows.add(
        row(44, "a text of ten characters or more", "\"0000000000\""),
        st::text(),
        |text| text.chars().count() >= 10,
    );
    rows.add(
        row(
            45,
            "a vec of texts, ten or more",
            &repeated(10, "\"\".to_string()"),
        ),
        st::vecs(st::text()),
        |list| list.len() >= 10,
    );
    rows.add(
        row(
            46,
            "a text of printable ASCII, three characters or more, that contains `e`",
            "\"00e\"",
        ),
        st::text().alphabet(' '..='~').min_size(3),
        |text| text.contains('e'),
    );
    rows.add(
        row(
            47,
            "a text of two of `a` and `b` that contains both",
            "\"ab\"",
        ),
        st::text().alphabet("ab").size(2..=2),
        |text| text.contains('a') && text.contains('b'),
    );
}

fn characters(rows: &mut Rows) {
    let mut text = |number, title, end, fails: &dyn Fn(&str) -> bool| {
        rows.add(row(number, title, end), st::text(), |text| fails(text));
    };
    text(49, "a text that is not its lower case", "\"A\"", &|text| {
        text != text.to_lowercase()
    });
    text(50, "a text that is `t` in either case", "\"T\"", &|text| {
        text.eq_ignore_ascii_case("t")
    });
    text(50, "a text that is `f` in either case", "\"F\"", &|text| {
        text.eq_ignore_ascii_case("f")
    });
    text(
        51,
        "a text that a run-length encoding whose counter is not reset garbles",
        "\"001\"",
        &|text| through_run_lengths(text) != text,
    );
    text(
        52,
        "a text that contains `𝕿𝖍𝖊`",
        "\"𝕿𝖍𝖊\"",
        &|text| text.contains("𝕿𝖍𝖊"),
    );
    let bracket = row(53, "a text that contains `]`", "\"]\"").within(150);
    rows.add(bracket, st::text(), |text| text.contains(']'));
}

fn bytes(rows: &mut Rows) {
    rows.add(
        row(
            56,
            "5 to 10 bytes and up to 8 bytes, 15 or more together",
            &format!("({}, {})", repeated(7, "0"), repeated(8, "0")),
        ),
        (st::binary().size(5..=10), st::binary().max_size(8)),
        |(a, b)| a.len() + b.len() >= 15,
    );
    rows.add(
        row(
            57,
            "three bytes, one of them 1, that are not sorted",
            "vec![0, 1, 0]",
        ),
        st::binary().size(3..=3),
        |bytes| bytes.contains(&1) && !bytes.is_sorted(),
    );
    rows.add(
        row(
            58,
            "three bytes or more, their sum 10 or more",
            "vec![0, 0, 10]",
        ),
        st::binary(),
        |bytes| bytes.len() >= 3 && bytes.iter().map(|byte| u32::from(*byte)).sum::<u32>() >= 10,
    );
    for size in [1, 5, 20] {
        let (title, end) = (format!("{size} bytes or more"), repeated(size, "0"));
        rows.add(row(59, &title, &end), st::binary(), |bytes| {
            bytes.len() >= size
        });
    }
}
