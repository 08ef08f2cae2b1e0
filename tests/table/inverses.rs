//! Who says by which choices it would draw a value, and that it would.

use super::draw::{drawn_by, inverted};
use super::row::Row;
use super::rows::all;
use super::{SEEDS, report};

/// What cannot say it, as it is written.
const CANNOT: &[&str] = &[
    // It would have to compare values.
    "just",
    "permutations",
    "sampled_from",
    "subsequences",
    // It would have to know the way back from what a function has made.
    "ascending",
    "filter_map",
    "flat_map",
    "from_fn",
    "functions",
    "hosts",
    "map",
    "roses",
    "shared",
    "twice",
    // The value is made of many choices that do not follow from it, or nothing to compare.
    "CString",
    "Cell",
    "Data",
    "Index",
    "Json",
    "Layout",
    "OsString",
    "Path",
    "PathBuf",
    "domains",
    "emails",
    #[cfg(feature = "regex")]
    "from_regex",
    "index",
    "json",
    "randoms",
    "urls",
    // A field is always the same, is drawn by one of these, or depends on others.
    "Borrowed",
    "Even",
    "Order",
    // It describes a type of another crate.
    "ForeignParts",
];

#[test]
fn what_a_strategy_says_of_a_value_draws_that_value() {
    let mut complaints = Vec::new();
    for row in all() {
        for (drawn, said) in inverted(&row, SEEDS) {
            let Some(choices) = said else { continue };
            let again = drawn_by(&row, &choices);
            if again.as_ref() != Some(&drawn) {
                complaints.push(format!(
                    "{}: {drawn:?} by {choices:?}: {again:?}",
                    row.name()
                ));
                break;
            }
        }
    }
    report(&complaints);
}

#[test]
fn all_can_say_how_a_value_is_drawn_but_those_that_are_known_not_to() {
    let mut complaints = Vec::new();
    let mut needed = Vec::new();
    for row in all() {
        let all_say = inverted(&row, SEEDS).all(|(_, said)| said.is_some());
        match known_not_to(&row) {
            Some(word) if !all_say => needed.push(word),
            None if !all_say => complaints.push(format!("{} cannot say", row.name())),
            _ => {}
        }
    }
    let idle = CANNOT.iter().filter(|word| !needed.contains(*word));
    complaints.extend(idle.map(|word| format!("{word} can say, or is in no row")));
    report(&complaints);
}

/// The first of what cannot say it that the strategy of a row is written with.
fn known_not_to(row: &Row) -> Option<&'static str> {
    let words = row
        .strategy
        .split(|c: char| !c.is_alphanumeric() && c != '_');
    let words: Vec<&str> = words.collect();
    CANNOT.iter().copied().find(|word| words.contains(word))
}
