//! How long collections and text get, and numbers that point into them.
//!
//! A collection asks before each element whether to go on. A random source
//! answers by a length that it has in mind, for "mostly a handful, sometimes
//! hundreds" cannot be said with one probability of going on. Only the answers
//! are recorded. Lengths that have come about are remembered: an index just
//! inside or just past something is where bugs are.

use super::measured::Length;
use super::mode::Lengths;
use super::random::Random;
use crate::choice::{Int, IntegerConstraint, Size};

/// Where sizes are open above, a collection gets this many more items than it must have, on average.
const AVERAGE_EXTRA: u64 = 5;
/// Collections with this much room have a top end that is worth reaching.
const REACHABLE: usize = 64;
/// Long collections may have so many elements in one test case, all together, before others are long too.
const LONG_IN_ALL: usize = 300;

impl Random {
    /// Whether a collection that has so many elements goes on.
    pub(super) fn goes_on(&mut self, length: &mut Length, kept: usize, size: Size) -> bool {
        let wanted = match length.0 {
            Some(wanted) => wanted,
            None => {
                self.end_phrase();
                let wanted = self.length(size).max(kept);
                self.measure(wanted);
                length.0 = Some(wanted);
                wanted
            }
        };
        kept < wanted || self.phrase_goes_on()
    }

    /// A length of this size.
    pub(super) fn length(&mut self, size: Size) -> usize {
        let room = size.max() - size.min();
        if room == 0 {
            return size.min();
        }
        let lengths = self.mode.lengths;
        let extra = match lengths {
            Lengths::Many if self.measured.long < LONG_IN_ALL => self.many(room),
            Lengths::Edges if self.one_in(2) => self.end(room),
            Lengths::Few => self.geometric(1, room),
            Lengths::Short => self.geometric(3, room),
            _ => self.geometric(AVERAGE_EXTRA.max(size.min() as u64), room),
        };
        size.min() + extra
    }

    /// From two dozen to hundreds, the more the rarer.
    fn many(&mut self, room: usize) -> usize {
        let scale = 24usize << self.below(4).min(self.below(4)).min(self.below(4));
        let many = (scale + self.below(scale as u128) as usize).min(room);
        self.measured.long += many;
        many
    }

    fn end(&mut self, room: usize) -> usize {
        match self.below(3) {
            0 => 0,
            1 => 1,
            _ if room <= REACHABLE => room,
            _ => self.geometric(AVERAGE_EXTRA, room),
        }
    }

    /// So many on average, and each further one as likely as the one before.
    ///
    /// Where there is no room for that, every length is as likely.
    fn geometric(&mut self, average: u64, room: usize) -> usize {
        if room as u128 <= 2 * u128::from(average) {
            return self.below(room as u128 + 1) as usize;
        }
        let mut extra = 0;
        while extra < room && !self.one_in(average + 1) {
            extra += 1;
        }
        extra
    }

    /// Remembers a length.
    pub(super) fn measure(&mut self, length: usize) {
        let place = self.measured.count % self.measured.lengths.len();
        self.measured.lengths[place] = length;
        self.measured.count += 1;
    }

    /// A number that could be an index into what was drawn before: an end of it, or just past one.
    pub(super) fn pointing(&mut self, constraint: &IntegerConstraint) -> Option<Int> {
        let known = self.measured.count.min(self.measured.lengths.len());
        if known == 0 || !self.one_in(8) {
            return None;
        }
        let length = self.measured.lengths[self.below(known as u128) as usize];
        let index = match self.below(3) {
            0 => length.saturating_sub(1),
            1 => length.saturating_add(1),
            _ => length,
        };
        Some(Int::from(index)).filter(|index| constraint.permits(*index))
    }
}
