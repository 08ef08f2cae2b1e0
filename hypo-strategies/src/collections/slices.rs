//! Parts of something of a known length.

use std::ops::Range;

use hypo_core::TestCase;
use hypo_core::choice::{Int, IntegerConstraint};

use crate::{Combinators, Inverse, Strategy};

/// Draws ranges within something of this length: what `&items[range]` takes.
///
/// ```
/// use hypo_strategies::{Strategy, slices, vecs};
///
/// # hypo_strategies::for_each_case(|case| {
/// let items = vecs(0..100).draw(case);
/// let range = slices(items.len()).draw(case);
/// assert!(items[range.clone()].len() == range.len());
/// # });
/// ```
///
/// Both ends are within `0..=len`, and the start is not above the end; the start
/// is drawn first, and the end from there on.
///
/// The simplest value is `0..0`; earlier starts are simpler, then earlier ends.
pub fn slices(len: usize) -> Slices {
    Slices { len }
}

/// Draws ranges within a length; made by [`slices`].
#[derive(Clone, Copy, Debug)]
#[must_use = "a strategy does nothing until something is drawn from it"]
pub struct Slices {
    len: usize,
}

impl Slices {
    /// A place that is not before this one, which is the simplest.
    fn from(self, start: usize, case: &TestCase) -> usize {
        let places = self.places_from(start);
        let places = places.expect("no place is behind the end");
        case.draw_integer(&places).magnitude() as usize
    }

    /// The places that are not before this one, if it is one itself.
    fn places_from(self, start: usize) -> Option<IntegerConstraint> {
        let start = Int::from(start);
        IntegerConstraint::new(start, Int::from(self.len), start)
    }
}

impl Strategy for Slices {
    type Value = Range<usize>;

    fn draw(&self, case: &TestCase) -> Range<usize> {
        let start = self.from(0, case);
        start..self.from(start, case)
    }

    fn invert(&self, value: &Range<usize>, choices: &mut Inverse) -> Option<()> {
        let Range { start, end } = *value;
        choices.integer(&self.places_from(0)?, Int::from(start))?;
        choices.integer(&self.places_from(start)?, Int::from(end))
    }

    fn distinct(&self) -> Option<u128> {
        let len = self.len as u128;
        Some((len + 1).checked_mul(len + 2)? / 2)
    }

    fn value_at(&self, mut place: u128) -> Option<Range<usize>> {
        for start in 0..=self.len {
            let ends = (self.len - start) as u128 + 1;
            match place.checked_sub(ends) {
                None => return Some(start..start + place as usize),
                Some(behind) => place = behind,
            }
        }
        None
    }
}

impl Combinators for Slices {}
