//! Rows W1 to W12: an open alternative, and one behind it that knows what to look for.
//!
//! The failure is found in the second, and ends where the first can take it.

use hypo::prelude::*;

use super::row;

/// One of these texts.
fn words<const N: usize>(words: [&'static str; N]) -> impl Combinators<Value = String> {
    st::sampled_from(words).map(str::to_owned)
}

#[test]
fn text_that_was_found_among_words_ends_without_what_does_not_matter() {
    let cities = || words(["quetzalcoatl-1", "quetzalcoatl-2"]);
    row(
        "W1",
        one_of![st::text(), cities()],
        |s| s.contains("quetzalcoatl"),
        "\"quetzalcoatl\"",
    );
    row(
        "W7",
        one_of![
            st::text(),
            words(["foo-quux-1", "foo-2"]),
            words(["bar-1", "bar-quux-2"])
        ],
        |s| s.contains("quux"),
        "\"quux\"",
    );
    let letters = || st::text().alphabet('a'..='z').max_size(3);
    let compound = (letters(), letters()).map(|(a, b)| format!("{a} middle {b}"));
    row(
        "W8",
        one_of![st::text(), compound],
        |s| s.contains("middle"),
        "\"middle\"",
    );
}

#[test]
fn text_with_limits_takes_what_is_within_them() {
    row(
        "W9",
        one_of![
            st::text().alphabet("abcd"),
            words(["daabbccdda", "aabbccddd"])
        ],
        |s| s.contains("aabbccdd"),
        "\"aabbccdd\"",
    );
    row(
        "W9",
        one_of![
            st::text().min_size(3),
            words(["why, hello there", "hello-1"])
        ],
        |s| s.contains("hello"),
        "\"hello\"",
    );
    row(
        "W9",
        one_of![st::text().max_size(5), words(["wxyz", "xy-12"])],
        |s| s.contains("xy"),
        "\"xy\"",
    );
    // What the text could not be stays with the words.
    row(
        "W9",
        one_of![st::text().max_size(5), words(["wxyz-wxyz", "xyzzy-plover"])],
        |s| s.contains("xyz") && s.len() > 5,
        "\"wxyz-wxyz\"",
    );
}

#[test]
fn numbers_and_bytes_end_at_the_end_of_what_is_wanted() {
    let near = |n: &i64| (4990..5010).contains(&n.unsigned_abs());
    let given = || st::sampled_from([5000i64, 4999, 5001]);
    row("W3", one_of![0..10_000, given()], near, "4990");
    row("W3", one_of![10.., given()], near, "4990");
    row(
        "W3",
        one_of![..=100, given().map(|n| -n)],
        |n| near(n) && *n < 0,
        "-4990",
    );
    row(
        "W4",
        one_of![
            st::binary(),
            st::sampled_from([b"xabcx", b"abcde"]).map(|bytes| bytes.to_vec())
        ],
        |bytes| bytes.windows(3).any(|three| three == b"abc"),
        "vec![97, 98, 99]",
    );
    let between = |x: &f64| (10.0..12.0).contains(x);
    let given = || st::sampled_from([11.0, 11.5]);
    row("W5", one_of![st::floats(..), given()], between, "10.0");
    row("W5", one_of![0.0..100.0, given()], between, "10.0");
}

#[derive(Debug, Arbitrary)]
enum Setting {
    Switch(#[allow(dead_code)] bool),
    Number(i64),
}

#[test]
fn a_variant_that_was_made_by_hand_ends_as_one_that_is_drawn_by_its_type() {
    let is_near = |setting: &Setting| match setting {
        Setting::Number(n) => (4990..5010).contains(n),
        Setting::Switch(_) => false,
    };
    let around =
        |n: i64| (st::sampled_from([n, n + 1]), 0..5).map(|(n, by)| Setting::Number(n + by));
    row(
        "W10",
        one_of![any::<Setting>(), around(5000)],
        is_near,
        "Setting::Number(4990)",
    );
    // By its type it takes a choice more, of the variant: that would not be simpler.
    let given = st::sampled_from([5000, 5001]).map(Setting::Number);
    row(
        "W10",
        one_of![any::<Setting>(), given],
        is_near,
        "Setting::Number(5000)",
    );
}

#[derive(Debug, PartialEq, PartialOrd, Arbitrary)]
struct Date {
    #[arbitrary(1..=9999)]
    year: u16,
    #[arbitrary(1..=12)]
    month: u8,
    #[arbitrary(1..=28)]
    day: u8,
}

#[test]
fn a_date_that_was_built_ends_as_one_that_is_drawn_by_its_type() {
    let date = |year, month, day| Date { year, month, day };
    let built = (2020..2022u16, 5..8u8, 10..20u8).map(|(y, m, d)| date(y, m, d));
    row(
        "W11",
        one_of![any::<Date>(), built],
        |found| (date(2021, 6, 10)..date(2021, 7, 1)).contains(found),
        "Date { year: 2021, month: 6, day: 10 }",
    );
}

#[test]
fn what_takes_no_choice_stays_for_any_other_would_be_longer() {
    let plover = |s: &String| s.contains("xyzzy");
    let alone = st::just("xyzzy-plover".to_owned());
    row(
        "W12",
        one_of![st::text(), alone],
        plover,
        "\"xyzzy-plover\"",
    );
    row(
        "W12",
        one_of![st::text(), words(["xyzzy-plover"])],
        plover,
        "\"xyzzy-plover\"",
    );
}

#[test]
fn an_earlier_alternative_is_taken_wherever_it_stands() {
    let cities = || words(["quetzalcoatl-1", "quetzalcoatl-2"]);
    let is_wanted = |s: &String| s.contains("quetzalcoatl");
    // Among the elements of a collection.
    row(
        "W1",
        st::vecs(one_of![st::text(), cities()]),
        move |all| all.iter().filter(|s| is_wanted(s)).count() == 2,
        "vec![\"quetzalcoatl\".to_string(), \"quetzalcoatl\".to_string()]",
    );
    // In a list within the list, behind combinators.
    let within = one_of![st::nothing(), st::text()].filter(|s| s.len() > 1);
    let nested = one_of![
        st::just("?".to_owned()),
        one_of![within.boxed(), cities().boxed()]
    ];
    row("W1", nested, is_wanted, "\"quetzalcoatl\"");
    // Where the value is drawn in the middle of something.
    let later = st::from_fn(|case| {
        let number = (0..10u8).draw(case);
        let text = one_of![st::text(), cities()].draw(case);
        (number, text, (0..10u8).draw(case))
    });
    row(
        "W1",
        later,
        move |(a, s, b)| is_wanted(s) && a + b > 5,
        "(0, \"quetzalcoatl\".to_string(), 6)",
    );
}
