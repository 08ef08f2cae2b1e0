//! What a run counted.

use std::fmt;

use crate::case::Score;
use crate::executor::Outcome;
use crate::report::messages;

/// How many test cases a run tried, by outcome.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Those that passed.
    pub valid: u64,
    /// Those of them that threw away something they had drawn, and so came to what another one does.
    pub repeated: u64,
    /// Those that a filter or an assumption rejected.
    pub invalid: u64,
    /// Those that asked for more choices than a test case may make.
    pub overrun: u64,
    /// Those that failed.
    pub interesting: u64,
    /// The stored failures that were replayed; they are in none of the other numbers.
    pub replayed: u64,
    /// The pinned examples; they are in none of the other numbers.
    pub pinned: u64,
}

impl Tally {
    /// How many test cases were generated, or tried while shrinking and explaining.
    pub fn runs(&self) -> u64 {
        self.valid + self.invalid + self.overrun + self.interesting
    }

    pub(crate) fn count(&mut self, outcome: Outcome) {
        let counter = match outcome {
            Outcome::Valid => &mut self.valid,
            Outcome::Invalid => &mut self.invalid,
            Outcome::Overrun => &mut self.overrun,
            Outcome::Interesting => &mut self.interesting,
        };
        *counter += 1;
    }
}

/// A run in which the property held. Displays as a sentence that says what was tried.
#[derive(Clone, Debug, PartialEq)]
pub struct Report {
    /// What it tried.
    pub tally: Tally,
    /// Why it tried no more; `None` if it was not to generate test cases.
    pub stopped: Option<Stopped>,
    /// The highest score of each label that the property gave to `target!`.
    pub targets: Vec<Score>,
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&messages::held(self))
    }
}

/// Why a run tried no more test cases.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stopped {
    /// As many were valid as were asked for.
    Enough,
    /// There are no others: the property holds for all values of its strategies.
    Exhausted,
    /// Hardly any were valid.
    TooManyRejected,
}
