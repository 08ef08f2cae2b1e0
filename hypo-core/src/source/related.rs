//! Values that relate to those that the test case has drawn before.
//!
//! Equal values meet by themselves only in narrow ranges, neighbours and
//! opposites hardly ever, and sorted or constant collections never; yet that is
//! what many bugs need.

use super::mode::Relation;
use super::numbers::TINY;
use super::random::Random;
use crate::choice::float::neighbour;
use crate::choice::{Choice, Constraint, Int, IntegerConstraint, Value};

/// Values of a range of so many meet by chance.
const NARROW: u128 = 128;
/// Earlier values are looked for among so many choices.
const WITHIN: usize = 24;

impl Random {
    /// A value that relates to an earlier one as the mode has it; `None` if this one is to be new.
    pub(super) fn related(&mut self, constraint: &Constraint, so_far: &[Choice]) -> Option<Value> {
        if so_far.is_empty() || self.meets_by_chance(constraint) {
            return None;
        }
        let relation = self.mode.relation;
        let value = match relation {
            Relation::Usual if self.one_in(12) => self.any_of(so_far)?.clone(),
            Relation::Alike if self.one_in(2) => self.any_of(so_far)?.clone(),
            Relation::Same if !self.one_in(16) => latest_permitted(constraint, so_far)?.clone(),
            Relation::Few => self.one_of_few(constraint, so_far)?.clone(),
            Relation::Rising => self.step(constraint, latest(constraint, so_far)?, false)?,
            Relation::Falling => self.step(constraint, latest(constraint, so_far)?, true)?,
            Relation::Near if !self.one_in(4) => {
                let earlier = self.any_of(so_far)?;
                self.near(constraint, earlier)?
            }
            _ => return None,
        };
        Some(value).filter(|value| constraint.permits(value))
    }

    fn meets_by_chance(&self, constraint: &Constraint) -> bool {
        match constraint {
            Constraint::Boolean(_) => true,
            Constraint::Integer(integer) => match self.mode.relation {
                Relation::Usual => integer.span() < NARROW,
                Relation::Few => false,
                // Mostly these are numbers of alternatives. They may be of few kinds, but where an
                // earlier one decides about later ones, what recurs would recur on one side.
                _ => integer.span() < TINY,
            },
            _ => false,
        }
    }

