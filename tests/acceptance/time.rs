//! Rows T: durations and points in time, to the second.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use hypo::prelude::*;

use super::{as_argument, row};

const DAY: Duration = Duration::from_secs(24 * 60 * 60);
/// From the Unix epoch to the start of a year.
const UNTIL_1999: Duration = Duration::from_secs(915_148_800);
const UNTIL_2000: Duration = Duration::from_secs(946_684_800);
const UNTIL_2001: Duration = Duration::from_secs(978_307_200);
const UNTIL_2003: Duration = Duration::from_secs(1_041_379_200);

fn start_of(since_epoch: Duration) -> SystemTime {
    UNIX_EPOCH + since_epoch
}

#[test]
fn durations_end_at_zero_or_the_least_that_fails() {
    row(
        "T1",
        any::<Duration>(),
        |_| true,
        &as_argument(&Duration::ZERO),
    );
    row("T1", any::<Duration>(), |d| *d >= DAY, &as_argument(&DAY));
    let ten_days = 10 * DAY;
    row(
        "T6",
        st::durations(ten_days..),
        |_| true,
        &as_argument(&ten_days),
    );
    let milliseconds = Duration::from_millis(1);
    row(
        "T, fractions",
        any::<Duration>(),
        |d| d.subsec_nanos() > 0,
        &as_argument(&milliseconds),
    );
}

#[test]
fn points_in_time_end_at_the_year_2000_or_near_it() {
    let second = Duration::from_secs(1);
    let first = as_argument(&year_2000());
    row("T2", any::<SystemTime>(), |_| true, &first);
    row("T5", st::system_times(..), |_| true, &first);
    row(
        "T2",
        any::<SystemTime>(),
        |time| *time >= start_of(UNTIL_2001),
        &as_argument(&start_of(UNTIL_2001)),
    );
    row(
        "T2",
        any::<SystemTime>(),
        |time| *time < year_2000(),
        &as_argument(&(year_2000() - second)),
    );
    row(
        "T4",
        st::system_times(start_of(UNTIL_2003)..),
        |_| true,
        &as_argument(&start_of(UNTIL_2003)),
    );
    let last_of_1998 = start_of(UNTIL_1999) - second;
    row(
        "T4",
        st::system_times(..=last_of_1998),
        |_| true,
        &as_argument(&last_of_1998),
    );
}

#[test]
fn times_of_day_end_at_their_hour() {
    let times = || st::durations(..DAY);
    row("T5", times(), |_| true, &as_argument(&Duration::ZERO));
    let hour = Duration::from_secs(60 * 60);
    row("T5", times(), |time| *time >= hour, &as_argument(&hour));
}

pub(super) fn year_2000() -> SystemTime {
    start_of(UNTIL_2000)
}

/// Of a time that is not before the year 2000.
pub(super) fn second_of_day(time: &SystemTime) -> u64 {
    let since = time.duration_since(year_2000());
    since.unwrap_or_default().as_secs() % DAY.as_secs()
}
