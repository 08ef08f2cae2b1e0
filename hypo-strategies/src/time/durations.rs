//! Durations.

use std::ops::{Bound, RangeBounds};
use std::time::Duration;

use hypo_core::{Label, TestCase, misuse};

use super::steps::{SECOND, Steps, count, draw_kind};
use crate::ranges::empty;
use crate::{Arbitrary, Combinators, Inverse, Strategy};

/// Draws durations of a range of any kind, to the nanosecond.
///
/// ```
/// use hypo_strategies::{Strategy, durations};
/// use std::time::Duration;
///
/// # hypo_strategies::for_each_case(|case| {
/// let timeout = durations(..=Duration::from_secs(30)).draw(case);
/// assert!(timeout.as_secs() <= 30);
/// # });
/// ```
///
/// Whole days, seconds, milliseconds, microseconds and nanoseconds are drawn
/// equally often, as far as the range has several of them; milliseconds and
/// microseconds are at most 2^32 away from the simplest value. An open end
/// reaches to zero or to [`Duration::MAX`].
///
/// The simplest value is zero or the lower bound; then come whole seconds, fewer
/// before more, before milliseconds, these before microseconds, and these before
/// nanoseconds. (If the lower bound is no whole number of seconds, the coarsest of
/// these units that it is a multiple of comes first.) An empty range is an error.
#[track_caller]
pub fn durations(range: impl RangeBounds<Duration>) -> Durations {
    let (min, max) = within(&range).unwrap_or_else(|| misuse(&empty(&range)));
    Durations {
        min,
        max,
        steps: Steps::new(min, max, min),
    }
}

/// Draws durations of a range; made by [`durations`].
#[derive(Clone, Debug)]
#[must_use = "a strategy does nothing until something is drawn from it"]
pub struct Durations {
    min: i128,
    max: i128,
    steps: Steps,
}

impl Strategy for Durations {
    type Value = Duration;

    fn draw(&self, case: &TestCase) -> Duration {
        case.span(Label::new("Durations"), || {
            let unit = draw_kind(self.steps.units(), case);
            duration(self.steps.draw(unit, case))
        })
    }

    fn draw_part(&self, case: &TestCase) -> Duration {
        self.draw(case)
    }

    fn invert(&self, value: &Duration, choices: &mut Inverse) -> Option<()> {
        self.steps
            .invert(nanoseconds(*value), self.steps.units(), choices)
    }

    fn distinct(&self) -> Option<u128> {
        count(self.min, self.max)
    }
}

impl Combinators for Durations {}

/// Every duration; the simplest is zero.
impl Arbitrary for Duration {
    type Strategy = Durations;

    fn arbitrary() -> Durations {
        durations(..)
    }
}

/// The least and the greatest of a range, in nanoseconds; `None` if there are none.
fn within(range: &impl RangeBounds<Duration>) -> Option<(i128, i128)> {
    let min = match range.start_bound() {
        Bound::Included(min) => nanoseconds(*min),
        Bound::Excluded(below) => nanoseconds(*below) + 1,
        Bound::Unbounded => 0,
    };
    let max = match range.end_bound() {
        Bound::Included(max) => nanoseconds(*max),
        Bound::Excluded(above) => nanoseconds(*above) - 1,
        Bound::Unbounded => nanoseconds(Duration::MAX),
    };
    (min <= max && max <= nanoseconds(Duration::MAX)).then_some((min, max))
}

pub(super) fn nanoseconds(duration: Duration) -> i128 {
    i128::from(duration.as_secs()) * SECOND + i128::from(duration.subsec_nanos())
}

/// The duration of so many nanoseconds, which is in the range of the type.
pub(super) fn duration(nanoseconds: i128) -> Duration {
    let (seconds, rest) = (nanoseconds / SECOND, nanoseconds % SECOND);
    match (u64::try_from(seconds), u32::try_from(rest)) {
        (Ok(seconds), Ok(rest)) => Duration::new(seconds, rest),
        _ => unreachable!("{nanoseconds} ns were drawn from a range of durations"),
    }
}
