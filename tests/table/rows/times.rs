//! Lengths of time and points in it.

use super::rows;
use crate::table::types::names::*;

const fn seconds(seconds: u64) -> Duration {
    Duration::from_secs(seconds)
}

/// The start of the year 2000.
const YEAR_2000: u64 = 946_684_800;

rows! {
    any {
        Duration => Duration::ZERO;
        SystemTime => UNIX_EPOCH + seconds(YEAR_2000);
    }
    durations {
        Duration: st::durations(..) => Duration::ZERO;
        Duration: st::durations(..Duration::from_secs(1)) => Duration::ZERO, |time| *time < seconds(1);
        Duration: st::durations(Duration::from_millis(1500)..) => Duration::from_millis(1500),
            |time| *time >= Duration::from_millis(1500);
        Duration: st::durations(Duration::MAX..=Duration::MAX) => Duration::MAX, |time| *time == Duration::MAX;
    }
    system_times {
        SystemTime: st::system_times(..) => UNIX_EPOCH + seconds(YEAR_2000);
        SystemTime: st::system_times(..=UNIX_EPOCH - Duration::from_secs(1)) => UNIX_EPOCH - seconds(1), |time| *time < UNIX_EPOCH;
        SystemTime: st::system_times(UNIX_EPOCH..=UNIX_EPOCH) => UNIX_EPOCH, |time| *time == UNIX_EPOCH;
        SystemTime: st::system_times(UNIX_EPOCH..) => UNIX_EPOCH + seconds(YEAR_2000), |time| *time >= UNIX_EPOCH;
        SystemTime: st::system_times(UNIX_EPOCH + Duration::from_secs(2_000_000_000)..) => UNIX_EPOCH + seconds(2_000_000_000),
            |time| *time >= UNIX_EPOCH + seconds(2_000_000_000);
    }
}
