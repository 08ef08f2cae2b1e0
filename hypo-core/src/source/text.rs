//! Random text and bytes: mostly ordinary, of few different characters, or in a script that code trips over.

use super::mode::{Numbers, Script};
use super::notorious;
use super::random::Random;
use crate::choice::{Alphabet, BytesConstraint, StringConstraint};

/// The characters that code expects, in simplest-first order, end about here: Latin-1.
const COMMON_CHARS: usize = 256;

impl Random {
    pub(super) fn string(&mut self, constraint: &StringConstraint) -> String {
        let text = self.some_string(constraint);
        self.measure(text.chars().count());
        if self.one_in(2) {
            self.measure(text.len());
        }
        text
    }

    fn some_string(&mut self, constraint: &StringConstraint) -> String {
        if self.is_literal() {
            if let Some(literal) = self.literal_string(constraint) {
                return literal;
            }
        }
        let alphabet = constraint.alphabet();
        let size = self.length(constraint.size());
        let mut text = String::new();
        // Of few characters text repeats itself, and rare ones come in numbers.
        if self.one_in(4) {
            let mut few = Vec::new();
            for _ in 0..self.below(3) + 1 {
                few.push(self.char(alphabet));
            }
            for _ in 0..size {
                text.push(*self.pick(&few));
            }
        } else {
            for _ in 0..size {
                text.push(self.char(alphabet));
            }
        }
        text
    }

    /// Whether text or bytes are to be a literal.
    fn is_literal(&mut self) -> bool {
        match self.mode.numbers {
            Numbers::Literal => !self.one_in(8),
            _ => self.one_in(16),
        }
    }

    fn literal_string(&mut self, constraint: &StringConstraint) -> Option<String> {
        if self.prefers_own() {
            let own = self.own_string(constraint);
            if own.is_some() {
                return own;
            }
        }
        let constant = *self.pick(&notorious::STRINGS);
        constraint.permits(constant).then(|| constant.to_owned())
    }

    pub(super) fn char(&mut self, alphabet: &Alphabet) -> char {
        let rare = self.below(20);
        let script = match self.mode.script {
            Script::Odd(script) if rare < 10 => Some(script),
            // Whatever the script, now and then a character of another one.
            _ if rare == 19 => Some(self.below(notorious::SCRIPTS.len() as u128) as usize),
            _ => None,
        };
        if let Some(script) = script {
            let odd = *self.pick(notorious::SCRIPTS[script]);
            if alphabet.contains(odd) {
                return odd;
            }
        }
        let len = alphabet.len();
        let rank = if len > COMMON_CHARS && rare >= 16 {
            COMMON_CHARS + self.below((len - COMMON_CHARS) as u128) as usize
        } else {
            self.below(len.min(COMMON_CHARS) as u128) as usize
        };
        alphabet.at(rank)
    }

    pub(super) fn bytes(&mut self, constraint: &BytesConstraint) -> Vec<u8> {
        if self.is_literal() {
            if let Some(own) = self.own_bytes(constraint) {
                self.measure(own.len());
                return own;
            }
        }
        let size = self.length(constraint.size());
        self.measure(size);
        let mut bytes = Vec::with_capacity(size);
        let few = self.one_in(4);
        let some = self.bits().to_le_bytes();
        for _ in 0..size {
            let byte = self.bits() as u8;
            bytes.push(if few {
                some[usize::from(byte % 3)]
            } else {
                byte
            });
        }
        bytes
    }
}
