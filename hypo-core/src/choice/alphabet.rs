//! The characters that text may have, in the order in which they read as simple.
//!
//! `0` to `Z` come first, then what lies below `0` from nearest to farthest,
//! then everything above `Z`: the digits and capitals that people read at a
//! glance before space, control characters, and the rest of Unicode.

use std::sync::{Arc, OnceLock};

use crate::sorting::sort_by;

/// A set of characters, at least one, cheap to clone.
#[derive(Clone, Debug)]
pub struct Alphabet(Arc<Intervals>);

#[derive(Debug, PartialEq, Eq)]
struct Intervals {
    /// Inclusive, ascending, apart from each other, without surrogates.
    ranges: Vec<(u32, u32)>,
    /// How many characters stand before each range.
    before: Vec<usize>,
    len: usize,
    /// The positions of the first character from `0` on, and of the first past `Z`.
    zero: usize,
    past_z: usize,
}

const SURROGATES: (u32, u32) = (0xD800, 0xDFFF);

impl Alphabet {
    /// Every character, from NUL to U+10FFFF.
    pub fn all() -> Alphabet {
        static ALL: OnceLock<Alphabet> = OnceLock::new();
        let all = ALL.get_or_init(|| {
            Alphabet::of_pieces(&[
                (0, SURROGATES.0 - 1),
                (SURROGATES.1 + 1, u32::from(char::MAX)),
            ])
        });
        all.clone()
    }

    /// The characters of these inclusive ranges, which may overlap; `None` if there are none.
    pub fn from_ranges(ranges: impl IntoIterator<Item = (char, char)>) -> Option<Alphabet> {
        let mut pieces: Vec<(u32, u32)> = Vec::new();
        for (first, last) in ranges {
            let (first, last) = (u32::from(first), u32::from(last));
            let below = (first, last.min(SURROGATES.0 - 1));
            let above = (first.max(SURROGATES.1 + 1), last);
            for piece in &[below, above] {
                if piece.0 <= piece.1 {
                    pieces.push(*piece);
                }
            }
        }
        if pieces.is_empty() {
            return None;
        }
        sort_by(&mut pieces, Ord::cmp);
        Some(Alphabet::of_pieces(&pieces))
    }

    /// That of these inclusive ranges, which begin one after the other and hold no surrogates.
    fn of_pieces(pieces: &[(u32, u32)]) -> Alphabet {
        let mut ranges: Vec<(u32, u32)> = Vec::new();
        for (first, last) in pieces {
            match ranges.last_mut() {
                Some(previous) if *first <= previous.1 + 1 => previous.1 = previous.1.max(*last),
                _ => ranges.push((*first, *last)),
            }
        }
        let mut before = Vec::with_capacity(ranges.len());
        let mut len = 0;
        for (first, last) in &ranges {
            before.push(len);
            len += (last - first + 1) as usize;
        }
        let mut intervals = Intervals {
            ranges,
            before,
            len,
            zero: 0,
            past_z: 0,
        };
        intervals.zero = intervals.count_below('0');
        intervals.past_z = intervals.count_below('[');
        Alphabet(Arc::new(intervals))
    }

    /// These characters; `None` if there are none.
    pub fn from_chars(chars: impl IntoIterator<Item = char>) -> Option<Alphabet> {
        Alphabet::from_ranges(chars.into_iter().map(|c| (c, c)))
    }

    /// The characters as inclusive ranges, ascending and apart from each other.
    pub fn ranges(&self) -> impl Iterator<Item = (char, char)> + '_ {
        self.0
            .ranges
            .iter()
            .map(|(first, last)| (character(*first), character(*last)))
    }

    /// The characters that `other` has too; `None` if there are none.
    pub fn within(&self, other: &Alphabet) -> Option<Alphabet> {
        Alphabet::of_common(&self.0.ranges, &other.0.ranges)
    }

    /// The characters that `other` has not; `None` if there are none.
    pub fn without(&self, other: &Alphabet) -> Option<Alphabet> {
        let mut gaps = Vec::with_capacity(other.0.ranges.len() + 1);
        let mut from = 0;
        for (first, last) in &other.0.ranges {
            if from < *first {
                gaps.push((from, first - 1));
            }
            from = last + 1;
        }
        gaps.push((from, u32::MAX));
        Alphabet::of_common(&self.0.ranges, &gaps)
    }

    /// What two lists of ranges, both ascending and the first without surrogates, have in common.
    fn of_common(ours: &[(u32, u32)], theirs: &[(u32, u32)]) -> Option<Alphabet> {
        let mut pieces = Vec::new();
        let (mut our, mut their) = (0, 0);
        while our < ours.len() && their < theirs.len() {
            let first = ours[our].0.max(theirs[their].0);
            let last = ours[our].1.min(theirs[their].1);
            if first <= last {
                pieces.push((first, last));
            }
            // What ends first has nothing more to meet.
            if ours[our].1 <= last {
                our += 1;
            } else {
                their += 1;
            }
        }
        (!pieces.is_empty()).then(|| Alphabet::of_pieces(&pieces))
    }

    /// How many characters there are.
    #[allow(clippy::len_without_is_empty, reason = "an alphabet is never empty")]
    pub fn len(&self) -> usize {
        self.0.len
    }

    /// Whether `c` is one of them.
    pub fn contains(&self, c: char) -> bool {
        self.0.range_of(u32::from(c)).is_some()
    }

    /// The simplest of the characters.
    pub fn simplest(&self) -> char {
        self.at(0)
    }

    /// The place of `c` in the simplest-first order, or `None` if it is not in the alphabet.
    pub fn rank(&self, c: char) -> Option<usize> {
        let Intervals { zero, past_z, .. } = *self.0;
        let position = self.0.position(c)?;
        Some(if position >= past_z {
            position
        } else if position >= zero {
            position - zero
        } else {
            past_z - 1 - position
        })
    }

    /// The character at this place of the simplest-first order.
    ///
    /// # Panics
    ///
    /// If `rank` is not below [`len`](Alphabet::len).
    pub fn at(&self, rank: usize) -> char {
        let Intervals { zero, past_z, .. } = *self.0;
        let position = if rank >= past_z {
            rank
        } else if rank < past_z - zero {
            rank + zero
        } else {
            past_z - 1 - rank
        };
        self.0.at(position)
    }
}

impl PartialEq for Alphabet {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0) || self.0 == other.0
    }
}

impl Eq for Alphabet {}

impl Intervals {
    fn range_of(&self, code: u32) -> Option<usize> {
        let behind = self.ranges.partition_point(|(first, _)| *first <= code);
        let index = behind.checked_sub(1)?;
        (code <= self.ranges[index].1).then_some(index)
    }

    fn position(&self, c: char) -> Option<usize> {
        let code = u32::from(c);
        let index = self.range_of(code)?;
        Some(self.before[index] + (code - self.ranges[index].0) as usize)
    }

    fn at(&self, position: usize) -> char {
        assert!(
            position < self.len,
            "no character at {position} of {}",
            self.len
        );
        let behind = self.before.partition_point(|before| *before <= position);
        let index = behind - 1;
        let code = self.ranges[index].0 + (position - self.before[index]) as u32;
        character(code)
    }

    fn count_below(&self, c: char) -> usize {
        let code = u32::from(c);
        let mut count = 0;
        for (first, last) in &self.ranges {
            count += code.min(last + 1).saturating_sub(*first) as usize;
        }
        count
    }
}

fn character(code: u32) -> char {
    match char::from_u32(code) {
        Some(c) => c,
        None => unreachable!("alphabets hold no surrogates"),
    }
}
