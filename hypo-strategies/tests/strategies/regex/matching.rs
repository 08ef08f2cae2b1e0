//! Text that matches a pattern.

use hypo_strategies::{Category, Strategy, char_class, from_regex, vecs};
use regex::Regex;

use crate::harness::{check, executions, misuse, samples, shrunk};

/// Patterns of every kind of syntax, each with its simplest match.
const PATTERNS: &[(&str, &str)] = &[
    ("", ""),
    ("abc", "abc"),
    ("^[a-z]{3,5}$", "aaa"),
    ("[a-z]+", "a"),
    ("[^a-z]", "0"),
    (".", "0"),
    ("(?s).", "0"),
    (".*", ""),
    ("x?y??z", "z"),
    ("a{3}b{0}c{2,}d{0,2}e", "aaacce"),
    ("yes|no", "yes"),
    ("b|a", "a"),
    ("foo|fob|", "foo"),
    ("(a|bc)(d|ef)*", "a"),
    ("((a*)+b)?", ""),
    ("(?i)straße", "STRAßE"),
    ("(?i:k)x", "Kx"),
    ("(?i)[a-f]{2}", "AA"),
    (r"\d{2,4}-\d\d", "00-00"),
    (r"\w+@\w+\.(com|org)", "0@0.com"),
    (r"\s\S", " 0"),
    (r"\D\W", "::"),
    (r"\p{Lu}\p{Greek}\pN", "AͰ0"),
    (r"\x41\u{1F600}\n", "A\u{1F600}\n"),
    (r"[\d&&[^0-4]]", "5"),
    (r"[a-z&&[^aeiou]--[b]]", "c"),
    ("[[:alpha:]][[:punct:]]", "A:"),
    ("(?x) a  b # comment\n c", "abc"),
    ("(?P<year>[0-9]{4})", "0000"),
    ("(?U)a+b*", "a"),
    (r"(?-u:\w)+", "0"),
    (r"(?-u:[a-z])é", "aé"),
    (r"(?R).+", "0"),
    (r"\bfoo\b", "foo"),
    (r"\b\w+\b", "0"),
    (r"\bfoo\b \bbar\b", "foo bar"),
    (r"\w+\b.\b\w+", "0:0"),
    (r"-\B-", "--"),
    (r"a\Bb", "ab"),
    (r"(?-u:\bfoo\b)", "foo"),
    (r"\<a\>", "a"),
    (r"\b{start}a\b{end}", "a"),
    (r"\b{start-half}a\b{end-half}", "a"),
    (r"\Aabc\z", "abc"),
    ("(?m)^abc$", "abc"),
    (r"(?m)^a$\s^b$", "a\nb"),
    (r"(?m)^a$(?s:.)^b$", "a\nb"),
    (r"(?mR)^a$\r\n^b$", "a\r\nb"),
    ("^a|b$", "a"),
    ("(^a)*", ""),
    ("(a$)*", ""),
    ("(^a)+", "a"),
    ("x(a|^b)", "xa"),
    ("(a$|b)c", "bc"),
    ("(a|[b&&c])d", "ad"),
    ("[b&&c]?d", "d"),
    ("[b&&c]*d", "d"),
    (r"(\d{1,3}\.){3}\d{1,3}", "0.0.0.0"),
    (
        r"[[:xdigit:]]{8}-([[:xdigit:]]{4}-){3}[[:xdigit:]]{12}",
        "00000000-0000-0000-0000-000000000000",
    ),
];

/// The pattern as it has to match; the line feed ends a comment in it.
fn whole(pattern: &str) -> Regex {
    let end = if pattern.starts_with("(?x)") {
        "\n"
    } else {
        ""
    };
    Regex::new(&format!(r"\A(?:{pattern}{end})\z")).unwrap()
}

#[test]
fn what_is_drawn_is_a_whole_match_and_the_simplest_is_simple() {
    for (pattern, expected) in PATTERNS {
        let regex = whole(pattern);
        println!("{pattern}");
        check(from_regex(pattern), (*expected).to_owned(), |text| {
            regex.is_match(text)
        });
    }
}

