use std::ops::Range;

use super::individual::lower_choices;
use super::{Pass, Place, from_the_end};
use crate::choice::{Choice, Constraint, Value};
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
        from_the_end(best, &|choice| one_less(choice).is_some())
    }

    fn step(&self, shrinker: &mut Shrinker<'_>, (place, _): Place) -> Result<(), Halt> {
        let Some(value) = one_less(&shrinker.choices()[place]) else {
            return Ok(());
        };
        let Some(candidate) = shrinker.replaced(&[(place, value)]) else {
            return Ok(());
        };
        let read = match shrinker.attempt(candidate.clone())? {
            Attempt::Failed(failed) if failed.outcome >= Outcome::Valid => failed.choices.len(),
            // It goes alone, and so as far as it will: one by one would take as many steps as it is large.
            Attempt::Improved => return lower_choices(shrinker, &[place]),
            Attempt::Refused => match shrinker.known_to_read(&candidate) {
                Some(read) => read,
                None => return Ok(()),
            },
            Attempt::Failed(_) | Attempt::Same => return Ok(()),
        };
        if read == candidate.len() {
            return Ok(());
        }
        let mut behind: Vec<Range<usize>> = Vec::new();
        for span in shrinker.spans() {
            if span.choices.start > place && !span.choices.is_empty() {
                behind.push(span.choices.clone());
            }
        }
        for index in place + 1..candidate.len() {
            behind.push(index..index + 1);
        }
        behind.truncate(MOST);
        for range in &behind {
            if shrinker.consider(without(&candidate, range.clone()))? {
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
    if choice.is_simplest() {
        return None;
    }
    let closer = if *value > integer.simplest() {
        value.checked_sub(1)?
    } else {
        value.checked_add(1)?
    };
    Some(Value::Integer(closer))
}
