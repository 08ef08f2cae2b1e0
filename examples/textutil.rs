//! Four small functions as somebody wrote them, and what hypo finds in them.
//!
//! Each has passed its example-based tests. The properties below run as
//! `#[given]` would run them, and print what `cargo test` would print; the
//! program succeeds if hypo finds exactly the counterexamples that it should.
//!
//! ```text
//! cargo run --example textutil            # other test cases each time
//! cargo run --example textutil -- 7       # those of seed 7
//! ```

use std::process::ExitCode;

use hypo::prelude::*;
use hypo::{Failure, Report, Settings};

/// The offset of a page of a listing; pages count from 1, and those that there are not become the nearest that is.
fn paginate(total: i64, per_page: i64, page: i64) -> i64 {
    let pages = total / per_page + 1;
    (page.clamp(1, pages) - 1) * per_page
}

/// Merges half-open ranges that overlap or touch.
fn merge_ranges(ranges: &[(i32, i32)]) -> Vec<(i32, i32)> {
    let mut merged: Vec<(i32, i32)> = Vec::new();
    for &(start, end) in ranges {
        match merged.last_mut() {
            Some(last) if start <= last.1 => last.1 = last.1.max(end),
            _ => merged.push((start, end)),
        }
    }
    merged
}

/// At most `limit` characters of `s`, the last one `…` if there were more.
fn truncate(s: &str, limit: usize) -> String {
    let chars: Vec<char> = s.chars().collect();
    if chars.len() <= limit {
        return s.to_owned();
    }
    let keep = limit.checked_sub(1).unwrap_or(chars.len() - 1);
    let mut short: String = chars[..keep].iter().collect();
    short.push('…');
    short
}

/// Keeps the first character of the local part and the domain, with stars between.
fn mask_email(addr: &str) -> String {
    let (local, domain) = addr.split_once('@').unwrap_or((addr, ""));
    let mut masked = String::new();
    for (index, c) in local.chars().enumerate() {
        masked.push(if index == 0 { c } else { '*' });
    }
    format!("{masked}@{domain}")
}

fn the_offset_lies_within_the_total(settings: Settings) -> Result<Report, Failure> {
    let listing = (
        st::integers(1..=10_000).named("total"),
        st::integers(1..=500).named("per_page"),
        st::integers(-5..=10_000).named("page"),
    );
    hypo::check(settings, listing, |(total, per_page, page)| {
        let offset = paginate(total, per_page, page);
        assert!(offset < total, "offset {offset} of {total}");
    })
}

fn merging_covers_what_was_covered(settings: Settings) -> Result<Report, Failure> {
    let bounds = (st::integers(0..=50), st::integers(0..=50));
    let range = bounds.map(|(a, b): (i32, i32)| (a.min(b), a.max(b) + 1));
    let ranges = st::vecs(range).max_size(6).named("ranges");
    hypo::check(settings, ranges, |ranges| {
        let merged = merge_ranges(&ranges);
        for n in ranges.into_iter().flat_map(|(start, end)| start..end) {
            let covered = merged
                .iter()
                .any(|(start, end)| (*start..*end).contains(&n));
            assert!(covered, "{n} is no longer covered by {merged:?}");
        }
    })
}

fn a_truncated_text_keeps_to_its_limit(settings: Settings) -> Result<Report, Failure> {
    let text = (st::text().named("s"), st::integers(0..=50).named("limit"));
    hypo::check(settings, text, |(s, limit): (String, usize)| {
        let short = truncate(&s, limit);
        assert!(short.chars().count() <= limit, "{short:?}");
    })
}

fn masking_an_address_keeps_its_length(settings: Settings) -> Result<Report, Failure> {
    let local = st::text().alphabet('a'..='z').size(1..=20);
    let addr = local.map(|local| local + "@example.com").named("addr");
    hypo::check(settings, addr, |addr: String| {
        masking_keeps_the_length(&addr);
    })
}

fn masking_any_text_keeps_its_length(settings: Settings) -> Result<Report, Failure> {
    let addr = st::text().max_size(30).named("addr");
    hypo::check(settings, addr, |addr: String| {
        masking_keeps_the_length(&addr);
    })
}

fn masking_keeps_the_length(addr: &str) {
    assert_eq!(mask_email(addr).chars().count(), addr.chars().count());
}

/// What a property must come to.
enum Expected {
    Fails(&'static str),
    Passes { test_cases: u64 },
}

type Property = fn(Settings) -> Result<Report, Failure>;

const PROPERTIES: [(Property, u32, Expected); 5] = [
    (
        the_offset_lies_within_the_total,
        200,
        Expected::Fails("#[example(total = 1, per_page = 1, page = 2)]"),
    ),
    (
        merging_covers_what_was_covered,
        200,
        Expected::Fails("#[example(ranges = vec![(1, 2), (0, 1)])]"),
    ),
    (
        a_truncated_text_keeps_to_its_limit,
        200,
        Expected::Fails("#[example(s = \"0\", limit = 0)]"),
    ),
    (
        masking_an_address_keeps_its_length,
        100,
        Expected::Passes { test_cases: 100 },
    ),
    (
        masking_any_text_keeps_its_length,
        200,
        Expected::Fails("#[example(addr = \"\")]"),
    ),
];

fn main() -> ExitCode {
    let seed = std::env::args()
        .nth(1)
        .map(|seed| seed.parse().expect("a seed is a number"));
    // Nothing is stored: each run searches anew.
    let settings = match seed {
        Some(seed) => Settings::new().seed(seed),
        None => Settings::new().database(None),
    };
    let mut all_as_expected = true;
    for (property, max_examples, expected) in PROPERTIES {
        let result = property(settings.clone().max_examples(max_examples));
        match &result {
            Ok(report) => println!("passed {} test cases\n", report.tally.valid),
            Err(failure) => println!("{failure}"),
        }
        let as_expected = match (&result, &expected) {
            (Ok(report), Expected::Passes { test_cases }) => report.tally.valid == *test_cases,
            (Err(failure), Expected::Fails(example)) => {
                failure.example().as_deref() == Some(*example)
            }
            _ => false,
        };
        if !as_expected {
            match expected {
                Expected::Fails(example) => println!("NOT AS EXPECTED: must fail with {example}\n"),
                Expected::Passes { test_cases } => {
                    println!("NOT AS EXPECTED: must pass {test_cases} test cases\n");
                }
            }
            all_as_expected = false;
        }
    }
    if all_as_expected {
        println!("hypo found exactly what it should.");
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}
