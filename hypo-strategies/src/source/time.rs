//! Lengths of time and points in it.

use std::fmt::Write;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use super::{NoSource, SourceText, ToSource, in_brackets};

impl ToSource for Duration {
    fn to_source(&self, out: &mut SourceText) -> Result<(), NoSource> {
        let (seconds, nanoseconds) = (self.as_secs(), self.subsec_nanos());
        write!(out, "std::time::Duration::new({seconds}, {nanoseconds})").map_err(|_| NoSource)
    }
}

/// By the distance from the Unix epoch, for there is no other way to make one.
impl ToSource for SystemTime {
    fn to_source(&self, out: &mut SourceText) -> Result<(), NoSource> {
        let (operator, distance) = match self.duration_since(UNIX_EPOCH) {
            Ok(after) => (" + ", after),
            Err(before) => (" - ", before.duration()),
        };
        out.push_str("std::time::UNIX_EPOCH");
        if distance.is_zero() {
            return Ok(());
        }
        out.push_str(operator);
        distance.to_source(out)
    }

    fn to_operand(&self, out: &mut SourceText) -> Result<(), NoSource> {
        in_brackets(out, self)
    }
}
