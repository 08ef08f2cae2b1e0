//! Patterns put together at random: hypo draws them, and what they draw has to match.

use hypo_core::TestCase;
use hypo_core::source::{Random, Seed, Source};
use hypo_strategies::{Strategy, from_fn, from_regex, sampled_from};
use regex::Regex;

use crate::harness::{run, samples};

/// Patterns that are of one piece.
const PIECES: [&str; 28] = [
    "a",
    "b",
    "_",
    " ",
    "ab",
    "é",
    ".",
    "(?s:.)",
    "[ab]",
    "[^a]",
    r"\w",
    r"\W",
    r"\d",
    r"\s",
    r"(?-u:\w)",
    r"\n",
    r"\r\n",
    "[a&&b]",
    "^",
    "$",
    "(?m:^)",
    "(?m:$)",
    "(?mR:^)",
    "(?mR:$)",
    r"\b",
    r"\B",
    r"\b{start}",
    r"(?-u:\b{end-half})",
];

const SUFFIXES: [&str; 10] = [
    "", "?", "*", "+", "??", "*?", "{2}", "{0,2}", "{1,}", "{3,4}",
];

fn pattern(case: &TestCase, depth: usize) -> String {
    if depth == 0 || (0..3).draw(case) == 0 {
        return sampled_from(PIECES).draw(case).to_owned();
    }
    let inner = || pattern(case, depth - 1);
    match (0..4).draw(case) {
        0 => inner() + &inner(),
        1 => inner() + &inner() + &inner(),
        2 => format!("({}|{})", inner(), inner()),
        _ => format!("(?:{}){}", inner(), sampled_from(SUFFIXES).draw(case)),
    }
}

#[test]
fn whatever_the_pattern_what_it_draws_matches() {
    let mut matched = 0;
    for pattern in samples(from_fn(|case| pattern(case, 5)), 100) {
        let whole = Regex::new(&format!(r"\A(?:{pattern})\z")).unwrap();
        let anywhere = Regex::new(&pattern).unwrap();
        for seed in 0..4 {
            let random = || Source::random_after(Vec::new(), Random::new(Seed(seed)));
            let drawn = run(|case| from_regex(&pattern).draw(case), random());
            let around = run(
                |case| from_regex(&pattern).contains_match().draw(case),
                random(),
            );
            match (drawn, around) {
                (Ok((drawn, _)), Ok((around, _))) => {
                    matched += usize::from(drawn.is_some());
                    assert!(
                        drawn.iter().all(|text| whole.is_match(text)),
                        "{pattern:?} is no match of {drawn:?}"
                    );
                    assert!(
                        around.iter().all(|text| anywhere.is_match(text)),
                        "{pattern:?} is not in {around:?}"
                    );
                }
                (Err(refused), _) | (_, Err(refused)) => assert!(
                    refused.0.starts_with("no text matches the regex"),
                    "{}",
                    refused.0
                ),
            }
        }
    }
    assert!(matched > 200, "{matched} of 400");
}
