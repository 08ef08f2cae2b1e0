//! Finds the literals of a Rust source.
//!
//! This is far less than a lexer of Rust: it tells apart only what decides
//! whether something is a literal, and whether a minus or a dot before it is
//! part of it. A user waits for it in a debug build whenever a test starts, so
//! it goes over bytes and makes no tokens. Source that rustc would refuse gives
//! some literals or other, and what is never closed ends the file.

use super::classes::{CLASSES, DIGITS, DOT, HEXADECIMAL, SPACE, WORD, is_space, is_word};
use super::compared::is_compared;
use super::literal::{Kind, Literal, Number, Text};

/// What stands before the place that is read, as far as it decides what follows means.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Before {
    /// Something that can end an operand: a minus behind it subtracts.
    Operand,
    /// A dot of its own: digits behind it are the name of a field.
    Dot,
    /// A minus that cannot subtract.
    Sign,
    Other,
}

/// A literal, and whether the code seems to compare something with it.
pub(super) struct Found<'a> {
    pub(super) literal: Literal<'a>,
    pub(super) is_compared: bool,
}

/// Goes over a source from one literal to the next.
pub(super) struct Lexer<'a> {
    text: &'a str,
    /// The same in bytes.
    source: &'a [u8],
    at: usize,
    before: Before,
    /// How many brackets are open in the attribute that is read; 0 outside of attributes.
    attribute: usize,
}

impl<'a> Iterator for Lexer<'a> {
    type Item = Found<'a>;

    fn next(&mut self) -> Option<Found<'a>> {
        loop {
            let byte = self.peek(0)?;
            let start = self.at;
            let literal = match CLASSES[byte as usize] {
                SPACE => {
                    self.skip_while(SPACE);
                    continue;
                }
                0 | DOT => self.symbol(byte),
                _ if byte.is_ascii_digit() => self.number(),
                _ => self.word(),
            };
            // What attributes say is for the compiler and for macros, not for the program.
            if let (Some(literal), 0) = (literal, self.attribute) {
                return Some(Found {
                    literal,
                    is_compared: is_compared(self.source, start, self.at),
                });
            }
        }
    }
}

impl<'a> Lexer<'a> {
    pub(super) fn new(text: &'a str) -> Lexer<'a> {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let mut lexer = Lexer {
            text,
            source: text.as_bytes(),
            at: 0,
            before: Before::Other,
            attribute: 0,
        };
        // The line that names an interpreter; `#![` begins an attribute.
        if text.starts_with("#!") && lexer.bracket(2).is_none() {
            lexer.skip_line();
        }
        lexer
    }

    /// The byte that is so far ahead.
    fn peek(&self, ahead: usize) -> Option<u8> {
        let at = self.at + ahead;
        if at < self.source.len() {
            Some(self.source[at])
        } else {
            None
        }
    }

    fn skip_while(&mut self, class: u8) {
        let mut at = self.at;
        while at < self.source.len() && CLASSES[self.source[at] as usize] & class != 0 {
            at += 1;
        }
        self.at = at;
    }

    /// The rest of the file is not read.
    fn give_up(&mut self) {
        self.at = self.source.len();
    }

    fn skip_line(&mut self) {
        match self.text[self.at..].find('\n') {
            Some(length) => self.at += length,
            None => self.give_up(),
        }
    }

    fn skip_block_comment(&mut self) {
        let mut depth = 0;
        loop {
            match (self.peek(0), self.peek(1)) {
                (Some(b'/'), Some(b'*')) => depth += 1,
                (Some(b'*'), Some(b'/')) => depth -= 1,
                (Some(_), _) => {
                    self.at += 1;
                    continue;
                }
                (None, _) => return,
            }
            self.at += 2;
            if depth == 0 {
                return;
            }
        }
    }

    /// How far ahead a `[` is, if but for spaces it is the next thing from there on.
    fn bracket(&self, mut ahead: usize) -> Option<usize> {
        while self.peek(ahead).is_some_and(is_space) {
            ahead += 1;
        }
        (self.peek(ahead) == Some(b'[')).then_some(ahead)
    }

    /// A quote, a comment or punctuation.
    fn symbol(&mut self, byte: u8) -> Option<Literal<'a>> {
        match byte {
            b'"' => return self.string(Kind::String),
            b'\'' => return self.char_or_lifetime(),
            b'/' if self.peek(1) == Some(b'/') => self.skip_line(),
            b'/' if self.peek(1) == Some(b'*') => self.skip_block_comment(),
            _ => self.punctuation(byte),
        }
        None
    }

    fn punctuation(&mut self, byte: u8) {
        self.at += 1;
        let before = self.before;
        self.before = Before::Other;
        match byte {
            b'#' if self.attribute == 0 => {
                let inner = usize::from(self.peek(0) == Some(b'!'));
                if let Some(bracket) = self.bracket(inner) {
                    self.at += bracket + 1;
                    self.attribute = 1;
                }
            }
            b'[' if self.attribute > 0 => self.attribute += 1,
            b']' if self.attribute > 0 => self.attribute -= 1,
            // A brace may end an operand too, but far more often it ends a block, and a minus behind
            // it begins the value of the block around or the next pattern of a `match`.
            b')' | b']' | b'?' => self.before = Before::Operand,
            b'-' if before != Before::Operand => self.before = Before::Sign,
            b'.' if self.peek(0) == Some(b'.') => self.skip_while(DOT),
            b'.' => self.before = Before::Dot,
            _ => {}
        }
    }