#[test]
fn text_around_a_match_leaves_it_one() {
    for (pattern, expected) in PATTERNS {
        let regex = Regex::new(pattern).unwrap();
        println!("{pattern}");
        check(
            from_regex(pattern).contains_match(),
            (*expected).to_owned(),
            |text| regex.is_match(text),
        );
    }
}

#[test]
fn look_arounds_in_ordinary_places_mostly_hold() {
    for pattern in [
        r"\b.+\b",
        r"\bfoo\b.*\bbar\b",
        r"\w+\b.+\b\w+",
        r".\B.",
        r"(?m)^\w+$\s^\w+$",
        r"(^|,)a(,|$)",
        r"\b\p{Greek}+\b[^α]",
    ] {
        let regex = whole(pattern);
        let drawn = samples(from_regex(pattern), 300);
        assert!(drawn.len() > 200, "{pattern}: {} of 300", drawn.len());
        assert!(drawn.iter().all(|text| regex.is_match(text)), "{pattern}");
    }
}

#[test]
fn every_branch_is_drawn_and_every_number_of_repetitions() {
    let branches = samples(from_regex("one|two|(three|four)"), 300);
    for branch in ["one", "two", "three", "four"] {
        assert!(branches.iter().any(|text| text == branch), "{branch}");
    }
    let repeated = samples(from_regex("(ab){2,5}"), 300);
    for times in 2..=5 {
        assert!(repeated.contains(&"ab".repeat(times)), "{times}");
    }
    assert!(
        samples(from_regex("a*"), 300)
            .iter()
            .any(|text| text.len() > 20)
    );
    let optional = samples(from_regex("a?b"), 50);
    assert!(optional.iter().any(|text| text == "ab") && optional.iter().any(|text| text == "b"));
}

#[test]
fn classes_have_characters_of_all_planes_and_mostly_common_ones() {
    let drawn = samples(from_regex("."), 500);
    assert!(drawn.iter().any(|text| text.as_str() > "\u{FFFF}"));
    assert!(drawn.iter().filter(|text| text.is_ascii()).count() > 100);
    let letters = samples(from_regex(r"\p{L}"), 500);
    assert!(letters.iter().any(|text| text.as_str() > "\u{FFFF}"));
}

#[test]
fn there_is_text_around_a_match_where_anchors_permit_it() {
    let around = |pattern: &str| samples(from_regex(pattern).contains_match(), 200);
    assert!(
        around("ab")
            .iter()
            .any(|text| !text.starts_with("ab") && !text.ends_with("ab"))
    );
    assert!(around("^ab").iter().all(|text| text.starts_with("ab")));
    assert!(around("^ab").iter().any(|text| text.len() > 2));
    assert!(around("ab$").iter().all(|text| text.ends_with("ab")));
    assert!(around("^ab$").iter().all(|text| text == "ab"));
    let lines = around("(?m)^ab$");
    assert!(lines.iter().any(|text| text.contains("\nab\n")));
    let words = around(r"\bab\b");
    assert!(words.iter().any(|text| !text.starts_with("ab")));
    assert!(words.iter().any(|text| !text.ends_with("ab")));
    assert!(
        around(r"\Ba\B")
            .iter()
            .any(|text| text.chars().count() >= 3),
        "it needs text around it"
    );
}

#[test]
fn literals_cost_no_choice_and_a_class_costs_one() {
    let choices = |pattern: &str| {
        let drawn = executions(&from_regex(pattern), 5);
        drawn[0].1.choices.len()
    };
    assert_eq!(choices("a literal"), 0);
    assert_eq!(choices("(a)(?:b){3}[c]"), 0);
    assert_eq!(choices("[ab]c."), 2);
    assert_eq!(choices("[ab]{3}"), 3);
    assert_eq!(choices("^(?:foo|bar)$"), 1);
    assert_eq!(choices("[ab&&c]|x"), 0);
    assert_eq!(choices("x{10000}"), 0);
}

