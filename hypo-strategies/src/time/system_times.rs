//! Points in time, as the system's clock tells them.

use std::ops::{Bound, RangeBounds, RangeInclusive};
use std::time::{SystemTime, UNIX_EPOCH};

use hypo_core::choice::IntegerConstraint;
use hypo_core::{Label, TestCase, misuse};

use super::calendar::{BEHIND_LEAP_SECONDS, ROLLOVERS, YEAR_2000, start_of_year, years_within};
use super::durations::{duration, nanoseconds};
use super::steps::{SECOND, Steps, count, draw_kind};
use crate::ranges::{empty, show};
use crate::{Arbitrary, Combinators, Inverse, Strategy, sampled_from};

/// How exact the system's clock is, in nanoseconds; Windows counts tenths of microseconds.
const TICK: i128 = if cfg!(windows) { 100 } else { 1 };

/// Where an open start begins, at the first of these that the system has: 1601 where Windows counts from, or 1970.
const EARLIEST: [i128; 2] = [-11_644_473_600 * SECOND, 0];
/// Where an open end is, likewise: what fits 63 bits on Windows, or the end of the year 9999.
const LATEST: [i128; 2] = [
    910_692_730_085 * SECOND + 477_580_700,
    253_402_300_799 * SECOND,
];

/// What is added to an instant that matters, the simplest first: what fails before an instant fails a second before it.
const BESIDE: [i128; 4] = [-SECOND, 0, SECOND, -TICK];

/// Draws points in time of a range of any kind, before and after the Unix epoch.
///
/// ```
/// use hypo_strategies::{Strategy, system_times};
/// use std::time::{Duration, UNIX_EPOCH};
///
/// # hypo_strategies::for_each_case(|case| {
/// let created = system_times(UNIX_EPOCH..).draw(case);
/// let expires = created + Duration::from_secs(3600);
/// assert!(expires > UNIX_EPOCH);
/// # });
/// ```
///
/// An open end reaches as far as on every system: from the start of 1601 to
/// 14 September 30828, 02:48:05.4775807. (Where the system knows no time before
/// the Unix epoch, it begins there.) A bound may lie beyond, as far as a
/// `SystemTime` goes on this system, but not where the other end is open.
///
/// A whole number of days, seconds, milliseconds, microseconds or nanoseconds
/// from the Unix epoch is drawn most of the time. Otherwise it is an instant at
/// which code tends to be wrong, or one second or the last moment before it, or a
/// second behind: the start of a year, the end of a leap second, or where a
/// counter rolls over, as in 2038.
///
/// The simplest value is 2000-01-01T00:00:00 UTC, or the bound that is nearest to
/// it; then come whole seconds by their distance from it, later before earlier,
/// and then the finer units. An empty range is an error.
#[track_caller]
pub fn system_times(range: impl RangeBounds<SystemTime>) -> SystemTimes {
    let (min, max) = within(&range).unwrap_or_else(|| misuse(&refused(&range)));
    SystemTimes::new(min, max)
}

/// Draws points in time of a range; made by [`system_times`].
#[derive(Clone, Debug)]
#[must_use = "a strategy does nothing until something is drawn from it"]
pub struct SystemTimes {
    /// The first and the last, in nanoseconds since the Unix epoch.
    range: RangeInclusive<i128>,
    steps: Steps,
    years: Option<IntegerConstraint>,
    /// Lists of instants that matter, of which none is empty.
    instants: Vec<Vec<i128>>,
}

impl SystemTimes {
    fn new(min: i128, max: i128) -> SystemTimes {
        let years = years_within(min, max);
        let (first, last) = ((*years.start()).into(), (*years.end()).into());
        let in_range = |seconds: &[i64]| -> Vec<i128> {
            let instants = seconds.iter().map(|second| i128::from(*second) * SECOND);
            instants.filter(|at| (min..=max).contains(at)).collect()
        };
        let mut instants = vec![in_range(&ROLLOVERS), in_range(&BEHIND_LEAP_SECONDS)];
        instants.retain(|list| !list.is_empty());
        SystemTimes {
            range: min..=max,
            steps: Steps::new(min, max, YEAR_2000.clamp(min, max)),
            years: IntegerConstraint::new(first, last, 2000.into()),
            instants,
        }
    }

