//! Patterns that cannot be drawn, or hardly.

use hypo_core::Outcome;
use hypo_core::source::{Random, Seed, Source};
use hypo_strategies::{Strategy, from_regex};

use crate::harness::{misuse, run, samples, simplest};

#[test]
fn what_no_text_matches_is_refused() {
    for pattern in [
        "[a&&b]",
        "x[a&&b]y",
        "a^b",
        "a$b",
        "(?:^a){2}",
        r"(a|b\z)\zc",
        "[^\\x00-\u{10FFFF}]",
    ] {
        let message = misuse(|_| from_regex(pattern));
        assert_eq!(
            message,
            format!(
                "no text matches the regex `{pattern}`; look for a class without characters, \
                 or for an anchor with text on the wrong side of it"
            )
        );
    }
    assert_eq!(
        misuse(|_| from_regex("naïve").alphabet('a'..='z')),
        "no text of the alphabet 'a'..='z' matches the regex `naïve`; give the characters that it needs"
    );
}

#[test]
fn what_is_no_regex_is_refused_with_the_reason_and_the_place() {
    let refused = |pattern: &str| misuse(|_| from_regex(pattern));
    let remedy = "; write it in the syntax of the regex crate";
    for (pattern, reason) in [
        ("a(b", "unclosed group, at character 2: `(b`"),
        ("é)", "unopened group, at character 2: `)`"),
        (
            "*",
            "repetition operator missing expression, at character 1: `*`",
        ),
        (
            "a{5,2}",
            "invalid repetition count range, the start must be <= the end, at character 2: `{5,2}`",
        ),
        (
            "(?=a)",
            "look-around, including look-ahead and look-behind, is not supported, at character 1: `(?=a)`",
        ),
        (
            r"(a)\1",
            r"backreferences are not supported, at character 4: `\1`",
        ),
        (
            r"\p{Nonsense}",
            r"Unicode property not found, at character 1: `\p{Nonsense}`",
        ),
        (
            r"a\",
            r"incomplete escape sequence, reached end of pattern prematurely, at character 2: `\`",
        ),
        (
            r"(?-u)\xFF",
            r"pattern can match invalid UTF-8, at character 6: `\xFF`",
        ),
        (
            r"(?-u:.)",
            r"pattern can match invalid UTF-8, at character 6: `.)`",
        ),
        (
            r"\u{D800}",
            r"hexadecimal literal is not a Unicode scalar value, at character 4: `D800}`",
        ),
    ] {
        assert_eq!(
            refused(pattern),
            format!("`{pattern}` is not a regex: {reason}{remedy}")
        );
    }
    let long = format!("({}", "x".repeat(90));
    let shown = "x".repeat(79);
    assert_eq!(
        refused(&long),
        format!(
            "`({shown}…` is not a regex: unclosed group, at character 1: `(xxxxxxxxxxxxxxxxxxx…`{remedy}"
        )
    );
}

#[test]
fn what_is_too_big_for_a_test_case_is_refused() {
    assert_eq!(
        misuse(|_| from_regex("[ab]{9000}")),
        "the regex `[ab]{9000}` repeats a part 9000 times at least, but no more than 8191 \
         repetitions can be drawn in a test case; lower it"
    );
    assert_eq!(
        misuse(|_| from_regex("([ab]{1000}){1000}")),
        "the regex `([ab]{1000}){1000}` takes 1000000 choices at least, but a test case makes no more than \
         16384; lower its repetitions"
    );
    let nested = format!(
        "{}[ab]{}",
        "(?:".repeat(70),
        "+)*".repeat(35) + &")*".repeat(35)
    );
    assert!(misuse(|_| from_regex(&nested)).contains(" deep, but no more than 64 can be drawn"));
}

#[test]
fn deep_nesting_draws_or_is_refused_but_never_overflows() {
    let groups = |depth: usize| format!("{}a{}", "(".repeat(depth), ")".repeat(depth));
    assert_eq!(simplest(from_regex(&groups(200))), "a");
    let refused = misuse(|_| from_regex(&groups(10_000)));
    assert!(
        refused.contains("exceed the maximum number of nested"),
        "{refused}"
    );
    let options = format!("{}a{}", "(?:[ab]".repeat(80), ")?".repeat(80));
    assert_eq!(samples(from_regex(&options), 30).len(), 30);
    assert!(samples(from_regex("(((a*b)*c)*d)*"), 30).len() > 20);
}

#[test]
fn look_arounds_that_never_hold_say_so_and_where() {
    let body = |case: &hypo_core::TestCase| from_regex(r"a\bb").draw(case);
    let line = line!() - 1;
    for seed in 0..20 {
        let random = Source::random_after(Vec::new(), Random::new(Seed(seed)));
        let (value, execution) = run(body, random).expect("no misuse");
        assert_eq!((value, execution.outcome), (None, Outcome::Invalid));
        let rejection = execution.rejection.expect("it was rejected");
        assert_eq!(
            rejection.reason,
            "the look-arounds of a regex did not hold three times in a row"
        );
        assert_eq!(rejection.location.line(), line);
        assert!(rejection.location.file().ends_with("misuse.rs"));
    }
}
