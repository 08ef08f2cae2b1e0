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
        lower_pair(shrinker, first, second)
    }
}

/// Lowers an integer that another one seems to hold up together with that one, if there is one close by.
///
/// Half of the way tells: it is too far for the one alone, and where both go it, they are tied.
pub(super) fn lower_tied(shrinker: &mut Shrinker<'_>, place: usize) -> Result<bool, Halt> {
    for other in place.saturating_sub(REACH)..=place + REACH {
        let Some(pair) = Pair::at(shrinker, place, other) else {
            continue;
        };
        if pair.is_free_to_move() && pair.moves(shrinker, pair.distance / 2)? {
            lower_pair(shrinker, place, other)?;
            return Ok(true);
        }
    }
    Ok(false)
}

fn lower_pair(shrinker: &mut Shrinker<'_>, first: usize, second: usize) -> Result<(), Halt> {
    if let Some(pair) = Pair::at(shrinker, first, second) {
        minimise::descend(pair.distance, &mut |left| {
            pair.moves(shrinker, pair.distance - left)
        })?;
    }
    Ok(())
}

/// Two integers that are to be moved by the same amount, so that the first gets closer to its simplest value.
struct Pair {
    places: [usize; 2],
    values: [Int; 2],
    is_above: bool,
    distance: u128,
    others_distance: u128,
}

impl Pair {
    /// `None` if these two places hold no integers, or are one.
    fn at(shrinker: &Shrinker<'_>, first: usize, second: usize) -> Option<Pair> {
        let choices = shrinker.choices();
        let (one, simplest) = integer(choices.get(first)?)?;
        let other = choices.get(second)?;
        let (others, others_simplest) = integer(other)?;
        (first != second && !other.forced).then_some(Pair {
            places: [first, second],
            values: [one, others],
            is_above: one > simplest,
            distance: one.distance(simplest),
            others_distance: others.distance(others_simplest),
        })
    }

    /// Whether both are far enough from their simplest values for half of the way to be of use.
    fn is_free_to_move(&self) -> bool {
        self.distance > 3 && self.others_distance >= self.distance / 2
    }

    fn moves(&self, shrinker: &mut Shrinker<'_>, by: u128) -> Result<bool, Halt> {
        let moved = |value: Int| match self.is_above {
            true => value.checked_sub(by),
            false => value.checked_add(by),
        };
        let [first, second] = self.places;
        match (moved(self.values[0]), moved(self.values[1])) {
            (Some(one), Some(other)) => {
                let changes = [
                    (first, Value::Integer(one)),
                    (second, Value::Integer(other)),
                ];
                shrinker.replace(&changes)
            }
            _ => Ok(false),
        }
    }
}

/// The value, and where it shrinks to.
fn integer(choice: &Choice) -> Option<(Int, Int)> {
    match (&choice.constraint, &choice.value) {
        (Constraint::Integer(integer), Value::Integer(value)) => Some((*value, integer.simplest())),
        _ => None,
    }
}