    /// How many ways there are to draw a time: the units come first.
    fn kinds(&self) -> usize {
        self.steps.units() + usize::from(self.years.is_some()) + self.instants.len()
    }

    /// Draws nanoseconds since the Unix epoch.
    fn draw_nanoseconds(&self, case: &TestCase) -> i128 {
        let (units, years) = (self.steps.units(), usize::from(self.years.is_some()));
        let kind = draw_kind(self.kinds(), case);
        if kind < units {
            return self.steps.draw(kind, case);
        }
        let instant = match (&self.years, kind - units) {
            (Some(years), 0) => start_of_year(draw_year(years, case)),
            (_, nth) => {
                let list = &self.instants[nth - years];
                sampled_from(&list[..]).draw(case)
            }
        };
        let mut permitted = BESIDE.map(|by| instant + by).to_vec();
        permitted.retain(|at| self.range.contains(at));
        sampled_from(permitted).draw(case)
    }
}

impl Strategy for SystemTimes {
    type Value = SystemTime;

    fn draw(&self, case: &TestCase) -> SystemTime {
        case.span(Label::new("SystemTimes"), || {
            let drawn = self.draw_nanoseconds(case);
            match system_time(drawn) {
                Some(time) => time,
                None => unreachable!("{drawn} ns is between two times of this system"),
            }
        })
    }

    fn draw_part(&self, case: &TestCase) -> SystemTime {
        self.draw(case)
    }

    fn invert(&self, value: &SystemTime, choices: &mut Inverse) -> Option<()> {
        self.steps
            .invert(since_epoch(*value), self.kinds(), choices)
    }

    fn distinct(&self) -> Option<u128> {
        count(*self.range.start(), *self.range.end())
    }
}

impl Combinators for SystemTimes {}

/// Every time from 1601 to 30828, in UTC; the simplest is 2000-01-01T00:00:00.
impl Arbitrary for SystemTime {
    type Strategy = SystemTimes;

    fn arbitrary() -> SystemTimes {
        system_times(..)
    }
}

fn draw_year(years: &IntegerConstraint, case: &TestCase) -> i64 {
    match i64::try_from(case.draw_integer(years)) {
        Ok(year) => year,
        Err(_) => unreachable!("the range of years is one of i64"),
    }
}

/// The first and the last of a range, in nanoseconds since the Unix epoch; `None` if there are none.
fn within(range: &impl RangeBounds<SystemTime>) -> Option<(i128, i128)> {
    let min = match range.start_bound() {
        Bound::Included(min) => since_epoch(*min),
        Bound::Excluded(below) => since_epoch(*below) + TICK,
        Bound::Unbounded => reach(&EARLIEST),
    };
    let max = match range.end_bound() {
        Bound::Included(max) => since_epoch(*max),
        Bound::Excluded(above) => since_epoch(*above) - TICK,
        Bound::Unbounded => reach(&LATEST),
    };
    (min <= max && system_time(min).is_some() && system_time(max).is_some()).then_some((min, max))
}

/// Why a range has no times.
fn refused(range: &impl RangeBounds<SystemTime>) -> String {
    let (end, year) = match (range.start_bound(), range.end_bound()) {
        (Bound::Unbounded, _) => ("start", 1601),
        (_, Bound::Unbounded) => ("end", 30828),
        _ => return empty(range),
    };
    format!(
        "the range {} lies beyond its open {end}, which is in {year}, as well; give the {end} too",
        show(range)
    )
}

fn since_epoch(time: SystemTime) -> i128 {
    match time.duration_since(UNIX_EPOCH) {
        Ok(after) => nanoseconds(after),
        Err(before) => -nanoseconds(before.duration()),
    }
}

/// The time so many nanoseconds after the Unix epoch, if this system has it.
fn system_time(since_epoch: i128) -> Option<SystemTime> {
    if since_epoch < 0 {
        UNIX_EPOCH.checked_sub(duration(-since_epoch))
    } else {
        UNIX_EPOCH.checked_add(duration(since_epoch))
    }
}

/// The first of these that this system has.
fn reach(candidates: &[i128]) -> i128 {
    let has = |at: &&i128| system_time(**at).is_some();
    candidates.iter().find(has).copied().unwrap_or(0)
}
