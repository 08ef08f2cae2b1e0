//! How many elements, characters or bytes: the methods that every strategy with a size has.

use std::ops::{Bound, RangeBounds};

use hypo_core::choice::Size;
use hypo_core::misuse;

use crate::ranges::show;

/// Any number of elements.
pub(crate) fn any() -> Size {
    Size::new(0, usize::MAX).expect("0 is below everything")
}

/// `size`, with another lower end.
#[track_caller]
pub(crate) fn at_least(size: Size, min_size: usize) -> Size {
    checked(min_size, size.max())
}

/// `size`, with another upper end.
#[track_caller]
pub(crate) fn at_most(size: Size, max_size: usize) -> Size {
    checked(size.min(), max_size)
}

/// The sizes of a range.
#[track_caller]
pub(crate) fn within(range: &impl RangeBounds<usize>) -> Size {
    let min = match range.start_bound() {
        Bound::Included(min) => Some(*min),
        Bound::Excluded(below) => below.checked_add(1),
        Bound::Unbounded => Some(0),
    };
    let max = match range.end_bound() {
        Bound::Included(max) => Some(*max),
        Bound::Excluded(above) => above.checked_sub(1),
        Bound::Unbounded => Some(usize::MAX),
    };
    match (min, max) {
        (Some(min), Some(max)) if min <= max => checked(min, max),
        _ => misuse(&format!(
            "size({}) permits no size at all; \
             write the lower bound first, and ..= to include the upper one",
            show(range)
        )),
    }
}

/// Refuses a size of which the least is more than can be drawn.
#[track_caller]
pub(crate) fn bounded(size: Size, most: usize, items: &str) {
    if size.min() > most {
        misuse(&format!(
            "min_size is {}, but no more than {most} {items} can be drawn in a test case; lower it",
            size.min()
        ));
    }
}

#[track_caller]
fn checked(min_size: usize, max_size: usize) -> Size {
    Size::new(min_size, max_size).unwrap_or_else(|| {
        misuse(&format!(
            "min_size is {min_size} and max_size is {max_size}: \
             nothing is both; lower min_size or raise max_size"
        ))
    })
}

/// The methods `min_size`, `max_size` and `size`, over `sized(&self) -> Size` and `resized(self, Size) -> Self`.
macro_rules! size_methods {
    ($elements:literal) => {
        #[doc = concat!("Draws at least so many ", $elements, "; 0 by default.")]
        ///
        /// More than `max_size` is an error, and so is more than a test case can hold: 8,191 elements, 16,384
        /// where there is only one size, or 1,048,576 characters or bytes.
        #[track_caller]
        pub fn min_size(self, min_size: usize) -> Self {
            let size = $crate::size::at_least(self.sized(), min_size);
            self.resized(size)
        }

        #[doc = concat!("Draws at most so many ", $elements, "; by default there is no limit.")]
        ///
        /// Less than `min_size` is an error.
        #[track_caller]
        pub fn max_size(self, max_size: usize) -> Self {
            let size = $crate::size::at_most(self.sized(), max_size);
            self.resized(size)
        }

        #[doc = concat!("Draws so many ", $elements, " as the range says, as in `.size(1..=5)`.")]
        ///
        /// It replaces `min_size` and `max_size`; a range that permits no size is an error.
        #[track_caller]
        pub fn size(self, range: impl ::std::ops::RangeBounds<usize>) -> Self {
            self.resized($crate::size::within(&range))
        }
    };
}
pub(crate) use size_methods;