    fn any_of<'a>(&mut self, so_far: &'a [Choice]) -> Option<&'a Value> {
        // Half of what a collection draws are the booleans between its elements.
        for _ in 0..3 {
            let value = &so_far[self.below(so_far.len() as u128) as usize].value;
            if !matches!(value, Value::Boolean(_)) {
                return Some(value);
            }
        }
        None
    }

    /// One of the first two or three values of this kind, once there are so many.
    fn one_of_few<'a>(
        &mut self,
        constraint: &Constraint,
        so_far: &'a [Choice],
    ) -> Option<&'a Value> {
        let mut few: [Option<&Value>; 3] = [None; 3];
        let mut known = 0;
        for choice in &so_far[..so_far.len().min(WITHIN)] {
            let is_new = choice.constraint == *constraint && !few.contains(&Some(&choice.value));
            if is_new && known < few.len() {
                few[known] = Some(&choice.value);
                known += 1;
            }
        }
        if known < 2 || known == 2 && self.one_in(20) {
            return None;
        }
        few[self.below(known as u128) as usize]
    }

    /// A little above an earlier value, or below; the same where there is no room.
    fn step(&mut self, constraint: &Constraint, from: &Value, down: bool) -> Option<Value> {
        Some(match (constraint, from) {
            (Constraint::Integer(integer), Value::Integer(from)) => {
                // Seldom none, for most of what is sorted has no two that are equal.
                let by = self.of_any_bits(integer.span().min(255)).max(1);
                let by = if self.one_in(48) { 0 } else { by };
                let moved = if down {
                    from.checked_sub(by)
                } else {
                    from.checked_add(by)
                };
                let inside = moved.filter(|moved| integer.permits(*moved));
                Value::Integer(inside.unwrap_or(*from))
            }
            (_, Value::Float(from)) => {
                let by = self.below(256) as f64 / 4.0;
                Value::Float(if down { from - by } else { from + by })
            }
            (Constraint::String(string), Value::String(from)) => {
                let mut text = from.clone();
                if down {
                    text.pop();
                } else {
                    text.push(self.char(string.alphabet()));
                }
                Value::String(text)
            }
            _ => return None,
        })
    }

    /// A value that differs from an earlier one by a step.
    fn near(&mut self, constraint: &Constraint, from: &Value) -> Option<Value> {
        Some(match (constraint, from) {
            (Constraint::Integer(integer), Value::Integer(from)) => {
                Value::Integer(self.near_integer(integer, *from)?)
            }
            (Constraint::Float(float), Value::Float(from)) => Value::Float(match self.below(12) {
                0 | 1 => -from,
                2..=4 => neighbour(*from, float.width(), true),
                5..=7 => neighbour(*from, float.width(), false),
                8 => from + 1.0,
                9 => from - 1.0,
                10 => from * 2.0,
                _ => from / 2.0,
            }),
            (Constraint::String(string), Value::String(from)) => {
                let c = self.char(string.alphabet());
                Value::String(self.near_text(from, c))
            }
            (Constraint::Bytes(_), Value::Bytes(from)) => {
                let mut bytes = from.clone();
                match self.below(4) {
                    0 => bytes.push(self.bits() as u8),
                    1 => drop(bytes.pop()),
                    2 => bytes.reverse(),
                    _ => bytes.extend_from_slice(from),
                }
                Value::Bytes(bytes)
            }
            _ => return None,
        })
    }

    fn near_integer(&mut self, constraint: &IntegerConstraint, from: Int) -> Option<Int> {
        let negated = Int::new(!from.is_negative(), from.magnitude());
        match self.below(16) {
            0..=2 => negated,
            3..=5 => Int::new(from.is_negative(), from.magnitude().checked_mul(2)?),
            6 => Int::new(from.is_negative(), from.magnitude() / 2),
            // As far from one end as the other was from the other.
            7 => constraint
                .max()
                .checked_sub(constraint.min().distance(from)),
            8..=10 => from.checked_add(1),
            11..=13 => from.checked_sub(1),
            14 => from.checked_add(self.below(5)),
            _ => from.checked_sub(self.below(5)),
        }
    }

    fn near_text(&mut self, from: &str, c: char) -> String {
        let mut text = from.to_owned();
        match self.below(11) {
            0 => text.push(c),
            1 => text.insert(0, c),
            2 => drop(text.pop()),
            3 if !text.is_empty() => drop(text.remove(0)),
            4 | 5 => text = turned_around(from),
            6..=8 => text = swapped_case(from),
            9 => {
                text.insert(0, c);
                text.push(c);
            }
            _ => text.push_str(from),
        }
        text
    }
}

/// The latest value that was drawn under this constraint.
fn latest<'a>(constraint: &Constraint, so_far: &'a [Choice]) -> Option<&'a Value> {
    let from = so_far.len().saturating_sub(WITHIN);
    for choice in so_far[from..].iter().rev() {
        if choice.constraint == *constraint {
            return Some(&choice.value);
        }
    }
    None
}

/// The latest value that may be drawn under this constraint, whatever it was drawn under.
fn latest_permitted<'a>(constraint: &Constraint, so_far: &'a [Choice]) -> Option<&'a Value> {
    let from = so_far.len().saturating_sub(WITHIN);
    for choice in so_far[from..].iter().rev() {
        if constraint.permits(&choice.value) {
            return Some(&choice.value);
        }
    }
    None
}

fn turned_around(text: &str) -> String {
    let mut turned = String::new();
    for c in text.chars().rev() {
        turned.push(c);
    }
    turned
}

fn swapped_case(text: &str) -> String {
    let mut swapped = String::new();
    for c in text.chars() {
        if c.is_uppercase() {
            for lower in c.to_lowercase() {
                swapped.push(lower);
            }
        } else {
            for upper in c.to_uppercase() {
                swapped.push(upper);
            }
        }
    }
    swapped
}
