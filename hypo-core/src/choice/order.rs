//! The simplest-first order of whole choice sequences: shortlex.
//!
//! Fewer choices are simpler; among sequences of one length the first choice
//! that differs decides. Shrinking only ever moves down this order, and so it
//! ends.

use std::cmp::Ordering;

use super::{Choice, Constraint, Value, float};

/// Compares two sequences, the simpler one being less.
pub fn compare(a: &[Choice], b: &[Choice]) -> Ordering {
    if a.len() != b.len() {
        return a.len().cmp(&b.len());
    }
    let shared = shared(a, b);
    if shared == a.len() {
        return Ordering::Equal;
    }
    compare_choices(&a[shared], &b[shared])
}

/// How many choices have the same value before the first that has not.
pub(crate) fn shared(a: &[Choice], b: &[Choice]) -> usize {
    let most = a.len().min(b.len());
    let mut shared = 0;
    while shared < most && a[shared].value == b[shared].value {
        shared += 1;
    }
    shared
}

/// Compares two choices at one place of two sequences.
///
/// Those of different kinds, as a change further left can bring about, compare
/// by whether they are simplest and then by kind.
fn compare_choices(a: &Choice, b: &Choice) -> Ordering {
    if let Some(order) = a.constraint.compare(&a.value, &b.constraint, &b.value) {
        return order;
    }
    match (a.is_simplest(), b.is_simplest()) {
        (true, false) => Ordering::Less,
        (false, true) => Ordering::Greater,
        _ => kind(&a.value).cmp(&kind(&b.value)),
    }
}

fn kind(value: &Value) -> u8 {
    match value {
        Value::Boolean(_) => 0,
        Value::Integer(_) => 1,
        Value::Float(_) => 2,
        Value::Bytes(_) => 3,
        Value::String(_) => 4,
    }
}

impl Constraint {
    /// Compares two values of one constraint, the simpler one being less.
    ///
    /// Values of another kind than the constraint are equal to everything.
    pub fn order(&self, a: &Value, b: &Value) -> Ordering {
        self.compare(a, self, b).unwrap_or(Ordering::Equal)
    }

    /// Each value is placed by its own constraint; `None` if the kinds differ.
    fn compare(&self, a: &Value, other: &Constraint, b: &Value) -> Option<Ordering> {
        Some(match (self, a, other, b) {
            (
                Constraint::Integer(of_a),
                Value::Integer(a),
                Constraint::Integer(of_b),
                Value::Integer(b),
            ) => of_a.rank(*a).cmp(&of_b.rank(*b)),
            (_, Value::Boolean(a), _, Value::Boolean(b)) => a.cmp(b),
            (_, Value::Float(a), _, Value::Float(b)) => float::rank(*a).cmp(&float::rank(*b)),
            (Constraint::String(string), Value::String(a), _, Value::String(b)) => {
                string.compare(a, b)
            }
            (Constraint::Bytes(bytes), Value::Bytes(a), _, Value::Bytes(b)) => bytes.compare(a, b),
            _ => return None,
        })
    }
}
