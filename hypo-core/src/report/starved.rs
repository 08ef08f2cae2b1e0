//! What a run says if it had no valid test case.

use crate::case::{Refused, Rejection};

/// What rejected most of the test cases, ready to be told.
pub(crate) struct Starved {
    /// Why, and where.
    pub(crate) rejection: Rejection,
    /// How many test cases it has rejected.
    pub(crate) times: u64,
    /// What it refused, if it is a filter.
    pub(crate) refused: Vec<Refused>,
    /// The arguments of some of the test cases, if it is not.
    pub(crate) dropped: Vec<String>,
}
