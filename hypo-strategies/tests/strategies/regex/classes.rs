//! Classes in regex syntax as alphabets.

use hypo_strategies::{char_class, chars, text};
use regex::Regex;

use crate::harness::{check, misuse, samples};

#[test]
fn a_class_is_an_alphabet() {
    let capital = Regex::new(r"^\p{Lu}$").unwrap();
    check(chars().alphabet(char_class(r"\p{Lu}")), 'A', |c| {
        capital.is_match(&c.to_string())
    });
    check(chars().alphabet(char_class("[a-z&&[^aeiou]]")), 'b', |c| {
        c.is_ascii_lowercase() && !"aeiou".contains(*c)
    });
    check(chars().alphabet(char_class("(?i)k")), 'K', |c| {
        "kK\u{212A}".contains(*c)
    });
    check(chars().alphabet((char_class("x"), "y")), 'x', |c| {
        "xy".contains(*c)
    });
    check(
        text().excluding(char_class(r"[^\w]")).min_size(1),
        "0".to_owned(),
        |text| !text.is_empty(),
    );
    let beyond = samples(
        chars().alphabet(char_class(r"\p{Egyptian_Hieroglyphs}")),
        20,
    );
    assert!(beyond.iter().all(|c| *c > '\u{FFFF}'));
    assert_eq!(char_class("[ab]"), char_class("a|b"));
}

#[test]
fn what_is_no_class_is_refused() {
    for pattern in ["ab", "", "a*", "^", r"\b", "ab|c"] {
        assert_eq!(
            misuse(|_| char_class(pattern)),
            format!(
                "`{pattern}` is not one class of characters; write it as one, such as `[a-z]`, \
                 or draw text of the whole pattern with from_regex"
            )
        );
    }
    assert!(
        misuse(|_| char_class("[a")).starts_with("`[a` is not a regex: unclosed character class")
    );
    let nothing = misuse(|_| chars().alphabet(char_class("[a&&b]")));
    assert!(
        nothing.starts_with("the alphabet has no characters"),
        "{nothing}"
    );
}
