//! How many elements a collection gets.
//!
//! Not one choice of a length but a boolean before each element, so that an
//! element can be deleted where it stands. Where the sizes leave no choice the
//! boolean is forced, and where there is only one size there is none.

use std::any::type_name;
use std::panic::Location;

use hypo_core::choice::{Children, Grown, Probability, Size};
use hypo_core::source::Length;
use hypo_core::{Label, TestCase, misuse};

use crate::recursion::{ITSELF, each_of};
use crate::{Inverse, Strategy, size};

/// Each element takes a choice at least, and a test case makes no more than so many.
const MOST_CHOICES: usize = 1 << 14;

/// The sizes of a collection, and what follows from them.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sizing {
    /// What was asked for.
    asked: Size,
    /// How many different elements there are, where they have to differ and it is known.
    distinct: Option<u128>,
    /// The sizes that can be had.
    size: Size,
    go_on: Probability,
    /// Whether the elements may contain others of their kind.
    grows: bool,
    element: Label,
    location: &'static Location<'static>,
}

impl Sizing {
    /// Any number of elements from a strategy of the type `S`.
    #[track_caller]
    pub(super) fn of<S>() -> Sizing {
        Sizing {
            asked: size::any(),
            distinct: None,
            size: size::any(),
            go_on: probability_to_go_on(size::any()),
            grows: false,
            element: Label::new(type_name::<S>()),
            location: Location::caller(),
        }
    }

    /// The elements contain so many values that may contain others of their kind.
    pub(super) fn growing(mut self, each: Children) -> Sizing {
        self.grows = each.possible > 0;
        self
    }

    /// What the collection counts for in a value that contains others of its kind.
    pub(super) fn children(&self) -> Children {
        let possible = usize::from(self.grows);
        Children {
            certain: 0,
            possible,
        }
    }

    /// What was asked for, whether or not all of it can be had.
    pub(super) fn asked(&self) -> Size {
        self.asked
    }

    /// Another size.
    #[track_caller]
    pub(super) fn resized(mut self, asked: Size) -> Sizing {
        let most = if asked.min() == asked.max() {
            MOST_CHOICES
        } else {
            // A boolean before each element, and one that ends them.
            (MOST_CHOICES - 1) / 2
        };
        size::bounded(asked, most, "elements");
        self.asked = asked;
        self.size = match self.distinct {
            Some(distinct) => possible(asked, distinct),
            None => asked,
        };
        self.go_on = probability_to_go_on(self.size);
        self
    }

    /// The elements have to differ, and no more than so many do.
    #[track_caller]
    pub(super) fn unique(mut self, distinct: Option<u128>) -> Sizing {
        self.distinct = distinct;
        self.resized(self.asked)
    }

    /// The elements come from this strategy, of which there is none if it is empty.
    #[track_caller]
    pub(super) fn from(self, elements: &impl Strategy) -> Sizing {
        match elements.is_empty() {
            true => self.unique(Some(0)),
            false => self,
        }
    }

    /// Calls `draw` for each element; it says whether the element was of use.
    ///
    /// After too many that were not it is called no more, and if there are too
    /// few elements then, the test case does not count.
    pub(super) fn fill(&self, case: &TestCase, draw: impl FnMut() -> bool) {
        if self.grows {
            case.grow(Grown::Group, || self.fill_each(case, draw));
        } else {
            self.fill_each(case, draw);
        }
    }

    /// Says by which choices these elements are drawn; `say` says those of each.
    pub(super) fn invert<T>(
        &self,
        elements: impl ExactSizeIterator<Item = T>,
        choices: &mut Inverse,
        mut say: impl FnMut(T, &mut Inverse) -> Option<()>,
    ) -> Option<()> {
        let number = elements.len();
        if !self.size.permits(number) {
            return None;
        }
        for (kept, element) in elements.enumerate() {
            self.invert_go_on(kept, true, choices)?;
            say(element, choices)?;
        }
        self.invert_go_on(number, false, choices)
    }

    /// As [`invert`](Sizing::invert), of elements that differ and have no order of their own: the simplest first.
    pub(super) fn invert_unordered<T>(
        &self,
        elements: impl Iterator<Item = T>,
        choices: &mut Inverse,
        say: impl FnMut(T, &mut Inverse) -> Option<()>,
    ) -> Option<()> {
        let sorted = choices.said_apart(elements, say)?;
        self.invert(sorted.into_iter(), choices, |said, choices| {
            choices.extend(said);
            Some(())
        })
    }

