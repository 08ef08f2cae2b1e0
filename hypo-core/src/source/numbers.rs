//! Random integers: ends, small ones, every number of bits, and literals.

use super::mode::Numbers;
use super::notorious;
use super::random::Random;
use crate::choice::{Int, IntegerConstraint};

/// A range of so many integers is small enough to be drawn from evenly.
const NARROW: u128 = 256;
/// The span of bytes.
const BYTE: u128 = u8::MAX as u128;
/// So few are mostly alternatives, each of which is as good as the others.
pub(super) const TINY: u128 = 8;
/// A small number is no more than this away from the simplest.
const SMALL: u128 = 7;
/// Numbers beyond this are rare in code, and so in what is drawn where they are permitted.
const WIDE: u128 = u64::MAX as u128;
/// A range that a person wrote is meant as a whole; that of a type is mostly noise.
const WRITTEN: u128 = 1 << 31;

impl Random {
    pub(super) fn integer(&mut self, constraint: &IntegerConstraint) -> Int {
        let span = constraint.span();
        if span == BYTE {
            if let Some(byte) = self.own_byte() {
                if constraint.permits(byte.into()) {
                    return byte.into();
                }
            }
        }
        if span < TINY {
            return at_offset(constraint, self.below(span + 1));
        }
        if let Some(index) = self.pointing(constraint) {
            return index;
        }
        let numbers = self.mode.numbers;
        match numbers {
            // So few numbers are all small, and bytes are mostly no numbers.
            Numbers::Small if span >= SMALL && self.small_is_meant(span) => {
                if self.one_in(8) {
                    self.near_end(constraint)
                } else {
                    self.near_simplest(constraint)
                }
            }
            Numbers::Edges if !self.one_in(4) => self.at_edge(constraint),
            Numbers::Broad if span >= NARROW => self.of_any_magnitude(constraint),
            Numbers::Literal if span >= NARROW => self.literal_integer(constraint),
            _ => self.usual_integer(constraint),
        }
    }

    fn small_is_meant(&mut self, span: u128) -> bool {
        if span == BYTE {
            self.one_in(4)
        } else {
            !self.one_in(16)
        }
    }

    /// Whether a literal is to be one of the code under test.
    pub(super) fn prefers_own(&mut self) -> bool {
        match self.mode.numbers {
            Numbers::Literal => !self.one_in(8),
            _ => !self.one_in(4),
        }
    }

    fn usual_integer(&mut self, constraint: &IntegerConstraint) -> Int {
        let span = constraint.span();
        if span < NARROW {
            return match self.below(16) {
                0 => self.near_end(constraint),
                _ => at_offset(constraint, self.below(span + 1)),
            };
        }
        match self.below(32) {
            0 | 1 => self.near_end(constraint),
            2 | 3 => self.literal_integer(constraint),
            4 | 5 => self.near_simplest(constraint),
            6..=15 if span < WRITTEN => at_offset(constraint, self.below(span + 1)),
            6 | 7 if span <= WIDE || self.one_in(4) => at_offset(constraint, self.evenly(span)),
            _ => self.of_any_magnitude(constraint),
        }
    }

    /// An end of the range, or about the middle of what is special: the simplest and its neighbours.
    fn at_edge(&mut self, constraint: &IntegerConstraint) -> Int {
        if self.one_in(5) {
            let place = self.evenly(constraint.span().min(3));
            return constraint.at(place).unwrap_or(constraint.simplest());
        }
        self.near_end(constraint)
    }

    fn near_end(&mut self, constraint: &IntegerConstraint) -> Int {
        let from_end = match self.below(6) {
            0 => 1,
            1 => self.below(4),
            _ => 0,
        };
        let from_end = from_end.min(constraint.span());
        let offset = if self.one_in(2) {
            from_end
        } else {
            constraint.span() - from_end
        };
        at_offset(constraint, offset)
    }

    fn near_simplest(&mut self, constraint: &IntegerConstraint) -> Int {
        self.away_from_simplest(constraint, SMALL)
    }

    /// Every distance from the simplest value gets its share, by number of bits.
    fn of_any_magnitude(&mut self, constraint: &IntegerConstraint) -> Int {
        self.away_from_simplest(constraint, u128::MAX)
    }

    fn away_from_simplest(&mut self, constraint: &IntegerConstraint, farthest: u128) -> Int {
        let simplest = constraint.simplest();
        let room_above = simplest.distance(constraint.max());
        let room_below = simplest.distance(constraint.min());
        let up = room_below == 0 || room_above > 0 && self.one_in(2);
        let room = if up { room_above } else { room_below };
        let distance = self.of_any_bits(room.min(farthest));
        let moved = if up {
            simplest.checked_add(distance)
        } else {
            simplest.checked_sub(distance)
        };
        moved.unwrap_or(simplest)
    }

    /// One of the code under test, or else one at which code tends to break.
    fn literal_integer(&mut self, constraint: &IntegerConstraint) -> Int {
        if self.prefers_own() {
            if let Some(own) = self.own_integer(constraint) {
                return own;
            }
        }
        match notorious::integers_within(constraint) {
            [] => self.of_any_magnitude(constraint),
            table => {
                let literal = *self.pick(table);
                if literal.magnitude() <= WIDE || self.one_in(8) {
                    literal
                } else {
                    self.of_any_magnitude(constraint)
                }
            }
        }
    }
}

fn at_offset(constraint: &IntegerConstraint, offset: u128) -> Int {
    match constraint.min().checked_add(offset) {
        Some(value) if constraint.permits(value) => value,
        _ => constraint.max(),
    }
}
