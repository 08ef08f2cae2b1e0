use super::{Pass, Place, close_pairs};
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
        close_pairs(best, REACH, &|one, other| {
            let are_integers = integer(one).is_some() && integer(other).is_some();
            are_integers && !other.forced && !one.is_simplest()
        })
    }

    fn step(&self, shrinker: &mut Shrinker<'_>, (first, second): Place) -> Result<(), Halt> {
        let choices = shrinker.choices();
        let pair = (integer(&choices[first]), integer(&choices[second]));
        let (Some((one, simplest)), Some((other, _))) = pair else {
            return Ok(());
        };
        let most = one.distance(simplest);
        let moved = |value: Int, by: u128| {
            if one > simplest {
                value.checked_sub(by)
            } else {
                value.checked_add(by)
            }
        };
        minimise::descend(most, &mut |left| {
            let by = most - left;
            match (moved(one, by), moved(other, by)) {
                (Some(one), Some(other)) => {
                    let changes = [
                        (first, Value::Integer(one)),
                        (second, Value::Integer(other)),
                    ];
                    shrinker.replace(&changes)
                }
                _ => Ok(false),
            }
        })?;
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
