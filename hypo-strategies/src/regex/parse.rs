//! Patterns as `regex-syntax` reads them.

use hypo_core::choice::Alphabet;
use hypo_core::misuse;
use regex_syntax::ast::Position;
use regex_syntax::hir::{Class, Hir, HirKind};
use regex_syntax::{Error, Parser};

/// So many characters of a pattern are shown in a message.
const SHOWN: usize = 80;
/// And so many from where an error is.
const SHOWN_IN_PLACE: usize = 20;

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
        "{} is not a regex: {reason}{place}; write it in the syntax of the regex crate",
        show(pattern)
    )
}

fn place(pattern: &str, start: Position) -> String {
    let (before, rest) = pattern.split_at(start.offset);
    if rest.is_empty() {
        return ", at the end".to_owned();
    }
    let number = before.chars().count() + 1;
    format!(", at character {number}: {}", cut(rest, SHOWN_IN_PLACE))
}

/// The pattern as it is shown in a message, without the end of a long one.
pub(super) fn show(pattern: &str) -> String {
    cut(pattern, SHOWN)
}

fn cut(text: &str, most: usize) -> String {
    match text.char_indices().nth(most) {
        Some((end, _)) => format!("`{}…`", &text[..end]),
        None => format!("`{text}`"),
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

/// What a pattern of a single character may be, or `None` if it is anything else.
pub(super) fn characters(hir: &Hir) -> Option<Option<Alphabet>> {
    match hir.kind() {
        HirKind::Class(class) => Some(alphabet_of(class)),
        HirKind::Capture(capture) => characters(&capture.sub),
        HirKind::Literal(literal) => {
            let text = std::str::from_utf8(&literal.0).ok()?;
            let mut chars = text.chars();
            let single = chars.next().filter(|_| chars.next().is_none())?;
            Some(Alphabet::from_chars([single]))
        }
        _ => None,
    }
}
