//! What a test case says about itself, for somebody who reads it.

use std::ops::Range;

use super::{Part, Traced, Whole};

/// A drawn argument of the property, ready to be printed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Argument {
    /// The parameter's name; empty where it is a pattern.
    pub name: String,
    /// The value.
    pub text: String,
    /// Whether the text is Rust source that makes the value again.
    pub is_source: bool,
    /// Where in the text the parts of the value stand, as far as that is known.
    pub parts: Vec<ShownPart>,
}

/// A part of a value, where it stands in the text of the whole.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShownPart {
    /// Which part: the number of a field or component, then the number of one within it, and so on.
    pub path: Vec<usize>,
    /// The bytes of the text.
    pub text: Range<usize>,
}

/// A value that a filter refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// The value, or else the choices that it was made of.
    pub text: String,
    /// Whether it is the value.
    pub is_source: bool,
}

/// What a test case says about itself, if it was asked to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Described {
    /// The arguments that were drawn, in the order of the signature.
    pub arguments: Vec<Argument>,
    /// Which choices each argument made, as far as it was drawn, in the same order.
    pub drawn: Vec<(&'static str, Range<usize>)>,
    /// The argument that was being drawn when the test case ended, if it did not come further.
    pub drawing: Option<&'static str>,
    /// What filters refused, in the order in which they did.
    pub refused: Vec<Refused>,
    /// The notes, in the order in which they were made.
    pub notes: Vec<String>,
    /// The parts of what was drawn, and the choices that each of them made, in the order in which they ended.
    pub parts: Vec<Traced>,
    /// Which argument each of the described ones is, by the order in which they were begun.
    pub(crate) numbers: Vec<usize>,
    /// Which draw in the middle of the property a note tells of: the place of the note, and the draw.
    pub(crate) noted: Vec<(usize, usize)>,
}

impl Described {
    /// Whether the part has a place in what is said, so that something can be said of it there.
    pub(crate) fn shows(&self, part: &Part) -> bool {
        match part.whole {
            Whole::Draw(draw) => {
                part.path.is_empty() && self.noted.iter().any(|(_, noted)| *noted == draw)
            }
            Whole::Argument(number) => match self.argument(number) {
                Some(argument) if !part.path.is_empty() => {
                    argument.parts.iter().any(|shown| shown.path == part.path)
                }
                found => found.is_some(),
            },
        }
    }

    fn argument(&self, number: usize) -> Option<&Argument> {
        let place = self.numbers.iter().position(|other| *other == number)?;
        self.arguments.get(place)
    }
}
