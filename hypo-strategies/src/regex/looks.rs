//! What looks at the text around a place: `^`, `$`, `\A`, `\z`, `\b` and the like.
//!
//! What stands behind a place is not known when it is drawn past. So it is
//! written down, the next character is drawn with it in mind where that is one
//! of a class, and the finished text decides.

use hypo_core::choice::Alphabet;
use regex_syntax::hir::Look;
use regex_syntax::is_word_character;

use super::parse::{characters, parse};

/// Text that is being drawn, and what looks around itself in it.
#[derive(Debug, Default)]
pub(super) struct Written {
    pub(super) text: String,
    /// Where they stand, in bytes, ascending.
    looks: Vec<(usize, Look)>,
}

impl Written {
    /// Notes that this stands at the end of the text so far.
    pub(super) fn look(&mut self, look: Look) {
        self.looks.push((self.text.len(), look));
    }

    /// What the next character has to be, as far as that is known.
    pub(super) fn needs(&self) -> Option<Need> {
        let here = self.looks.iter().rev();
        let last = self.text.chars().next_back();
        here.take_while(|(at, _)| *at == self.text.len())
            .find_map(|(_, look)| need(*look, last))
    }

    /// Whether one of these stands at this place.
    pub(super) fn has_any(&self, place: usize, looks: &[Look]) -> bool {
        self.looks
            .iter()
            .any(|(at, look)| *at == place && looks.contains(look))
    }

    /// Whether all of them hold if this stands around the text.
    pub(super) fn holds_within(&self, before: &str, after: &str) -> bool {
        self.looks.iter().all(|(at, look)| {
            let (left, right) = self.text.split_at(*at);
            let last = left.chars().next_back();
            let next = right.chars().next();
            holds(
                *look,
                last.or_else(|| before.chars().next_back()),
                next.or_else(|| after.chars().next()),
            )
        })
    }
}

/// What is asked of the character behind a look-around.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Need {
    Word,
    NoWord,
    AsciiWord,
    NoAsciiWord,
    LineFeed,
}

impl Need {
    /// All that this look-around may ask.
    pub(super) fn of(look: Look) -> &'static [Need] {
        match look {
            Look::Start
            | Look::End
            | Look::StartLF
            | Look::StartCRLF
            | Look::WordStartHalfAscii
            | Look::WordStartHalfUnicode => &[],
            Look::EndLF | Look::EndCRLF => &[Need::LineFeed],
            Look::WordAscii | Look::WordAsciiNegate => &[Need::AsciiWord, Need::NoAsciiWord],
            Look::WordUnicode | Look::WordUnicodeNegate => &[Need::Word, Need::NoWord],
            Look::WordStartAscii => &[Need::AsciiWord],
            Look::WordStartUnicode => &[Need::Word],
            Look::WordEndAscii | Look::WordEndHalfAscii => &[Need::NoAsciiWord],
            Look::WordEndUnicode | Look::WordEndHalfUnicode => &[Need::NoWord],
        }
    }

    /// The characters that satisfy it.
    pub(super) fn characters(self) -> Alphabet {
        let class = match self {
            Need::Word => r"\w",
            Need::NoWord => r"\W",
            Need::AsciiWord => r"[0-9A-Za-z_]",
            Need::NoAsciiWord => r"[^0-9A-Za-z_]",
            Need::LineFeed => r"\n",
        };
        let characters = characters(&parse(class)).flatten();
        characters.expect("each of these is a class that has characters")
    }
}

/// What this asks of the next character, given the last.
fn need(look: Look, last: Option<char>) -> Option<Need> {
    let [first, second] = match Need::of(look) {
        [] => return None,
        [only] => return Some(*only),
        [word, no_word, ..] => [*word, *no_word],
    };
    let after_word = match first {
        Need::AsciiWord => last.is_some_and(is_ascii_word),
        _ => last.is_some_and(is_word_character),
    };
    let changes = matches!(look, Look::WordAscii | Look::WordUnicode);
    Some(if after_word == changes { second } else { first })
}

/// Whether this holds between two characters; `None` is an end of the text.
fn holds(look: Look, last: Option<char>, next: Option<char>) -> bool {
    let unicode = |c: Option<char>| c.is_some_and(is_word_character);
    let ascii = |c: Option<char>| c.is_some_and(is_ascii_word);
    match look {
        Look::Start => last.is_none(),
        Look::End => next.is_none(),
        Look::StartLF => matches!(last, None | Some('\n')),
        Look::EndLF => matches!(next, None | Some('\n')),
        Look::StartCRLF => {
            matches!(last, None | Some('\n')) || last == Some('\r') && next != Some('\n')
        }
        Look::EndCRLF => {
            matches!(next, None | Some('\r')) || next == Some('\n') && last != Some('\r')
        }
        Look::WordAscii => ascii(last) != ascii(next),
        Look::WordAsciiNegate => ascii(last) == ascii(next),
        Look::WordUnicode => unicode(last) != unicode(next),
        Look::WordUnicodeNegate => unicode(last) == unicode(next),
        Look::WordStartAscii => !ascii(last) && ascii(next),
        Look::WordEndAscii => ascii(last) && !ascii(next),
        Look::WordStartUnicode => !unicode(last) && unicode(next),
        Look::WordEndUnicode => unicode(last) && !unicode(next),
        Look::WordStartHalfAscii => !ascii(last),
        Look::WordEndHalfAscii => !ascii(next),
        Look::WordStartHalfUnicode => !unicode(last),
        Look::WordEndHalfUnicode => !unicode(next),
    }
}

fn is_ascii_word(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '_'
}
