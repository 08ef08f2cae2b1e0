use super::{Pass, Place, close_pairs};
use crate::choice::{Choice, Constraint, Value};
use crate::executor::Execution;
use crate::shrink::Halt;
use crate::shrink::search::find_up_to;
use crate::shrink::shrinker::Shrinker;

/// Moves the end of a text or byte string to the front of one that follows.
///
/// If only their lengths together matter, or what they say one after the other,
/// neither can become shorter alone.
///
/// Before: `("000", "00")`, five characters together. After: `("", "00000")`.
pub(in crate::shrink) struct RedistributeItems;

/// How far apart the two may stand.
const REACH: usize = 4;

impl Pass for RedistributeItems {
    fn name(&self) -> &'static str {
        "redistribute items"
    }

    fn places(&self, best: &Execution) -> Vec<Place> {
        close_pairs(best, REACH, &|from, to| movable(from, to) > 0)
    }

    fn step(&self, shrinker: &mut Shrinker<'_>, (from, to): Place) -> Result<(), Halt> {
        let giver = shrinker.choices()[from].clone();
        let taker = shrinker.choices()[to].clone();
        let most = movable(&giver, &taker) as u128;
        find_up_to(
            most,
            &mut |count| match moved(&giver, &taker, count as usize) {
                Some((less, more)) => shrinker.replace(&[(from, less), (to, more)]),
                None => Ok(false),
            },
        )?;
        Ok(())
    }
}

/// How many items the one can lose and the other take.
fn movable(from: &Choice, to: &Choice) -> usize {
    if from.forced || to.forced {
        return 0;
    }
    let (given, least, held, most) =
        match (&from.constraint, &from.value, &to.constraint, &to.value) {
            (
                Constraint::String(giver),
                Value::String(given),
                Constraint::String(taker),
                Value::String(held),
            ) => (
                given.chars().count(),
                giver.size().min(),
                held.chars().count(),
                taker.size().max(),
            ),
            (
                Constraint::Bytes(giver),
                Value::Bytes(given),
                Constraint::Bytes(taker),
                Value::Bytes(held),
            ) => (
                given.len(),
                giver.size().min(),
                held.len(),
                taker.size().max(),
            ),
            _ => return 0,
        };
    given.saturating_sub(least).min(most.saturating_sub(held))
}

/// The two after so many items have moved; what the other one may not hold becomes its simplest.
fn moved(from: &Choice, to: &Choice, count: usize) -> Option<(Value, Value)> {
    match (&from.value, &to.constraint, &to.value) {
        (Value::String(given), Constraint::String(taker), Value::String(held)) => {
            let kept = given.chars().count().checked_sub(count)?;
            let (mut less, mut more) = (String::new(), String::new());
            for (place, c) in given.chars().enumerate() {
                if place < kept {
                    less.push(c);
                } else if taker.alphabet().contains(c) {
                    more.push(c);
                } else {
                    more.push(taker.alphabet().simplest());
                }
            }
            more.push_str(held);
            Some((Value::String(less), Value::String(more)))
        }
        (Value::Bytes(given), _, Value::Bytes(held)) => {
            let (less, end) = given.split_at(given.len().checked_sub(count)?);
            let more = [end, held].concat();
            Some((Value::Bytes(less.to_vec()), Value::Bytes(more)))
        }
        _ => None,
    }
}
