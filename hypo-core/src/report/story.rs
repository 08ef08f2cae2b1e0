//! How a failure came about, as far as a report tells it.

use crate::case::Rejection;
use crate::choice::Choice;

/// How a failure was found.
#[derive(Clone, Debug)]
pub(crate) enum Story {
    /// It is a pinned example.
    Pinned {
        /// Where it stands, and where it comes from.
        place: String,
        via: Option<String>,
        /// How many other pinned examples fail.
        others: usize,
    },
    /// `#[reproduce_failure]` asked for it.
    Reproduced {
        /// The version that printed the attribute.
        version: String,
    },
    /// It was stored, and perhaps shrunk further.
    Replayed { shrinks: usize },
    /// It was generated, in so many test cases, and shrunk.
    Generated { test_cases: u64, shrinks: usize },
}

/// What a failure was when it was first seen: what is told of it if it does not come again.
#[derive(Clone, Debug)]
pub(crate) struct FirstFailure {
    pub(crate) message: String,
    pub(crate) place: Option<String>,
}

/// What came of running a failure again with the same choices, where it did not come again every time.
#[derive(Debug, Default)]
pub(crate) struct Replays {
    /// The values, in words.
    pub(crate) values: String,
    /// Others that the same choices came to.
    pub(crate) other_values: String,
    /// How many runs there were; the first, which failed, is one of them.
    pub(crate) runs: u32,
    /// How many of them failed in that way.
    pub(crate) failed: u32,
    pub(crate) passed: u32,
    pub(crate) rejected: u32,
    /// What rejected them.
    pub(crate) rejection: Option<Rejection>,
    /// How many failed in another way.
    pub(crate) failed_otherwise: u32,
    /// How one of those did.
    pub(crate) otherwise: Option<FirstFailure>,
    /// Where the property asked for something else than in the first run.
    pub(crate) asked: Option<Asked>,
}

/// A place where the same choices led to another choice than before.
#[derive(Debug)]
pub(crate) struct Asked {
    /// The argument that was being drawn and the strategies within each other; empty where that is unknown.
    pub(crate) place: String,
    /// What was asked for first, and the next time; `None` if there was no further choice.
    pub(crate) first: Option<Choice>,
    pub(crate) then: Option<Choice>,
}