    fn number(&mut self) -> Option<Literal<'a>> {
        let before = self.before;
        self.before = Before::Operand;
        let start = self.at;
        if before == Before::Dot {
            self.skip_while(DIGITS);
            return None;
        }
        match (self.peek(0), self.peek(1)) {
            (Some(b'0'), Some(b'x')) => {
                self.at += 2;
                self.skip_while(HEXADECIMAL);
            }
            (Some(b'0'), Some(b'o' | b'b')) => {
                self.at += 2;
                self.skip_while(DIGITS);
            }
            _ => self.skip_decimal(),
        }
        let end = self.at;
        self.skip_while(WORD);
        Some(Literal::Number(Number {
            is_negative: before == Before::Sign,
            digits: &self.source[start..end],
            suffix: &self.source[end..self.at],
        }))
    }

    /// Goes behind the digits of a decimal number, its fraction and its exponent.
    fn skip_decimal(&mut self) {
        self.skip_while(DIGITS);
        let has_fraction = match (self.peek(0), self.peek(1)) {
            // What follows would make it a range, a method or a field.
            (Some(b'.'), Some(next)) => next != b'.' && (next.is_ascii_digit() || !is_word(next)),
            (Some(b'.'), None) => true,
            _ => false,
        };
        if has_fraction {
            self.at += 1;
            self.skip_while(DIGITS);
        }
        if let Some(b'e' | b'E') = self.peek(0) {
            let sign = usize::from(matches!(self.peek(1), Some(b'+' | b'-')));
            let mut ahead = 1 + sign;
            while self.peek(ahead) == Some(b'_') {
                ahead += 1;
            }
            if let Some(b'0'..=b'9') = self.peek(ahead) {
                self.at += ahead;
                self.skip_while(DIGITS);
            }
        }
    }

    /// A name, a keyword, or a literal that begins with a letter.
    fn word(&mut self) -> Option<Literal<'a>> {
        let start = self.at;
        self.skip_while(WORD);
        let source = self.source;
        match (&source[start..self.at], self.peek(0)) {
            (b"b", Some(b'"')) => return self.string(Kind::ByteString),
            (b"c", Some(b'"')) => return self.string(Kind::CString),
            (b"b", Some(b'\'')) => return self.char(Kind::Byte),
            (b"r", Some(b'"' | b'#')) => return self.raw(Kind::String),
            (b"br", Some(b'"' | b'#')) => return self.raw(Kind::ByteString),
            (b"cr", Some(b'"' | b'#')) => return self.raw(Kind::CString),
            // After these begins an expression or a pattern.
            (b"break" | b"if" | b"in" | b"let" | b"match" | b"mut" | b"return" | b"while", _) => {
                self.before = Before::Other;
            }
            _ => self.before = Before::Operand,
        }
        None
    }

    /// A string that begins here.
    fn string(&mut self, kind: Kind) -> Option<Literal<'a>> {
        self.before = Before::Operand;
        let start = self.at + 1;
        let mut end = start;
        while let Some(byte) = self.source.get(end) {
            match byte {
                b'"' => return self.text(kind, start, end),
                b'\\' => end += 2,
                _ => end += 1,
            }
        }
        self.give_up();
        None
    }

    /// The literal with this body, and on behind its quote.
    fn text(&mut self, kind: Kind, start: usize, end: usize) -> Option<Literal<'a>> {
        self.at = end + 1;
        Some(Literal::Text(Text {
            kind,
            is_raw: false,
            body: &self.source[start..end],
        }))
    }

    /// A raw string whose prefix ends here, or a raw identifier.
    fn raw(&mut self, kind: Kind) -> Option<Literal<'a>> {
        self.before = Before::Operand;
        let mut hashes = 0;
        while self.peek(hashes) == Some(b'#') {
            hashes += 1;
        }
        if self.peek(hashes) != Some(b'"') {
            let is_name = hashes == 1 && self.peek(1).is_some_and(is_word);
            if is_name {
                self.at += 1;
                self.skip_while(WORD);
            }
            return None;
        }
        self.at += hashes + 1;
        let start = self.at;
        while let Some(byte) = self.peek(0) {
            let end = self.at;
            self.at += 1;
            if byte == b'"' && self.closes(hashes) {
                self.at += hashes;
                return Some(Literal::Text(Text {
                    kind,
                    is_raw: true,
                    body: &self.source[start..end],
                }));
            }
        }
        None
    }

    /// Whether so many hashes follow.
    fn closes(&self, hashes: usize) -> bool {
        for ahead in 0..hashes {
            if self.peek(ahead) != Some(b'#') {
                return false;
            }
        }
        true
    }

    fn char_or_lifetime(&mut self) -> Option<Literal<'a>> {
        if self.peek(1) != Some(b'\\') {
            let second = match self.peek(1) {
                Some(0..0x80) | None => 2,
                Some(0x80..0xe0) => 3,
                Some(0xe0..0xf0) => 4,
                Some(_) => 5,
            };
            if self.peek(second) != Some(b'\'') {
                self.at += 1;
                self.skip_while(WORD);
                self.before = Before::Other;
                return None;
            }
        }
        self.char(Kind::Char)
    }

    /// A char or byte that begins here.
    fn char(&mut self, kind: Kind) -> Option<Literal<'a>> {
        self.before = Before::Operand;
        let start = self.at + 1;
        // The first may be a quote itself, after a backslash.
        let mut end = start + 1 + usize::from(self.peek(1) == Some(b'\\'));
        while let Some(byte) = self.source.get(end) {
            if *byte == b'\'' {
                return self.text(kind, start, end);
            }
            end += 1;
        }
        self.give_up();
        None
    }
}

#[cfg(test)]
mod tests;
