//! How far a test case came, by a measure of the property's own.
//!
//! A bug that needs a large total or a deep tree is seldom met by chance. But
//! the property can say how large or how deep it got, and then a search can go
//! uphill.

use super::{Stop, TestCase, unwind};
use crate::report::messages;

/// A number that a search raises.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Score {
    /// What it measures; empty if nobody said.
    pub label: &'static str,
    /// How far the test case came. Finite; higher is further.
    pub score: f64,
}

impl TestCase {
    /// Asks the search for test cases in which this score is higher.
    ///
    /// It must be finite, and a label can have one score in a test case; otherwise the run ends
    /// with a message that says so.
    pub fn target(&self, score: f64, label: &'static str) {
        let target = Score { label, score };
        if !score.is_finite() {
            self.misuse_of_target(messages::not_finite(&target));
        }
        let is_known = |known: &Score| known.label == label;
        if self.state().targets.iter().any(is_known) {
            self.misuse_of_target(messages::scored_twice(label));
        }
        self.state().targets.push(target);
    }

    /// As [`misuse`](TestCase::misuse), but no argument is to blame.
    fn misuse_of_target(&self, message: String) -> ! {
        self.state().stop.get_or_insert(Stop::Misused(message));
        unwind()
    }
}
