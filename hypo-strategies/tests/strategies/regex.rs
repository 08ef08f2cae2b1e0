//! Text that matches a pattern, judged by the regex crate.

use hypo_core::Outcome;
use hypo_core::source::{Random, Seed, Source};
use hypo_strategies::{Category, Strategy, char_class, chars, from_regex, text, vecs};
use regex::Regex;

use crate::harness::{check, executions, misuse, run, samples, shrunk, simplest};

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
        assert!(rejection.location.file().ends_with("regex.rs"));
    }
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
    assert!(refused.contains("no more than 2 elements"), "{refused}");
}

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

#[test]
fn strategies_of_a_regex_go_anywhere_and_print_as_their_pattern() {
    fn anywhere<T: Send + Sync + Clone + std::fmt::Debug>(strategy: T) -> String {
        format!("{:?}", strategy.clone())
    }
    assert_eq!(anywhere(from_regex(r"\d+")), r#"FromRegex("\\d+")"#);
    anywhere(char_class("[ab]"));
}
