//! The characters that text and characters are drawn from.

use hypo_strategies::{Category, Strategy, chars, text, vecs};

use crate::harness::{check, misuse, samples, simplest};

type Method = fn(&char) -> bool;

/// Every category with the method that it is named after.
const CATEGORIES: [(Category, Method); 18] = [
    (Category::Alphabetic, |c| c.is_alphabetic()),
    (Category::Numeric, |c| c.is_numeric()),
    (Category::Alphanumeric, |c| c.is_alphanumeric()),
    (Category::Lowercase, |c| c.is_lowercase()),
    (Category::Uppercase, |c| c.is_uppercase()),
    (Category::Whitespace, |c| c.is_whitespace()),
    (Category::Control, |c| c.is_control()),
    (Category::Ascii, |c| c.is_ascii()),
    (Category::AsciiAlphabetic, |c| c.is_ascii_alphabetic()),
    (Category::AsciiDigit, |c| c.is_ascii_digit()),
    (Category::AsciiHexdigit, |c| c.is_ascii_hexdigit()),
    (Category::AsciiAlphanumeric, |c| c.is_ascii_alphanumeric()),
    (Category::AsciiLowercase, |c| c.is_ascii_lowercase()),
    (Category::AsciiUppercase, |c| c.is_ascii_uppercase()),
    (Category::AsciiPunctuation, |c| c.is_ascii_punctuation()),
    (Category::AsciiGraphic, |c| c.is_ascii_graphic()),
    (Category::AsciiWhitespace, |c| c.is_ascii_whitespace()),
    (Category::AsciiControl, |c| c.is_ascii_control()),
];

#[test]
fn a_category_has_exactly_the_characters_of_which_its_method_says_so() {
    for (category, holds) in CATEGORIES {
        let count = ('\0'..=char::MAX).filter(holds).count();
        let strategy = chars().alphabet(category);
        assert_eq!(strategy.distinct(), Some(count as u128), "{category:?}");
        for c in samples(strategy, 200) {
            assert!(holds(&c), "{category:?}: {c:?}");
        }
    }
}

#[test]
fn categories_begin_with_their_simplest_character() {
    check(chars().alphabet(Category::Alphabetic), 'A', |c| {
        c.is_alphabetic()
    });
    check(chars().alphabet(Category::Lowercase), 'a', |c| {
        c.is_lowercase()
    });
    check(chars().alphabet(Category::Whitespace), ' ', |c| {
        c.is_whitespace()
    });
    check(
        text().alphabet((Category::Numeric, "-")).min_size(2),
        "00".to_owned(),
        |s| s.chars().all(|c| c.is_numeric() || c == '-'),
    );
}

#[test]
fn categories_reach_beyond_the_basic_plane() {
    for category in [Category::Alphabetic, Category::Numeric] {
        let drawn = samples(chars().alphabet(category), 300);
        assert!(drawn.iter().any(|c| *c > '\u{FFFF}'), "{category:?}");
    }
}

#[test]
fn what_is_excluded_is_never_drawn() {
    check(
        text().excluding('0'..='Z').min_size(1),
        "/".to_owned(),
        |s| !s.contains(|c: char| ('0'..='Z').contains(&c)),
    );
    check(
        chars().alphabet("abcde").excluding("ab").excluding('d'),
        'c',
        |c| matches!(c, 'c' | 'e'),
    );
    check(text().excluding(Category::Control), String::new(), |s| {
        !s.contains(char::is_control)
    });
    assert_eq!(
        chars().alphabet('a'..='e').excluding('b'..='c').distinct(),
        Some(3)
    );
}

#[test]
fn it_does_not_matter_whether_the_alphabet_or_the_exclusion_is_said_first() {
    let first = chars().excluding("xy").alphabet("xyz");
    assert_eq!(first.distinct(), Some(1));
    assert_eq!(simplest(first), 'z');
    let sized = text()
        .min_size(2)
        .excluding("x")
        .alphabet("xyz")
        .max_size(2);
    assert_eq!(sized.distinct(), Some(4));
}

#[test]
fn excluding_what_is_not_there_changes_nothing() {
    assert_eq!(
        chars().alphabet("abc").excluding('0'..='9').distinct(),
        Some(3)
    );
    assert_eq!(chars().alphabet("abc").excluding("").distinct(), Some(3));
}

#[test]
fn excluding_everything_is_refused_with_both_sets() {
    assert_eq!(
        misuse(|_| chars().alphabet("acegik").excluding('a'..='z')),
        "the alphabet is 'a', 'c', 'e', 'g' and 2 more ranges and 'a'..='z' is excluded: nothing is left; \
         exclude fewer characters, or give more"
    );
    assert_eq!(
        misuse(|_| text().excluding('\0'..)),
        "the alphabet is all of Unicode and all of Unicode is excluded: nothing is left; \
         exclude fewer characters, or give more"
    );
    assert!(
        misuse(|_| text().excluding("abc").alphabet("cab"))
            .starts_with("the alphabet is 'a'..='c'")
    );
    assert!(misuse(|_| text().excluding('z'..='a')).starts_with("the range 'z'..='a' is empty"));
}

#[test]
fn unique_elements_know_how_many_characters_are_left() {
    let refused = misuse(|_| {
        vecs(chars().alphabet("abc").excluding("a"))
            .unique()
            .min_size(3)
    });
    assert!(refused.contains("different elements is 2"), "{refused}");
}
