//! The rest of a test case that parted from all others.
//!
//! Nearly all that a tree holds is such tails, and nearly none of them is ever
//! looked at again. So a tail is the test case's own list of choices, taken over
//! as it is.

use crate::choice::Choice;

/// The choices behind a node that one test case has made.
pub(super) struct Tail {
    choices: Vec<Choice>,
    /// The first of them that lies behind the node.
    at: usize,
    /// Behind the last one that could have been another.
    last_free: usize,
    pub(super) end: End,
}

/// How a test case ended.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum End {
    /// By itself.
    Ended,
    /// It threw something away, and what follows does not count.
    Discarded,
}

impl Tail {
    /// These choices from `at` on.
    pub(super) fn new(choices: Vec<Choice>, at: usize, end: End) -> Tail {
        let mut last_free = choices.len();
        while last_free > at && is_passage(&choices[last_free - 1]) {
            last_free -= 1;
        }
        Tail {
            choices,
            at,
            last_free,
            end,
        }
    }

    /// The choices in it.
    pub(super) fn rest(&self) -> &[Choice] {
        &self.choices[self.at..]
    }

    /// How many choices it has room for, which is what it costs; one that is empty is not kept.
    pub(super) fn size(&self) -> usize {
        if self.is_empty() {
            return 0;
        }
        self.choices.capacity()
    }

    pub(super) fn is_empty(&self) -> bool {
        self.at == self.choices.len()
    }

    /// Whether nothing else could have been drawn in it.
    pub(super) fn is_single(&self) -> bool {
        self.at >= self.last_free
    }

    /// Takes the first choice off; the tail is not empty.
    pub(super) fn take_first(&mut self) -> Choice {
        self.at += 1;
        self.choices[self.at - 1].clone()
    }
}

/// Whether nothing else could have been drawn.
fn is_passage(choice: &Choice) -> bool {
    choice.forced || choice.constraint.count() == Some(1)
}