#[test]
fn a_repetition_shrinks_by_what_is_repeated() {
    let words = from_regex("([a-z]{1,8} ){0,9}");
    for text in shrunk(&words, 60, |text| text.contains('q')) {
        assert_eq!(text, "q ");
    }
    let dated = from_regex("(?:(?:yes|no|[0-9]{2,4}),)*");
    for text in shrunk(&dated, 60, |text| text.matches("no,").count() >= 2) {
        assert_eq!(text, "no,no,");
    }
    let optional = from_regex("a?b?(?:c[0-9]+)?");
    for text in shrunk(&optional, 60, |text| text.contains('c')) {
        assert_eq!(text, "c0");
    }
}

#[test]
fn an_alphabet_leaves_what_can_be_drawn_with_it() {
    let ascii = |text: &String| text.is_ascii();
    check(
        from_regex(r"\w+").alphabet(Category::Ascii),
        "0".to_owned(),
        ascii,
    );
    check(
        from_regex("é|ü|é*e").alphabet(Category::Ascii),
        "e".to_owned(),
        |text| text == "e",
    );
    check(
        from_regex("é?x").alphabet('a'..='z'),
        "x".to_owned(),
        |text| text == "x",
    );
    check(
        from_regex(".").contains_match().alphabet("xyz"),
        "x".to_owned(),
        |text| !text.is_empty() && text.chars().all(|c| "xyz".contains(c)),
    );
    check(
        from_regex(r"\bx").alphabet("xyz").contains_match(),
        "x".to_owned(),
        |text| text.starts_with('x'),
    );
}

#[test]
fn unique_elements_know_how_many_texts_there_are() {
    let count = |pattern: &str| from_regex(pattern).distinct();
    assert_eq!(count("[ab]{2}"), Some(4));
    assert_eq!(count("[ab]{0,2}"), Some(7));
    assert_eq!(count("yes|no|x?"), Some(4));
    assert_eq!(count("a{2,5}"), Some(4));
    assert_eq!(count("[a-z]*"), None);
    assert_eq!(count("[a-z]{1,9}"), None);
    assert_eq!(from_regex("[ab]").contains_match().distinct(), None);
    let refused = misuse(|_| vecs(from_regex("[ab]")).unique().min_size(3));
    assert!(refused.contains("different elements is 2"), "{refused}");
}

#[test]
fn strategies_of_a_regex_go_anywhere_and_print_as_their_pattern() {
    fn anywhere<T: Send + Sync + Clone + std::fmt::Debug>(strategy: T) -> String {
        format!("{:?}", strategy.clone())
    }
    assert_eq!(anywhere(from_regex(r"\d+")), r#"FromRegex("\\d+")"#);
    anywhere(char_class("[ab]"));
}

#[test]
fn alternatives_of_an_alternative_are_each_as_likely() {
    let drawn = samples(from_regex("one|(?:two|(three|four))"), 400);
    for branch in ["one", "two", "three", "four"] {
        let count = drawn.iter().filter(|text| *text == branch).count();
        assert!(count > 50, "{branch}: {count} of 400");
    }
}

#[test]
fn anchors_at_the_ends_are_never_in_the_way() {
    for pattern in [
        "^[a-z]+$",
        r"\A[a-z]*\z",
        "(?m)^[a-z]+$",
        "(?mR)^[a-z]+$",
        "^(?:foo$|bar$)",
        "(?:^|^)a+(?:$|$)",
        "^*a+$*",
        "(^[ab]+)*",
        "([ab]+$)?",
    ] {
        for strategy in [from_regex(pattern), from_regex(pattern).contains_match()] {
            let drawn = executions(&strategy, 200);
            assert_eq!(drawn.len(), 200, "{pattern}");
            for (_, execution) in drawn {
                assert!(
                    execution.spans.iter().all(|span| !span.discarded),
                    "{pattern}"
                );
            }
        }
    }
}
