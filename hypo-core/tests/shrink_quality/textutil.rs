//! The properties of the `textutil` example, drawn by hand.

use hypo_core::choice::Alphabet;

use crate::draws::{int, sized_vec, text, text_of};
use crate::table::{Row, check, row};

pub(crate) fn rows() -> Vec<Row> {
    vec![
        row(
            "paginate",
            &["(1, 1, 2)"],
            |c| {
                (
                    int(c, 1..=10_000u32),
                    int(c, 1..=500u32),
                    int(c, -5..=10_000i32),
                )
            },
            |(total, per_page, page)| {
                let pages = i64::from(total / per_page) + 1;
                let page = i64::from(*page).clamp(1, pages);
                (page - 1) * i64::from(*per_page) >= i64::from(*total)
            },
        ),
        row(
            "merge_ranges",
            &["[(1, 2), (0, 1)]"],
            |c| {
                sized_vec(c, 0..=6, |c| {
                    let (a, b) = (int(c, 0..=50u32), int(c, 0..=50u32));
                    (a.min(b), a.max(b) + 1)
                })
            },
            |ranges| {
                let merged = merge(ranges);
                let covered =
                    |ranges: &[(u32, u32)], at| ranges.iter().any(|r| r.0 <= at && at < r.1);
                (0..52).any(|at| covered(ranges, at) && !covered(&merged, at))
            },
        ),
        row(
            "truncate",
            &["(\"0\", 0)"],
            |c| (text(c), int(c, 0..=50usize)),
            |(s, limit)| truncate(s, *limit).chars().count() > *limit,
        ),
        row(
            "mask_email",
            &["\"\""],
            |c| text_of(c, &Alphabet::all(), 0..=30),
            |s| !s.contains('@'),
        ),
    ]
}

/// Right only if the ranges come in order.
fn merge(ranges: &[(u32, u32)]) -> Vec<(u32, u32)> {
    let mut merged: Vec<(u32, u32)> = Vec::new();
    for range in ranges {
        match merged.last_mut() {
            Some(last) if range.0 <= last.1 => last.1 = last.1.max(range.1),
            _ => merged.push(*range),
        }
    }
    merged
}

/// At a limit of zero it takes all but the last character.
fn truncate(text: &str, limit: usize) -> String {
    let chars = text.chars().count();
    if chars <= limit {
        return text.to_owned();
    }
    let kept = limit.checked_sub(1).unwrap_or(chars - 1);
    text.chars().take(kept).chain(['…']).collect()
}

#[test]
fn the_bugs_of_the_example_end_where_it_says() {
    check(&rows());
}
