//! Text: one string choice.

use hypo_core::TestCase;
use hypo_core::choice::{Constraint, Size, StringConstraint, Value};

use super::char_set::CharSet;
use super::selection::Selection;
use crate::size::{self, size_methods};
use crate::source::{NoSource, SourceText, ToSource};
use crate::{Arbitrary, Combinators, Inverse, Strategy};

/// Longer text has to be made in the property, from shorter text.
const MOST_CHARACTERS: usize = 1 << 20;

/// Draws text, of any characters and length unless told otherwise.
///
/// ```
/// use hypo_strategies::{Strategy, text};
///
/// # hypo_strategies::for_each_case(|case| {
/// let name = text().alphabet(('a'..='z', "-")).size(1..=30).draw(case);
/// assert!(!name.is_empty() && name.len() <= 30);
/// # });
/// ```
///
/// Sizes are counted in characters. Half a dozen is usual, hundreds are rare
/// where the size has no limit, and now and then it is text on which code is
/// known to break, as far as the alphabet has it.
///
/// The simplest value is the empty text, or as many of the alphabet's simplest
/// character as there must be (`"000"`); shorter text is simpler, then that
/// whose characters come first in the order of [`chars`](crate::chars).
pub fn text() -> Text {
    Text::of(Selection::all(), size::any())
}

/// Draws text; made by [`text`].
#[derive(Clone, Debug)]
#[must_use = "a strategy does nothing until something is drawn from it"]
pub struct Text {
    characters: Selection,
    text: StringConstraint,
}

impl Text {
    /// Draws text of these characters: a range, a string, a [`Category`](crate::Category), or several of these in an
    /// array or a tuple.
    ///
    /// A set without characters is an error.
    #[track_caller]
    pub fn alphabet(self, set: impl CharSet) -> Text {
        let size = self.sized();
        Text::of(self.characters.given(&set), size)
    }

    /// Draws text without these characters, whatever the alphabet.
    ///
    /// ```
    /// use hypo_strategies::{Strategy, text};
    ///
    /// # hypo_strategies::for_each_case(|case| {
    /// let field = text().excluding(",\"\n").draw(case);
    /// assert!(!field.contains(','));
    /// # });
    /// ```
    ///
    /// Several calls exclude what each of them names. It is an error if nothing is left. Characters
    /// that the alphabet has not may be excluded: what is asked for holds then, and so one set of reserved
    /// characters can be excluded from alphabets of every kind.
    #[track_caller]
    pub fn excluding(self, set: impl CharSet) -> Text {
        let size = self.sized();
        Text::of(self.characters.excluding(&set), size)
    }

    size_methods!("characters");

    fn sized(&self) -> Size {
        self.text.size()
    }

    #[track_caller]
    fn resized(self, size: Size) -> Text {
        size::bounded(size, MOST_CHARACTERS, "characters");
        Text::of(self.characters, size)
    }

    /// Says by which choice it would draw this text.
    pub(crate) fn invert_str(&self, text: &str, choices: &mut Inverse) -> Option<()> {
        choices.string(&self.text, text)
    }

    fn of(characters: Selection, size: Size) -> Text {
        Text {
            text: StringConstraint::new(characters.left().clone(), size),
            characters,
        }
    }
}

impl Strategy for Text {
    type Value = String;

    fn draw(&self, case: &TestCase) -> String {
        case.draw_string(&self.text)
    }

    fn draw_part(&self, case: &TestCase) -> String {
        self.draw(case)
    }

    fn invert(&self, value: &String, choices: &mut Inverse) -> Option<()> {
        self.invert_str(value, choices)
    }

    fn distinct(&self) -> Option<u128> {
        self.text.count()
    }

    fn value_at(&self, place: u128) -> Option<String> {
        match Constraint::String(self.text.clone()).at(place)? {
            Value::String(value) => Some(value),
            _ => None,
        }
    }

    fn write_source(&self, value: &String, out: &mut SourceText) -> Result<(), NoSource> {
        value.to_source(out)
    }
}

impl Combinators for Text {}

/// Any text; the simplest is empty.
impl Arbitrary for String {
    type Strategy = Text;

    fn arbitrary() -> Text {
        text()
    }
}
