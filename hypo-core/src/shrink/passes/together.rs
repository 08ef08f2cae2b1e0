use super::{Pass, Place};
use crate::choice::{Choice, Constraint, Int, Value};
use crate::executor::Execution;
use crate::shrink::Halt;
use crate::shrink::minimise;
use crate::shrink::shrinker::Shrinker;

/// Moves two integers that stand close by the same amount.
///
/// If their difference matters, neither can be lowered alone.
///
/// Before: `(100, 107)` for a distance of seven. After: `(0, 7)`.
pub(in crate::shrink) struct Together;

/// How far apart the two may stand.
const REACH: usize = 3;

impl Pass for Together {
    fn name(&self) -> &'static str {
        "lower pairs of integers"
    }

    fn places(&self, best: &Execution) -> Vec<Place> {
        let choices = &best.choices;
        let mut places = Vec::new();
        for first in (0..choices.len()).rev() {
            if choices[first].is_simplest() || integer(&choices[first]).is_none() {
                continue;
            }
            let reach = first + 1..choices.len().min(first + 1 + REACH);
            let free = reach.filter(|second| !choices[*second].forced);
            let integers = free.filter(|second| integer(&choices[*second]).is_some());
            places.extend(integers.map(|second| (first, second)));
        }
        places
    }

    fn step(&self, shrinker: &mut Shrinker<'_>, (first, second): Place) -> Result<(), Halt> {
        let pair = [first, second].map(|index| integer(&shrinker.choices()[index]));
        let [Some((one, simplest)), Some((other, _))] = pair else {
            return Ok(());
        };
        let most = one.distance(simplest);
        let moved = |value: Int, by: u128| {
            let moved = if one > simplest {
                value.checked_sub(by)
            } else {
                value.checked_add(by)
            };
            moved.map(Value::Integer)
        };
        let mut lowered = |by: u128| match (moved(one, by), moved(other, by)) {
            (Some(one), Some(other)) if by <= most => {
                shrinker.replace(&[(first, one), (second, other)])
            }
            _ => Ok(false),
        };
        minimise::descend(most, &mut |left| lowered(most - left))?;
        Ok(())
    }
}

/// The value, and where it shrinks to.
fn integer(choice: &Choice) -> Option<(Int, Int)> {
    match (&choice.constraint, &choice.value) {
        (Constraint::Integer(integer), Value::Integer(value)) => Some((*value, integer.simplest())),
        _ => None,
    }
}
