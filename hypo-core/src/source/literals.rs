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
/// So many are looked at for one that is permitted.
const TRIES: usize = 4;

impl Random {
    /// An integer literal of the code under test, if it has some that are permitted.
    pub(super) fn own_integer(&mut self, constraint: &IntegerConstraint) -> Option<Int> {
        let literals = self.known.literals.clone()?;
        let constants = literals.constants();
        let all = within(constants.all().integers(), constraint);
        let compared = within(constants.compared().integers(), constraint);
        self.next_of(all, compared).copied()
    }

    /// A float literal.
    pub(super) fn own_float(&mut self, constraint: &FloatConstraint) -> Option<f64> {
        let literals = self.known.literals.clone()?;
        let constants = literals.constants();
        let own = *self.next_of(constants.all().floats(), constants.compared().floats())?;
        Some(match constraint.width() {
            Width::F64 => own,
            Width::F32 => f64::from(own as f32),
        })
    }

    /// A string literal that is permitted.
    pub(super) fn own_string(&mut self, constraint: &StringConstraint) -> Option<String> {
        let literals = self.known.literals.clone()?;
        let constants = literals.constants();
        for _ in 0..TRIES {
            let own = self.next_of(constants.all().strings(), constants.compared().strings())?;
            let is_wanted = own.chars().nth(1).is_some() || self.one_in(SINGLES);
            if is_wanted && constraint.permits(own) {
                return Some(own.clone());
            }
        }
        None
    }

    /// A byte string literal that is permitted, of itself or with something behind it.
    pub(super) fn own_bytes(&mut self, constraint: &BytesConstraint) -> Option<Vec<u8>> {
        for _ in 0..TRIES {
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
        let constants = literals.constants();
        for _ in 0..TRIES {
            let own = self.next_of(constants.all().bytes(), constants.compared().bytes())?;
            if own.len() > 1 || self.one_in(SINGLES) {
                return Some(own.clone());
            }
        }
        None
    }

    /// The literal whose turn it is: one of all, or, where they are many, mostly one that the code compares with.
    fn next_of<'a, T>(&mut self, all: &'a [T], compared: &'a [T]) -> Option<&'a T> {
        let turn = self.known.turn;
        self.known.turn = turn.wrapping_add(1);
        let are_few = all.len() <= 2 * compared.len();
        if all.is_empty() {
            None
        } else if compared.is_empty() || are_few {
            Some(&all[turn % all.len()])
        } else if turn % 3 == 0 {
            Some(&all[turn / 3 % all.len()])
        } else {
            // Those that are left of the turns, counted.
            Some(&compared[(turn - turn / 3 - 1) % compared.len()])
        }
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
}

/// The part of a list in ascending order that a constraint permits.
fn within<'a>(all: &'a [Int], constraint: &IntegerConstraint) -> &'a [Int] {
    let first = all.partition_point(|n| *n < constraint.min());
    let last = all.partition_point(|n| *n <= constraint.max());
    &all[first..last]
}
