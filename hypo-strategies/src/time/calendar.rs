//! Instants at which code that knows the calendar goes wrong, in seconds since the Unix epoch, UTC.

use std::ops::RangeInclusive;

use super::steps::{DAY, SECOND};

/// Where counters begin, turn over or get a digit more.
///
/// They are the epochs of NTP, of classic Mac OS and of Unix; the ends of signed
/// and unsigned 32-bit seconds since the latter and of unsigned ones since the
/// first; and the first instants with ten digits and of a year with five.
pub(super) const ROLLOVERS: [i64; 9] = [
    0,
    1_000_000_000,
    1 << 31,
    2_085_978_496,
    1 << 32,
    -(1 << 31),
    -2_082_844_800,
    -2_208_988_800,
    253_402_300_800,
];

/// The instants just behind each leap second there has been.
///
/// Source: IERS Bulletin C, `leap-seconds.list`.
pub(super) const BEHIND_LEAP_SECONDS: [i64; 27] = [
    915_148_800,
    867_715_200,
    820_454_400,
    773_020_800,
    1_136_073_600,
    741_484_800,
    709_948_800,
    662_688_000,
    1_230_768_000,
    631_152_000,
    567_993_600,
    1_341_100_800,
    489_024_000,
    1_435_708_800,
    425_865_600,
    1_483_228_800,
    394_329_600,
    362_793_600,
    315_532_800,
    283_996_800,
    252_460_800,
    220_924_800,
    189_302_400,
    157_766_400,
    126_230_400,
    94_694_400,
    78_796_800,
];

/// The first instant of 2000, which is the simplest of all.
pub(super) const YEAR_2000: i128 = 946_684_800 * SECOND;

/// The first instant of a year, in nanoseconds since the Unix epoch.
pub(super) fn start_of_year(year: i64) -> i128 {
    // Leap years of the Gregorian calendar before this one; it is also reckoned back from its beginning.
    let leaps = |year: i64| year.div_euclid(4) - year.div_euclid(100) + year.div_euclid(400);
    let days = (year - 1970) * 365 + leaps(year - 1) - leaps(1969);
    i128::from(days) * DAY
}

/// The years whose first instants are in a range, which may be none.
pub(super) fn years_within(min: i128, max: i128) -> RangeInclusive<i64> {
    first_from(min)..=first_from(max + 1) - 1
}

/// The first year that begins at this instant or later.
fn first_from(instant: i128) -> i64 {
    // 400 years have 146,097 days; the year is this one or next to it.
    let guess = 1970 + (instant.div_euclid(DAY) * 400).div_euclid(146_097);
    let mut year = guess as i64 - 1;
    while start_of_year(year) < instant {
        year += 1;
    }
    year
}

#[cfg(test)]
mod tests {
    use super::{BEHIND_LEAP_SECONDS, YEAR_2000, start_of_year, years_within};
    use crate::time::steps::{DAY, SECOND};

    #[test]
    fn years_begin_where_they_do() {
        assert_eq!(start_of_year(1970), 0);
        assert_eq!(start_of_year(2000), YEAR_2000);
        assert_eq!(start_of_year(1601), -11_644_473_600 * SECOND);
        assert_eq!(start_of_year(1900), -2_208_988_800 * SECOND);
        assert_eq!(start_of_year(10_000), 253_402_300_800 * SECOND);
        assert_eq!(start_of_year(1972) + 366 * DAY, start_of_year(1973));
    }

    #[test]
    fn the_years_of_a_range_are_those_that_begin_in_it() {
        for year in (-3000..30_000).step_by(7) {
            let (start, next) = (start_of_year(year), start_of_year(year + 1));
            assert_eq!(years_within(start, next), year..=year + 1);
            assert_eq!(years_within(start, next - 1), year..=year);
            assert_eq!(years_within(start + 1, next), year + 1..=year + 1);
            assert!(years_within(start + 1, next - 1).is_empty());
        }
    }

    #[test]
    fn leap_seconds_end_half_years_and_come_nearest_to_2000_first() {
        for instant in BEHIND_LEAP_SECONDS {
            let instant = i128::from(instant) * SECOND;
            let year = *years_within(0, instant).end();
            let day = (instant - start_of_year(year)) / DAY;
            assert!(day == 0 || day == 181 || day == 182, "{instant}");
            assert_eq!(instant % DAY, 0);
        }
        assert!(BEHIND_LEAP_SECONDS.is_sorted_by_key(|instant| instant.abs_diff(946_684_800)),);
    }
}
