//! Drawing the literals of the code under test.
//!
//! What the code compares with stands in it. Literals are drawn in turn rather
//! than at random, in the test cases whose [mode](super::mode) prefers them: so
//! a run of a hundred test cases meets each of a dozen.

use super::mode::Numbers;
use super::random::Random;
use crate::choice::{
    BytesConstraint, FloatConstraint, Int, IntegerConstraint, StringConstraint, Width,
};

/// Of so many chars and single bytes that come up only one is drawn: they are met without.
const SINGLES: u64 = 4;

impl Random {
    /// An integer literal of the code under test, if it has some that are permitted.
    pub(super) fn own_integer(&mut self, constraint: &IntegerConstraint) -> Option<Int> {
        let literals = self.known.literals.clone()?;
        let all = literals.constants().integers();
        let first = all.partition_point(|n| *n < constraint.min());
        let last = all.partition_point(|n| *n <= constraint.max());
        let turn = self.next_of(last - first)?;
        Some(all[first + turn])
    }

    /// A float literal.
    pub(super) fn own_float(&mut self, constraint: &FloatConstraint) -> Option<f64> {
        let literals = self.known.literals.clone()?;
        let all = literals.constants().floats();
        let own = all[self.next_of(all.len())?];
        Some(match constraint.width() {
            Width::F64 => own,
            Width::F32 => f64::from(own as f32),
        })
    }

    /// A string literal that is permitted.
    pub(super) fn own_string(&mut self, constraint: &StringConstraint) -> Option<String> {
        let literals = self.known.literals.clone()?;
        let all = literals.constants().strings();
        for _ in 0..4 {
            let own = &all[self.next_of(all.len())?];
            let is_wanted = own.chars().nth(1).is_some() || self.one_in(SINGLES);
            if is_wanted && constraint.permits(own) {
                return Some(own.clone());
            }
        }
        None
    }

    /// A byte string literal that is permitted, of itself or with something behind it.
    pub(super) fn own_bytes(&mut self, constraint: &BytesConstraint) -> Option<Vec<u8>> {
        for _ in 0..4 {
            let mut own = self.any_own_bytes()?;
            if self.one_in(2) {
                own.push(self.bits() as u8);
            }
            if constraint.permits(&own) {
                return Some(own);
            }
        }
        None
    }

    fn any_own_bytes(&mut self) -> Option<Vec<u8>> {
        let literals = self.known.literals.clone()?;
        let all = literals.constants().bytes();
        for _ in 0..4 {
            let own = &all[self.next_of(all.len())?];
            if own.len() > 1 || self.one_in(SINGLES) {
                return Some(own.clone());
            }
        }
        None
    }

    /// The next byte of a byte string literal, for a collection of bytes that are drawn one by one.
    pub(super) fn own_byte(&mut self) -> Option<u8> {
        let prefers = matches!(self.mode.numbers, Numbers::Literal);
        if self.known.phrase.is_empty() && prefers && !self.known.spoken {
            self.known.spoken = true;
            if !self.one_in(4) {
                self.known.phrase = self.any_own_bytes()?;
                self.known.phrase.reverse();
            }
        }
        self.known.phrase.pop()
    }

    /// Forgets the byte string literal that is being drawn: another collection begins.
    pub(super) fn end_phrase(&mut self) {
        self.known.phrase.clear();
    }

    /// Whether a collection goes on for a byte string literal: as long as each element takes a byte of it.
    pub(super) fn phrase_goes_on(&mut self) -> bool {
        let left = self.known.phrase.len();
        if left > 0 && left == self.known.left {
            self.end_phrase();
        }
        self.known.left = self.known.phrase.len();
        self.is_in_phrase()
    }

    /// Whether a byte string literal has more bytes to be drawn.
    pub(super) fn is_in_phrase(&self) -> bool {
        !self.known.phrase.is_empty()
    }

    fn next_of(&mut self, count: usize) -> Option<usize> {
        if count == 0 {
            return None;
        }
        let turn = self.known.turn % count;
        self.known.turn = self.known.turn.wrapping_add(1);
        Some(turn)
    }
}
