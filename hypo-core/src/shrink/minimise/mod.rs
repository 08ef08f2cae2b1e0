//! Minimising one value of each kind, by asking whether simpler ones still fail.
//!
//! These know nothing of sequences: what it means to try a value is for the
//! caller to say. Each returns the best value that was accepted.

mod float;
mod integer;
mod ordering;
mod sequence;

pub(super) use float::{all_whole, float};
pub(super) use integer::{Look, by_steps, descend, leap, look, within_half};
pub(super) use ordering::order;
pub(super) use sequence::{Items, leap_items, sequence};
