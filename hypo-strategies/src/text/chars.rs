//! Characters: one integer choice each, the place in the alphabet's simplest-first order.

use std::ops::RangeBounds;

use hypo_core::choice::{Alphabet, Int, IntegerConstraint};
use hypo_core::{TestCase, misuse};

use super::char_set::{self, CharSet};
use super::selection::Selection;
use crate::ranges::empty;
use crate::source::{NoSource, SourceText, ToSource};
use crate::{Arbitrary, Combinators, InRange, Inverse, Strategy};

/// Draws characters, from all of Unicode unless an alphabet is given.
///
/// ```
/// use hypo_strategies::{Strategy, chars};
///
/// # hypo_strategies::for_each_case(|case| {
/// let vowel = chars().alphabet("aeiou").draw(case);
/// assert!(matches!(vowel, 'a' | 'e' | 'i' | 'o' | 'u'));
/// # });
/// ```
///
/// The simplest value is `'0'`, then the characters up to `'Z'`, those below
/// `'0'` from the nearest down, and those above `'Z'`; of an alphabet, whatever
/// it has in this order.
pub fn chars() -> Chars {
    Chars::of(Selection::all())
}

/// Draws characters; made by [`chars`].
#[derive(Clone, Debug)]
#[must_use = "a strategy does nothing until something is drawn from it"]
pub struct Chars {
    characters: Selection,
    place: IntegerConstraint,
}

impl Chars {
    /// Draws from these characters: a range, a string, a [`Category`](crate::Category), or several of these in an
    /// array or a tuple.
    ///
    /// A set without characters is an error.
    #[track_caller]
    pub fn alphabet(self, set: impl CharSet) -> Chars {
        Chars::of(self.characters.given(&set))
    }

    /// Draws none of these characters, whatever the alphabet.
    ///
    /// ```
    /// use hypo_strategies::{Strategy, chars};
    ///
    /// # hypo_strategies::for_each_case(|case| {
    /// let consonant = chars().alphabet('a'..='z').excluding("aeiou").draw(case);
    /// assert!(!"aeiou".contains(consonant));
    /// # });
    /// ```
    ///
    /// Several calls exclude what each of them names. It is an error if nothing is left. Characters
    /// that the alphabet has not may be excluded: what is asked for holds then, and so one set of reserved
    /// characters can be excluded from alphabets of every kind.
    #[track_caller]
    pub fn excluding(self, set: impl CharSet) -> Chars {
        Chars::of(self.characters.excluding(&set))
    }

    /// Draws from these characters.
    #[cfg(feature = "regex")]
    pub(crate) fn of_alphabet(alphabet: Alphabet) -> Chars {
        Chars::of(Selection::of_alphabet(alphabet))
    }

    fn of(characters: Selection) -> Chars {
        Chars {
            place: places(characters.left()),
            characters,
        }
    }
}

impl Strategy for Chars {
    type Value = char;

    fn draw(&self, case: &TestCase) -> char {
        draw(self.characters.left(), &self.place, case)
    }

    fn draw_part(&self, case: &TestCase) -> char {
        self.draw(case)
    }

    fn invert(&self, value: &char, choices: &mut Inverse) -> Option<()> {
        invert(self.characters.left(), *value, choices)
    }

    fn distinct(&self) -> Option<u128> {
        Some(self.characters.left().len() as u128)
    }

    fn value_at(&self, place: u128) -> Option<char> {
        at(self.characters.left(), place)
    }

    fn write_source(&self, value: &char, out: &mut SourceText) -> Result<(), NoSource> {
        value.to_source(out)
    }
}

impl Combinators for Chars {}

impl InRange for char {
    fn draw_in(range: &impl RangeBounds<char>, case: &TestCase) -> char {
        let alphabet = within(range).unwrap_or_else(|| misuse(&empty(range)));
        draw(&alphabet, &places(&alphabet), case)
    }

    fn invert_in(
        range: &impl RangeBounds<char>,
        value: &char,
        choices: &mut Inverse,
    ) -> Option<()> {
        invert(&within(range)?, *value, choices)
    }

    fn count_in(range: &impl RangeBounds<char>) -> Option<u128> {
        within(range).map(|alphabet| alphabet.len() as u128)
    }

    fn value_in(range: &impl RangeBounds<char>, place: u128) -> Option<char> {
        at(&within(range)?, place)
    }
}

/// Every character; the simplest is `'0'`.
impl Arbitrary for char {
    type Strategy = Chars;

    fn arbitrary() -> Chars {
        chars()
    }
}

fn within(range: &impl RangeBounds<char>) -> Option<Alphabet> {
    Alphabet::from_ranges([char_set::ends(range)?])
}

fn places(alphabet: &Alphabet) -> IntegerConstraint {
    let last = Int::from(alphabet.len() - 1);
    IntegerConstraint::new(Int::ZERO, last, Int::ZERO).expect("an alphabet is never empty")
}

fn at(alphabet: &Alphabet, place: u128) -> Option<char> {
    let place = usize::try_from(place).ok()?;
    (place < alphabet.len()).then(|| alphabet.at(place))
}

fn draw(alphabet: &Alphabet, places: &IntegerConstraint, case: &TestCase) -> char {
    alphabet.at(case.draw_integer(places).magnitude() as usize)
}

fn invert(alphabet: &Alphabet, value: char, choices: &mut Inverse) -> Option<()> {
    let place = Int::from(alphabet.rank(value)?);
    choices.integer(&places(alphabet), place)
}
