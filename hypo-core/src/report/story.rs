//! How a failure came about, as far as a report tells it.

/// How a failure was found.
#[derive(Clone, Debug)]
pub(crate) enum Story {
    /// It is a pinned example.
    Pinned {
        /// Where it stands, and where it comes from.
        place: &'static str,
        via: Option<&'static str>,
        /// How many other pinned examples fail.
        others: usize,
    },
    /// `#[reproduce_failure]` asked for it.
    Reproduced {
        /// The version that printed the attribute.
        version: &'static str,
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
