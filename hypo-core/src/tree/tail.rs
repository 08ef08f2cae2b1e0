//! The rest of a test case that parted from all others: its choices, in few bytes.
//!
//! Nearly all that a tree holds is such tails, and nearly none of them is ever
//! looked at again.

use super::asked::{Asked, Constraints};
use crate::choice::{Choice, Constraint, Value, wire};

/// The choices behind a node that one test case has made.
pub(super) struct Tail {
    /// For each choice the number of its constraint, whether it was forced, and its value.
    bytes: Vec<u8>,
    /// Where those behind the node begin.
    at: usize,
    /// Where the last one that could have been another ends.
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

/// The first choice of a tail.
pub(super) struct First {
    pub(super) asked: Asked,
    pub(super) forced: bool,
    pub(super) value: Value,
}

impl Tail {
    /// These choices; `None` if their constraints are too many.
    pub(super) fn new(choices: &[Choice], end: End, constraints: &mut Constraints) -> Option<Tail> {
        let mut bytes = Vec::with_capacity(6 * choices.len());
        let mut last_free = 0;
        for choice in choices {
            bytes.extend_from_slice(&constraints.number(&choice.constraint)?.written());
            bytes.push(u8::from(choice.forced));
            wire::put(&mut bytes, &choice.value);
            if !is_passage(choice) {
                last_free = bytes.len();
            }
        }
        Some(Tail {
            bytes,
            at: 0,
            last_free,
            end,
        })
    }

    pub(super) fn is_empty(&self) -> bool {
        self.at == self.bytes.len()
    }

    /// Whether nothing else could have been drawn in it.
    pub(super) fn is_single(&self) -> bool {
        self.at >= self.last_free
    }

    /// Takes the first choice off; the tail is not empty.
    pub(super) fn take_first(&mut self) -> First {
        let rest = &self.bytes[self.at..];
        let mut value = &rest[3..];
        let first = First {
            asked: Constraints::read([rest[0], rest[1]]),
            forced: rest[2] == 1,
            value: wire::take(&mut value).expect("it was written as a value"),
        };
        self.at = self.bytes.len() - value.len();
        first
    }
}

/// Whether nothing else could have been drawn.
fn is_passage(choice: &Choice) -> bool {
    let is_single = match &choice.constraint {
        Constraint::Integer(integer) => integer.span() == 0,
        Constraint::Boolean(_) => choice.constraint.count() == Some(1),
        _ => false,
    };
    choice.forced || is_single
}
