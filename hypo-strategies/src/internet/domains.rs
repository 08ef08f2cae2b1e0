//! Domain names.

use std::panic::Location;

use hypo_core::choice::{Alphabet, Int, IntegerConstraint, Size, StringConstraint};
use hypo_core::{TestCase, misuse};

use super::letters_digits_and;
use crate::collections::Repeats;
use crate::combinators::tries;
use crate::source::{NoSource, SourceText, ToSource};
use crate::{Combinators, SampledFrom, Strategy, sampled_from};

/// A name takes 255 bytes on the wire, two of which are not seen in its text (RFC 1035, 2.3.4).
const MOST_CHARACTERS: usize = 253;
/// A letter, a dot and the shortest top-level domain.
const LEAST_CHARACTERS: usize = 4;
/// A label has so many characters (RFC 1035, 2.3.4).
const MOST_IN_LABEL: usize = 63;
/// The shortest top-level domain.
const LEAST_IN_LABEL: usize = 2;
/// More labels of one character each than there is room for.
const MOST_LABELS: usize = 127;

/// Some that IANA has delegated: long and short, of countries and of the world, and encoded ones.
const TOP_LEVEL: [&str; 16] = [
    "COM",
    "ORG",
    "NET",
    "DE",
    "IO",
    "com",
    "org",
    "uk",
    "info",
    "dev",
    "jp",
    "museum",
    "photography",
    "XN--P1AI",
    "xn--fiqs8s",
    "xn--vermgensberatung-pwb",
];

/// What a label may begin with, the simplest first: names that begin with digits are rarer than others.
const BEGINNINGS: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/// What the spans of labels are labelled with.
struct DomainLabel;

/// Draws fully qualified domain names, such as `A.COM` or `a2-b.example.museum`, without a dot at the end.
///
/// ```
/// use hypo_strategies::{Strategy, domains};
///
/// # hypo_strategies::for_each_case(|case| {
/// let host = domains().max_length(30).draw(case);
/// assert!(host.len() <= 30 && host.contains('.'));
/// # });
/// ```
///
/// One to many labels of letters, digits and hyphens (RFC 1035, 2.3.1, and RFC 1123, 2.1: a label may begin with a digit)
/// stand before a top-level domain that exists. No label but a top-level domain has two hyphens in its third and
/// fourth place, for that means something (RFC 5890, 2.3.1). Letters are of both cases.
///
/// The simplest value is `"A.COM"`.
#[track_caller]
pub fn domains() -> Domains {
    Domains::of(MOST_CHARACTERS, MOST_IN_LABEL)
}

/// Draws domain names; made by [`domains`].
#[derive(Clone, Debug)]
#[must_use = "a strategy does nothing until something is drawn from it"]
pub struct Domains {
    max_length: usize,
    max_label_length: usize,
    top_level: SampledFrom<&'static str, Vec<&'static str>>,
    beginning: IntegerConstraint,
    characters: Alphabet,
    labels: Repeats,
    location: &'static Location<'static>,
}

impl Domains {
    /// Draws names of at most so many characters, dots included; 253 by default.
    ///
    /// Less than 4 or more than 253 is an error.
    #[track_caller]
    pub fn max_length(self, max_length: usize) -> Domains {
        within(
            "max_length is",
            max_length,
            "a domain",
            (LEAST_CHARACTERS, MOST_CHARACTERS),
        );
        Domains::of(max_length, self.max_label_length)
    }

    /// Draws names in which what stands between two dots has at most so many characters; 63 by default.
    ///
    /// Less than 2, which the shortest top-level domains have, or more than 63 is an error.
    #[track_caller]
    pub fn max_label_length(self, max_label_length: usize) -> Domains {
        within(
            "max_label_length is",
            max_label_length,
            "the longest label of a domain",
            (LEAST_IN_LABEL, MOST_IN_LABEL),
        );
        Domains::of(self.max_length, max_label_length)
    }

    #[track_caller]
    fn of(max_length: usize, max_label_length: usize) -> Domains {
        // A letter and a dot stand before it.
        let room = max_label_length.min(max_length - 2);
        let top_level = TOP_LEVEL.into_iter().filter(|name| name.len() <= room);
        let last = Int::from(BEGINNINGS.len() - 1);
        let beginning = IntegerConstraint::new(Int::ZERO, last, Int::ZERO);
        let labels = Size::new(1, MOST_LABELS).expect("1 is below it");
        Domains {
            max_length,
            max_label_length,
            top_level: sampled_from(top_level.collect()),
            beginning: beginning.expect("0 is below everything"),
            characters: letters_digits_and("-"),
            labels: Repeats::of::<DomainLabel>(labels),
            location: Location::caller(),
        }
    }

    /// Draws a name of at most so many characters, for which any top-level domain must have room.
    pub(super) fn draw_within(&self, case: &TestCase, most: usize) -> String {
        let top_level = self.top_level.draw(case);
        let mut room = most.min(self.max_length) - top_level.len();
        let mut name = String::new();
        self.labels.each(case, || {
            // Each label takes its dot.
            let most = room.saturating_sub(1).min(self.max_label_length);
            if most > 0 {
                let label = self.label(case, most);
                room -= label.len() + 1;
                name.push_str(&label);
                name.push('.');
            }
            most > 0
        });
        name.push_str(top_level);
        name
    }

    fn label(&self, case: &TestCase, most: usize) -> String {
        let rest = Size::new(0, most - 1).expect("0 is below everything");
        let rest = StringConstraint::new(self.characters.clone(), rest);
        let label = tries(case, || {
            let first = case.draw_integer(&self.beginning).magnitude() as usize;
            let mut label = String::from(char::from(BEGINNINGS[first]));
            label.push_str(&case.draw_string(&rest));
            let is_ordinary = !label.ends_with('-') && label.get(2..4) != Some("--");
            is_ordinary.then_some(label)
        });
        label.unwrap_or_else(|| {
            case.reject_at(
                "three labels of a domain in a row had hyphens where they may not be",
                self.location,
            )
        })
    }
}

#[track_caller]
fn within(argument: &str, given: usize, what: &str, (least, most): (usize, usize)) {
    if given < least || given > most {
        misuse(&format!(
            "{argument} {given}, but {what} has {least} to {most} characters; give a number from {least} to {most}"
        ));
    }
}

impl Strategy for Domains {
    type Value = String;

    fn draw(&self, case: &TestCase) -> String {
        self.draw_within(case, self.max_length)
    }

    fn write_source(&self, value: &String, out: &mut SourceText) -> Result<(), NoSource> {
        value.to_source(out)
    }
}

impl Combinators for Domains {}