    /// Says what [`another`](Sizing::another) draws, where this is its answer.
    fn invert_go_on(&self, kept: usize, go_on: bool, choices: &mut Inverse) -> Option<()> {
        if self.size.min() == self.size.max() {
            Some(())
        } else if kept < self.size.min() || kept == self.size.max() {
            choices.forced_boolean(self.go_on, go_on)
        } else {
            choices.boolean(self.go_on, go_on)
        }
    }

    fn fill_each(&self, case: &TestCase, mut draw: impl FnMut() -> bool) {
        let mut kept = 0;
        let mut refused = 0;
        let mut exhausted = false;
        let mut length = Length::default();
        if self.grows && self.size.min() == self.size.max() {
            case.expect_children(each_of(self.size.min(), ITSELF));
        }
        while self.another(case, &mut length, kept, exhausted) {
            if draw() {
                case.stop_span();
                kept += 1;
                continue;
            }
            case.discard_span();
            refused += 1;
            exhausted = refused > (2 * kept).max(3);
            if exhausted && kept < self.size.min() {
                case.reject_at(
                    "too few different elements were found for a collection",
                    self.location,
                );
            }
        }
    }

    /// Whether there is another element, whose span is open then.
    fn another(&self, case: &TestCase, length: &mut Length, kept: usize, exhausted: bool) -> bool {
        if self.size.min() == self.size.max() {
            if kept < self.size.min() {
                case.start_span(self.element);
            }
            return kept < self.size.min();
        }
        case.start_span(self.element);
        let go_on = if kept < self.size.min() {
            case.force_boolean(self.go_on, true);
            true
        } else if kept == self.size.max() || exhausted {
            case.force_boolean(self.go_on, false);
            false
        } else if self.grows {
            case.draw_growing_go_on(self.go_on, length, (kept, self.size))
        } else {
            case.draw_go_on(self.go_on, length, (kept, self.size))
        };
        if !go_on {
            case.stop_span();
        }
        go_on
    }
}

/// The part of `asked` that can be had if there are only so many different elements.
#[track_caller]
fn possible(asked: Size, distinct: u128) -> Size {
    let most = usize::try_from(distinct).unwrap_or(usize::MAX);
    Size::new(asked.min(), asked.max().min(most)).unwrap_or_else(|| match distinct {
        0 => misuse(&format!(
            "min_size is {}, but there is nothing to draw the elements from, as with nothing(); \
             leave min_size out, or draw the elements from something",
            asked.min()
        )),
        _ => misuse(&format!(
            "min_size is {}, but the number of different elements is {distinct}; \
             lower min_size, or draw the elements from more values",
            asked.min()
        )),
    })
}

/// The probability of each further element that makes collections of the average size.
///
/// That is five more than there must be, or as many again if these are more
/// than five, but no more than halfway up to the limit.
fn probability_to_go_on(size: Size) -> Probability {
    let (min, max) = (size.min() as f64, size.max() as f64);
    let average = (2.0 * min).max(min + 5.0).min((min + max) / 2.0);
    let wanted = average - min;
    let room = max - min;
    // Right without a limit; with one it falls short, for what would go beyond is cut off.
    let mut low = wanted / (1.0 + wanted);
    let mut high = 1.0;
    while wanted - expected(low, room) > 0.01 {
        let middle = (low + high) / 2.0;
        if expected(middle, room) <= wanted {
            low = middle;
        } else {
            high = middle;
        }
    }
    Probability::new(low).expect("between 0 and 1")
}

/// How many further elements there are on average, if there can be `room` at most.
fn expected(go_on: f64, room: f64) -> f64 {
    go_on * (1.0 - power(go_on, room as u64)) / (1.0 - go_on)
}

/// By multiplication alone, so that it is the same on every platform.
fn power(base: f64, mut exponent: u64) -> f64 {
    let (mut power, mut square) = (1.0, base);
    while exponent > 0 {
        if exponent % 2 == 1 {
            power *= square;
        }
        square *= square;
        exponent /= 2;
    }
    power
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_probability_to_go_on_makes_collections_of_the_average_size() {
        let expected_probabilities = [
            (0, usize::MAX, 0.833),
            (5, usize::MAX, 0.833),
            (10, usize::MAX, 0.909),
            (0, 10, 0.868),
            (0, 5, 0.777),
            (0, 3, 0.690),
            (0, 1, 0.5),
        ];
        for (min, max, expected) in expected_probabilities {
            let size = Size::new(min, max).unwrap();
            let probability = probability_to_go_on(size).of_true();
            assert!(
                (probability - expected).abs() < 0.002,
                "{min}..={max}: {probability}"
            );
        }
    }
}
