//! Rows S: text, characters and bytes.

use hypo::prelude::*;
use hypo::strategies::Category;

use super::{any_of, row};

fn distinct(s: &str) -> usize {
    let mut chars: Vec<char> = s.chars().collect();
    chars.sort_unstable();
    chars.dedup();
    chars.len()
}

#[test]
fn text_ends_short_and_with_simple_characters() {
    row("S1", st::text(), |_| true, "\"\"");
    row("S1", st::text().min_size(1), |_| true, "\"0\"");
    row(
        "S2",
        st::text(),
        |s| s.chars().count() >= 10,
        "\"0000000000\"",
    );
    row("S3", st::text(), |s| *s != s.to_lowercase(), "\"A\"");
    row("S3", st::text(), |s| *s != s.to_uppercase(), "\"a\"");
    row("S4", st::text(), |s| s.contains(['e', 'E']), "\"E\"");
    row(
        "S5",
        st::text(),
        |s| s.to_lowercase().contains('t'),
        "\"T\"",
    );
    row(
        "S5",
        st::text(),
        |s| s.to_lowercase().contains('f'),
        "\"F\"",
    );
    row("S7", st::text(), |s| s.contains(|c| c < '0'), "\"/\"");
    row("S14", st::text(), |s| distinct(s) >= 3, "\"012\"");
}

#[test]
fn rare_characters_are_found_and_end_at_their_simplest() {
    let both = |s: &String| s.contains(|c| c >= '☃') && s.contains(|c| c <= '0');
    any_of("S9", st::text(), both, &["\"0☃\"", "\"☃0\""]);
    let beyond = |s: &String| !s.is_empty() && s.chars().all(|c| c >= '\u{e000}');
    row("S10", st::text(), beyond, "\"\\u{e000}\"");
    row(
        "S10",
        st::text().min_size(5),
        beyond,
        &format!("\"{}\"", "\\u{e000}".repeat(5)),
    );
    row("S11", st::text(), |s| !s.is_ascii(), "\"\\u{80}\"");
    row(
        "S11",
        st::text(),
        |s| s.contains(|c: char| c.len_utf8() == 4),
        "\"𐀀\"",
    );
    let numeric = |c: char| !c.is_ascii() && c.is_numeric();
    row("X10", st::text(), |s| s.contains(numeric), "\"²\"");
    row("S13", st::text(), |s| s.contains('\n'), "\"\\n\"");
    row("S13", st::text(), |s| s.contains('\0'), "\"\\0\"");
    row("S17", st::text(), |s| s.contains("𝕿𝖍𝖊"), "\"𝕿𝖍𝖊\"");
}

/// A run-length encoding whose counter is not reset, decoded again.
pub(crate) fn through_run_lengths(s: &str) -> String {
    let mut runs: Vec<(usize, char)> = Vec::new();
    let mut count = 0;
    let mut previous = None;
    for c in s.chars() {
        if previous.is_some_and(|previous| previous != c) {
            runs.extend(previous.map(|previous| (count, previous)));
            // Here it should begin anew from 0.
            count -= 1;
        }
        count += 1;
        previous = Some(c);
    }
    runs.extend(previous.map(|previous| (count, previous)));
    runs.into_iter()
        .map(|(count, c)| c.to_string().repeat(count))
        .collect()
}

#[test]
fn codecs_fail_with_the_shortest_text_that_they_garble() {
    row(
        "S18",
        st::text(),
        |s| through_run_lengths(s) != *s,
        "\"001\"",
    );
    let pair = || (st::text(), st::text());
    row(
        "S23",
        pair(),
        |(a, b)| a == b && !a.is_empty(),
        "(\"0\".to_string(), \"0\".to_string())",
    );
}

#[test]
fn alphabets_are_ordered_by_their_characters_not_as_given() {
    row(
        "S20",
        st::text().alphabet("FEDCBA").min_size(3),
        |_| true,
        "\"AAA\"",
    );
    row(
        "S20",
        st::text().alphabet("cab").min_size(2),
        |_| true,
        "\"aa\"",
    );
    row("S21", st::chars(), |_| true, "'0'");
    row(
        "S21",
        st::chars().alphabet(('A'..='Z', 'a'..='z')),
        |_| true,
        "'A'",
    );
    let letters = || st::chars().alphabet(Category::Alphabetic);
    row("S21", letters(), |_| true, "'A'");
    row("S21", st::chars().alphabet('1'..='9'), |_| true, "'1'");
    row("S21", st::chars().alphabet('0'..='0'), |_| true, "'0'");
    let sized = || st::integers(0usize..=20).flat_map(|n| st::text().alphabet("0a").size(n..=n));
    row(
        "S28",
        sized(),
        |s| s.len() >= 10 && s.contains('a'),
        "\"000000000a\"",
    );
}

#[test]
fn bytes_end_short_and_with_zeros() {
    row("S25", st::binary(), |_| true, "vec![]");
    row("S25", st::binary(), |b| b.len() >= 3, "vec![0, 0, 0]");
    row(
        "S25",
        st::binary(),
        |b| b.iter().any(|byte| *byte >= 128),
        "vec![128]",
    );
    row("S25", st::binary().min_size(1), |b| b[0] != 0, "vec![1]");
    row(
        "S26",
        st::binary(),
        |b| std::str::from_utf8(b).is_err(),
        "vec![128]",
    );
}

#[test]
fn addresses_end_at_the_shortest_of_their_form() {
    row("S29", st::emails(), |_| true, "\"0@A.COM\"");
    row(
        "S29",
        st::ipv4_addresses(),
        |_| true,
        &super::as_argument(&std::net::Ipv4Addr::UNSPECIFIED),
    );
}

#[cfg(feature = "regex")]
#[test]
fn matches_of_a_pattern_end_at_the_shortest() {
    row("S22", st::from_regex("^[a-z]{3,5}$"), |_| true, "\"aaa\"");
}
