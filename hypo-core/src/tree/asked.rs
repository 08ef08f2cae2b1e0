//! What test cases asked for: each constraint once, for most test cases ask for the same few.

use crate::beginning::{Beginning, Table};
use crate::choice::{Constraint, Int, Value};

/// A constraint, by its number.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Asked(u16);

/// So many different constraints are told apart.
const MOST: usize = 1 << 12;

/// The constraints that were asked for.
pub(super) struct Constraints {
    known: Vec<Constraint>,
    numbers: Table<usize>,
    /// The constraint that is expected next: test cases ask in the same order.
    expected: usize,
}

impl Constraints {
    pub(super) fn new() -> Constraints {
        Constraints {
            known: Vec::new(),
            numbers: Table::new(),
            expected: 0,
        }
    }

    pub(super) fn get(&self, asked: Asked) -> &Constraint {
        &self.known[usize::from(asked.0)]
    }

    /// The number of this constraint; `None` if there are too many.
    pub(super) fn number(&mut self, constraint: &Constraint) -> Option<Asked> {
        for number in &[self.expected, self.expected.saturating_sub(2)] {
            if self.known.get(*number) == Some(constraint) {
                self.expected = number + 1;
                return Some(Asked(*number as u16));
            }
        }
        let number = self.look_up(constraint)?;
        self.expected = number + 1;
        Some(Asked(number as u16))
    }

    fn look_up(&mut self, constraint: &Constraint) -> Option<usize> {
        let mut key = key(constraint);
        while let Some(number) = self.numbers.get(key) {
            if self.known[number] == *constraint {
                return Some(number);
            }
            key = key.then(&Value::Boolean(true));
        }
        if self.known.len() == MOST {
            return None;
        }
        let number = self.known.len();
        self.known.push(constraint.clone());
        self.numbers.insert(key, number);
        Some(number)
    }

    /// As [`get`](Constraints::get), from the two bytes in which a number is written.
    pub(super) fn read(bytes: [u8; 2]) -> Asked {
        Asked(u16::from_le_bytes(bytes))
    }
}

impl Asked {
    pub(super) fn written(self) -> [u8; 2] {
        self.0.to_le_bytes()
    }
}

/// The same for equal constraints, and mostly different for others.
fn key(constraint: &Constraint) -> Beginning {
    let none = Beginning::default();
    let size = |beginning: Beginning, size: crate::choice::Size| {
        beginning
            .then(&Value::Integer(Int::from(size.min())))
            .then(&Value::Integer(Int::from(size.max())))
    };
    match constraint {
        Constraint::Integer(integer) => none
            .then(&Value::Integer(integer.min()))
            .then(&Value::Integer(integer.max())),
        Constraint::Boolean(probability) => none.then(&Value::Float(probability.of_true())),
        Constraint::Float(float) => none
            .then(&Value::Float(float.min()))
            .then(&Value::Float(float.max())),
        Constraint::String(string) => size(
            none.then(&Value::Integer(Int::from(string.alphabet().len()))),
            string.size(),
        ),
        Constraint::Bytes(bytes) => size(none, bytes.size()),
    }
}
