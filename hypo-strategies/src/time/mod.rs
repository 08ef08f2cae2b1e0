//! Lengths of time and points in it.
//!
//! Both are whole numbers of nanoseconds, and nearly all such numbers are
//! senseless to a person. So they are drawn in [steps]: a unit, and how many of it.

mod calendar;
mod durations;
mod steps;
mod system_times;

pub use durations::{Durations, durations};
pub use system_times::{SystemTimes, system_times};
