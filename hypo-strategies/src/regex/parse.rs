//! Patterns as `regex-syntax` reads them.

use hypo_core::choice::Alphabet;
use hypo_core::misuse;
use regex_syntax::ast::Position;
use regex_syntax::hir::{Class, Hir};
use regex_syntax::{Error, Parser};

/// So many characters of a pattern are shown from where an error is.
const SHOWN: usize = 20;

/// The pattern as a tree; one that is not a regex is an error with the parser's own reason and the place.
#[track_caller]
pub(super) fn parse(pattern: &str) -> Hir {
    match Parser::new().parse(pattern) {
        Ok(hir) => hir,
        Err(error) => misuse(&refusal(pattern, &error)),
    }
}

fn refusal(pattern: &str, error: &Error) -> String {
    let (reason, start) = match error {
        Error::Parse(error) => (error.kind().to_string(), Some(error.span().start)),
        Error::Translate(error) => (error.kind().to_string(), Some(error.span().start)),
        other => (other.to_string(), None),
    };
    let place = start.map_or_else(String::new, |start| place(pattern, start));
    format!(
        "`{pattern}` is not a regex: {reason}{place}; write it in the syntax of the regex crate"
    )
}

fn place(pattern: &str, start: Position) -> String {
    let rest: Vec<char> = pattern[start.offset..].chars().collect();
    let number = pattern[..start.offset].chars().count() + 1;
    match rest.len() {
        0 => ", at the end".to_owned(),
        1..=SHOWN => format!(", at character {number}: `{}`", &pattern[start.offset..]),
        _ => format!(
            ", at character {number}: `{}…`",
            rest[..SHOWN].iter().collect::<String>()
        ),
    }
}

/// The characters of a class; `None` if there are none.
pub(super) fn alphabet_of(class: &Class) -> Option<Alphabet> {
    match class {
        Class::Unicode(class) => {
            Alphabet::from_ranges(class.iter().map(|range| (range.start(), range.end())))
        }
        // Of ASCII only: the parser refuses any other.
        Class::Bytes(class) => Alphabet::from_ranges(
            class
                .iter()
                .map(|range| (char::from(range.start()), char::from(range.end()))),
        ),
    }
}
