use std::ops::Range;

use super::{Pass, Place, from_the_end};
use crate::choice::{Choice, Constraint, Int, IntegerConstraint, Value};
use crate::executor::{Execution, Outcome};
use crate::shrink::Halt;
use crate::shrink::shrinker::{Attempt, Shrinker, without};

/// Lowers an integer by one, together with deleting one of the things behind it.
///
/// An integer that other draws depend on is often their number, and the one
/// that has to go is not always the last one.
///
/// Before: `3 (5) (17) (8)` where the 17 matters. After: `1 (17)`.
pub(in crate::shrink) struct Lengths;

/// So many things are tried to go.
const MOST: usize = 100;

impl Pass for Lengths {
    fn name(&self) -> &'static str {
        "lower lengths with what they count"
    }

    fn places(&self, best: &Execution) -> Vec<Place> {
        let places = from_the_end(best, |choice| one_less(choice).is_some());
        places.into_iter().map(|place| (place, 0)).collect()
    }

    fn step(&self, shrinker: &mut Shrinker<'_>, (place, _): Place) -> Result<(), Halt> {
        let Some(value) = one_less(&shrinker.choices()[place]) else {
            return Ok(());
        };
        let Some(candidate) = shrinker.replaced(&[(place, value)]) else {
            return Ok(());
        };
        let Attempt::Failed(failed) = shrinker.attempt(candidate.clone())? else {
            return Ok(());
        };
        let ended = failed.outcome >= Outcome::Valid;
        if !ended || failed.choices.len() == candidate.len() {
            return Ok(());
        }
        let spans = shrinker.spans().iter().map(|span| span.choices.clone());
        let mut behind: Vec<Range<usize>> = spans
            .filter(|range| range.start > place && !range.is_empty())
            .collect();
        behind.extend((place + 1..candidate.len()).map(|index| index..index + 1));
        for range in behind.into_iter().take(MOST) {
            if shrinker.consider(without(&candidate, range))? {
                return Ok(());
            }
        }
        Ok(())
    }
}

/// The integer one step closer to where it shrinks to.
fn one_less(choice: &Choice) -> Option<Value> {
    let (Constraint::Integer(integer), Value::Integer(value)) = (&choice.constraint, &choice.value)
    else {
        return None;
    };
    let closer = |integer: &IntegerConstraint, value: Int| {
        if value > integer.simplest() {
            value.checked_sub(1)
        } else {
            value.checked_add(1)
        }
    };
    (!choice.is_simplest())
        .then(|| closer(integer, *value))?
        .map(Value::Integer)
}
