//! Bytes: one byte string choice.

use hypo_core::TestCase;
use hypo_core::choice::{BytesConstraint, Constraint, Size, Value};

use crate::size::{self, size_methods};
use crate::source::{NoSource, SourceText, ToSource};
use crate::{Combinators, Inverse, Strategy};

/// More have to be made in the property, from fewer.
const MOST_BYTES: usize = 1 << 20;

/// Draws bytes, each as likely, of any number unless told otherwise.
///
/// ```
/// use hypo_strategies::{Strategy, binary};
///
/// # hypo_strategies::for_each_case(|case| {
/// let packet = binary().size(4..=1500).draw(case);
/// assert!(packet.len() >= 4);
/// # });
/// ```
///
/// As one choice they are drawn faster than a `vecs` of `u8`, whose elements
/// are choices of their own.
///
/// The simplest value is empty, or as many zeros as there must be; fewer bytes
/// are simpler, then smaller ones, from the left.
pub fn binary() -> Binary {
    Binary(BytesConstraint::new(size::any()))
}

/// Draws bytes; made by [`binary`].
#[derive(Clone, Copy, Debug)]
#[must_use = "a strategy does nothing until something is drawn from it"]
pub struct Binary(BytesConstraint);

impl Binary {
    size_methods!("bytes");

    fn sized(&self) -> Size {
        self.0.size()
    }

    #[track_caller]
    fn resized(self, size: Size) -> Binary {
        size::bounded(size, MOST_BYTES, "bytes");
        Binary(BytesConstraint::new(size))
    }
}

impl Strategy for Binary {
    type Value = Vec<u8>;

    fn draw(&self, case: &TestCase) -> Vec<u8> {
        case.draw_bytes(&self.0)
    }

    fn draw_part(&self, case: &TestCase) -> Vec<u8> {
        self.draw(case)
    }

    fn invert(&self, value: &Vec<u8>, choices: &mut Inverse) -> Option<()> {
        choices.bytes(&self.0, value)
    }

    fn distinct(&self) -> Option<u128> {
        self.0.count()
    }

    fn value_at(&self, place: u128) -> Option<Vec<u8>> {
        match Constraint::Bytes(self.0).at(place)? {
            Value::Bytes(value) => Some(value),
            _ => None,
        }
    }

    fn write_source(&self, value: &Vec<u8>, out: &mut SourceText) -> Result<(), NoSource> {
        value.to_source(out)
    }
}

impl Combinators for Binary {}
