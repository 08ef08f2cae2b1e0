//! How a failure came about, as far as a report tells it.

use std::time::Duration;

use crate::case::{Described, Part, Rejection, Whole};
use crate::choice::Choice;
use crate::shrink::Ended;

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

/// How far shrinking has come that did not come to its end.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Unfinished {
    /// Why it ended.
    pub(crate) ended: Ended,
    /// How long it took, of all bugs.
    pub(crate) time: Duration,
    /// How many test cases that were.
    pub(crate) runs: u64,
    /// How often a simpler failure was found.
    pub(crate) steps: usize,
}

/// Which parts of a failure make no difference.
#[derive(Clone, Debug, Default)]
pub(crate) struct Explained {
    /// The parts that may be anything, each by itself.
    pub(crate) free: Vec<Part>,
    /// Whether they may be anything all at once; `None` where that is not known.
    pub(crate) together: Option<bool>,
}

impl Explained {
    /// Whether a note tells of something that makes no difference.
    pub(crate) fn frees_note(&self, described: &Described, note: usize) -> bool {
        let is_of = |draw: usize| described.noted.contains(&(note, draw));
        self.free.iter().any(|part| match part.whole {
            Whole::Draw(draw) => part.path.is_empty() && is_of(draw),
            Whole::Argument(_) => false,
        })
    }

    /// The paths of what makes no difference in an argument, by its place among the described ones.
    pub(crate) fn free_in(&self, described: &Described, argument: usize) -> Vec<&[usize]> {
        let mut paths = Vec::new();
        let number = described.numbers.get(argument);
        for part in &self.free {
            if let Whole::Argument(whole) = &part.whole {
                if number == Some(whole) {
                    paths.push(&part.path[..]);
                }
            }
        }
        paths
    }
}
