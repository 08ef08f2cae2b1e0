use super::{Pass, Place, close_pairs};
use crate::choice::{Choice, Constraint, Value};
use crate::executor::Execution;
use crate::shrink::Halt;
use crate::shrink::search::find_integer;
use crate::shrink::shrinker::Shrinker;

/// Moves as much as it can from one number to one that follows.
///
/// If only the sum matters, no number can be lowered alone, but one of them
/// can be made as small as possible at the other's cost.
///
/// Before: `(600, 401)` for a sum above 1000 of numbers up to 1000. After: `(1, 1000)`.
pub(in crate::shrink) struct Redistribute;

/// How far apart the two may stand.
const REACH: usize = 4;
/// Floats beyond this do not count by ones.
const EXACT: f64 = 9_007_199_254_740_992.0;

impl Pass for Redistribute {
    fn name(&self) -> &'static str {
        "redistribute pairs of numbers"
    }

    fn places(&self, best: &Execution) -> Vec<Place> {
        close_pairs(best, REACH, &|from, to| {
            let can_take = !to.forced && is_number(to);
            can_take && towards_simplest(from).is_some() && !from.is_simplest()
        })
    }

    fn step(&self, shrinker: &mut Shrinker<'_>, (from, to): Place) -> Result<(), Halt> {
        let (giver, taker) = (
            shrinker.choices()[from].clone(),
            shrinker.choices()[to].clone(),
        );
        let Some((most, down)) = towards_simplest(&giver) else {
            return Ok(());
        };
        let mut moved = |by: u128| -> Result<bool, Halt> {
            match (shifted(&giver, by, down), shifted(&taker, by, !down)) {
                (Some(less), Some(more)) if by <= most => {
                    shrinker.replace(&[(from, less), (to, more)])
                }
                _ => Ok(false),
            }
        };
        // All of it, or as much as the other one holds, are the usual ends.
        for all in &[most, room(&taker, down).unwrap_or(most)] {
            if *all > 4 && moved(*all)? {
                return Ok(());
            }
        }
        find_integer(&mut moved)?;
        Ok(())
    }
}

fn is_number(choice: &Choice) -> bool {
    match choice.value {
        Value::Integer(_) => true,
        Value::Float(value) => value.abs() < EXACT,
        _ => false,
    }
}

/// How far a number is from where it shrinks to, in whole steps, and whether the way is down.
fn towards_simplest(choice: &Choice) -> Option<(u128, bool)> {
    match (&choice.constraint, &choice.value) {
        (Constraint::Integer(integer), Value::Integer(value)) => {
            let simplest = integer.simplest();
            Some((simplest.distance(*value), *value > simplest))
        }
        (Constraint::Float(float), Value::Float(value)) if value.abs() < EXACT => {
            let distance = value - float.simplest();
            (distance.abs() >= 1.0 && distance.abs() < EXACT)
                .then_some((distance.abs() as u128, distance > 0.0))
        }
        _ => None,
    }
}

/// How far a number can go before its range ends, in whole steps.
fn room(choice: &Choice, up: bool) -> Option<u128> {
    match (&choice.constraint, &choice.value) {
        (Constraint::Integer(integer), Value::Integer(value)) => {
            let end = if up { integer.max() } else { integer.min() };
            Some(value.distance(end))
        }
        (Constraint::Float(float), Value::Float(value)) => {
            let end = if up { float.max() } else { float.min() };
            let distance = (end - value).abs();
            (distance < EXACT).then_some(distance as u128)
        }
        _ => None,
    }
}

fn shifted(choice: &Choice, by: u128, down: bool) -> Option<Value> {
    match choice.value {
        Value::Integer(value) if down => Some(Value::Integer(value.checked_sub(by)?)),
        Value::Integer(value) => Some(Value::Integer(value.checked_add(by)?)),
        Value::Float(value) => {
            let by = by as f64;
            let moved = if down { value - by } else { value + by };
            (by < EXACT && moved.abs() < EXACT).then_some(Value::Float(moved))
        }
        _ => None,
    }
}
