//! The five kinds of choice.
//!
//! A test case is nothing but the choices it made: whatever a strategy draws
//! comes down to integers, booleans, floats, strings and byte strings, each
//! asked for with a [`Constraint`] that says what is permitted. Every kind has
//! a simplest-first order, and with it whole sequences have one ([`order`]):
//! that order is all that the shrinker knows of "smaller". [`wire`] is how a
//! sequence is stored.

mod alphabet;
pub mod float;
mod growing;
mod integer;
pub mod order;
mod places;
mod sized;
pub mod wire;

use std::sync::Arc;

pub use alphabet::Alphabet;
pub use float::{FloatConstraint, Width};
pub use growing::{Branch, Children, Growing, Grown, Growth, Question};
pub use integer::{Int, IntegerConstraint, OutOfRange};
pub use sized::{BytesConstraint, Size, StringConstraint};

/// What one choice came to.
#[derive(Clone, Debug)]
pub enum Value {
    /// An integer of any width.
    Integer(Int),
    /// A decision between two.
    Boolean(bool),
    /// A float; compared by its bits.
    Float(f64),
    /// Text.
    String(String),
    /// Bytes.
    Bytes(Vec<u8>),
}

/// What a choice may be.
#[derive(Clone, Debug, PartialEq)]
pub enum Constraint {
    /// An integer of a range.
    Integer(IntegerConstraint),
    /// True with this probability.
    Boolean(Probability),
    /// A float of a range.
    Float(FloatConstraint),
    /// Text of an alphabet and a length.
    String(StringConstraint),
    /// Bytes of a length.
    Bytes(BytesConstraint),
}

/// How likely a boolean is true when it is drawn at random, from 0 to 1.
///
/// At 0 and 1 there is only one value.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Probability(f64);

impl Probability {
    /// As likely as not.
    pub const HALF: Probability = Probability(0.5);

    /// This probability; `None` if it is not from 0 to 1.
    pub fn new(of_true: f64) -> Option<Probability> {
        match of_true {
            0.0..=1.0 => Some(Probability(of_true)),
            _ => None,
        }
    }

    /// The probability of true.
    pub fn of_true(self) -> f64 {
        self.0
    }

    fn permits(self, value: bool) -> bool {
        if value { self.0 > 0.0 } else { self.0 < 1.0 }
    }
}

/// One decision of a test case.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    /// What it came to.
    pub value: Value,
    /// What it might have been.
    pub constraint: Constraint,
    /// Whether the strategy left no choice: recorded, but never changed.
    pub forced: bool,
    /// What it decides about a value that contains others of its kind, if it does.
    pub grown: Option<Arc<Growing>>,
}

impl Choice {
    /// Whether the same was asked here as there, whatever the answers: the same constraint, and, where
    /// nothing was left to choose, the same value.
    pub(crate) fn asks_the_same(&self, other: &Choice) -> bool {
        self.constraint == other.constraint
            && self.forced == other.forced
            && (!self.forced || self.value == other.value)
    }

    /// Whether nothing simpler could stand here.
    pub fn is_simplest(&self) -> bool {
        self.forced || self.value == self.constraint.simplest()
    }
}

/// The values of these choices.
pub(crate) fn values(choices: &[Choice]) -> Vec<Value> {
    let mut values = Vec::with_capacity(choices.len());
    for choice in choices {
        values.push(choice.value.clone());
    }
    values
}

impl Constraint {
    /// The simplest value permitted.
    pub fn simplest(&self) -> Value {
        match self {
            Constraint::Integer(integer) => Value::Integer(integer.simplest()),
            Constraint::Boolean(probability) => Value::Boolean(!probability.permits(false)),
            Constraint::Float(float) => Value::Float(float.simplest()),
            Constraint::String(string) => Value::String(string.simplest()),
            Constraint::Bytes(bytes) => Value::Bytes(bytes.simplest()),
        }
    }

    /// Whether `value` is of this kind and permitted.
    pub fn permits(&self, value: &Value) -> bool {
        match (self, value) {
            (Constraint::Integer(integer), Value::Integer(value)) => integer.permits(*value),
            (Constraint::Boolean(probability), Value::Boolean(value)) => {
                probability.permits(*value)
            }
            (Constraint::Float(float), Value::Float(value)) => float.permits(*value),
            (Constraint::String(string), Value::String(value)) => string.permits(value),
            (Constraint::Bytes(bytes), Value::Bytes(value)) => bytes.permits(value),
            _ => false,
        }
    }

    /// How many values are permitted, or `None` if too many to count.
    pub fn count(&self) -> Option<u128> {
        match self {
            Constraint::Integer(integer) => integer.span().checked_add(1),
            Constraint::Boolean(probability) => {
                Some(u128::from(probability.permits(false)) + u128::from(probability.permits(true)))
            }
            Constraint::Float(float) => float.count(),
            Constraint::String(string) => string.count(),
            Constraint::Bytes(bytes) => bytes.count(),
        }
    }
}

/// Floats are the same if their bits are.
impl PartialEq for Value {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Value::Integer(a), Value::Integer(b)) => a == b,
            (Value::Boolean(a), Value::Boolean(b)) => a == b,
            (Value::Float(a), Value::Float(b)) => a.to_bits() == b.to_bits(),
            (Value::String(a), Value::String(b)) => a == b,
            (Value::Bytes(a), Value::Bytes(b)) => a == b,
            _ => false,
        }
    }
}

impl Eq for Value {}

impl std::hash::Hash for Value {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        std::mem::discriminant(self).hash(state);
        match self {
            Value::Integer(value) => value.hash(state),
            Value::Boolean(value) => value.hash(state),
            Value::Float(value) => value.to_bits().hash(state),
            Value::String(value) => value.hash(state),
            Value::Bytes(value) => value.hash(state),
        }
    }
}
