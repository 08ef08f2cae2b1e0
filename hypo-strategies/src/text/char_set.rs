//! What an alphabet can be given as.

use std::ops::{Bound, Range, RangeBounds, RangeFrom, RangeInclusive, RangeTo, RangeToInclusive};

use hypo_core::choice::Alphabet;
use hypo_core::misuse;

use crate::ranges::empty;

/// A set of characters: a range of `char`, the characters of a string, a [`Category`](crate::Category), or several of these in an
/// array or a tuple.
///
/// ```
/// use hypo_strategies::{Strategy, text};
///
/// # hypo_strategies::for_each_case(|case| {
/// let hex = text().alphabet("0123456789abcdef").draw(case);
/// assert!(hex.chars().all(|c| c.is_ascii_hexdigit()));
/// let word = text().alphabet(('a'..='z', '0'..='9', "_-")).draw(case);
/// assert!(!word.contains('A'));
/// # });
/// ```
///
/// The order in which characters are given means nothing: `'0'` to `'Z'` are
/// always the simplest, then what lies below `'0'`, nearest first, then what
/// lies above `'Z'`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a set of characters",
    label = "cannot be an alphabet",
    note = "give a range of `char` (`'a'..='z'`), a string (`\"abc\"`), a category (`Category::Alphabetic`), or several of these as an array or a tuple"
)]
pub trait CharSet {
    /// Adds the characters to `ranges`, ends included.
    #[doc(hidden)]
    fn add_to(&self, ranges: &mut Vec<(char, char)>);
}

/// The set as the engine knows it; `None` if it is empty.
#[track_caller]
pub(crate) fn known(set: &impl CharSet) -> Option<Alphabet> {
    let mut ranges = Vec::new();
    set.add_to(&mut ranges);
    Alphabet::from_ranges(ranges)
}

/// The set as something is drawn from it: an empty one is an error.
#[track_caller]
pub(crate) fn alphabet(set: &impl CharSet) -> Alphabet {
    known(set).unwrap_or_else(|| {
        misuse("the alphabet has no characters; give at least one, as in .alphabet(\"abc\")")
    })
}

/// The first and the last character of a range; `None` if there are none.
pub(crate) fn ends(range: &impl RangeBounds<char>) -> Option<(char, char)> {
    let first = match range.start_bound() {
        Bound::Included(first) => *first,
        Bound::Excluded(before) => (*before..=char::MAX).nth(1)?,
        Bound::Unbounded => char::MIN,
    };
    let last = match range.end_bound() {
        Bound::Included(last) => *last,
        Bound::Excluded(after) => (char::MIN..*after).next_back()?,
        Bound::Unbounded => char::MAX,
    };
    (first <= last).then_some((first, last))
}

macro_rules! range {
    ($($range:ident)*) => {$(
        impl CharSet for $range<char> {
            fn add_to(&self, ranges: &mut Vec<(char, char)>) {
                ranges.push(ends(self).unwrap_or_else(|| misuse(&empty(self))));
            }
        }
    )*};
}
range!(Range RangeInclusive RangeFrom RangeTo RangeToInclusive);

impl CharSet for char {
    fn add_to(&self, ranges: &mut Vec<(char, char)>) {
        ranges.push((*self, *self));
    }
}

impl CharSet for str {
    fn add_to(&self, ranges: &mut Vec<(char, char)>) {
        ranges.extend(self.chars().map(|c| (c, c)));
    }
}

impl CharSet for String {
    fn add_to(&self, ranges: &mut Vec<(char, char)>) {
        self.as_str().add_to(ranges);
    }
}

impl<C: CharSet> CharSet for [C] {
    fn add_to(&self, ranges: &mut Vec<(char, char)>) {
        for set in self {
            set.add_to(ranges);
        }
    }
}

impl<C: CharSet, const N: usize> CharSet for [C; N] {
    fn add_to(&self, ranges: &mut Vec<(char, char)>) {
        self.as_slice().add_to(ranges);
    }
}

impl<C: CharSet> CharSet for Vec<C> {
    fn add_to(&self, ranges: &mut Vec<(char, char)>) {
        self.as_slice().add_to(ranges);
    }
}

impl<C: CharSet + ?Sized> CharSet for &C {
    fn add_to(&self, ranges: &mut Vec<(char, char)>) {
        (**self).add_to(ranges);
    }
}

macro_rules! tuple {
    ($($type:ident $index:tt)*) => {
        impl<$($type: CharSet),*> CharSet for ($($type,)*) {
            fn add_to(&self, ranges: &mut Vec<(char, char)>) {
                $(self.$index.add_to(ranges);)*
            }
        }
    };
}
for_each_tuple!(tuple);
