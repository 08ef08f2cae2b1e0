use super::individual::Distances;
use super::items::{bytes_of, items_of, ranks, text_of};
use super::{Pass, Place, from_the_end, is_not_simplest};
use crate::choice::{Choice, Constraint, Int, IntegerConstraint, Value};
use crate::executor::Execution;
use crate::shrink::Halt;
use crate::shrink::minimise;
use crate::shrink::shrinker::Shrinker;

/// Looks for simpler values further away, where the next simpler ones will not do.
///
/// For what is no boundary: multiples, flags packed into a number, a character
/// of some kind, a number that may have either sign. These looks rarely find
/// anything, and so they come last.
///
/// Before: `1141`, where multiples of seven above 50 fail. After: `56`.
pub(in crate::shrink) struct Leaps;

impl Pass for Leaps {
    fn name(&self) -> &'static str {
        "leap over gaps"
    }

    fn places(&self, best: &Execution) -> Vec<Place> {
        from_the_end(best, &is_not_simplest)
    }

    fn step(&self, shrinker: &mut Shrinker<'_>, (place, _): Place) -> Result<(), Halt> {
        let choice = shrinker.choices()[place].clone();
        match (&choice.constraint, &choice.value) {
            (Constraint::Integer(integer), Value::Integer(value)) => {
                leap(shrinker, place, integer, *value)?;
            }
            (Constraint::String(string), Value::String(text)) => {
                let Some(items) = ranks(string, text) else {
                    return Ok(());
                };
                minimise::leap_items(items, &mut |items| {
                    shrinker.lower(&[place], &text_of(string, items))
                })?;
            }
            (Constraint::Bytes(_), Value::Bytes(value)) => {
                minimise::leap_items(items_of(value), &mut |items| {
                    shrinker.lower(&[place], &bytes_of(items))
                })?;
            }
            _ => {}
        }
        Ok(())
    }
}

fn leap(
    shrinker: &mut Shrinker<'_>,
    place: usize,
    constraint: &IntegerConstraint,
    value: Int,
) -> Result<(), Halt> {
    let version = shrinker.version();
    let untouched = shrinker.is_untouched(place);
    let steps = steps(shrinker, place);
    let places = [place];
    let mut distances = Distances::new(constraint, &places, shrinker);
    distances.leap_by(value, &steps)?;
    if distances.improved(version) {
        return Ok(());
    }
    if untouched {
        distances.leap(value)?;
    }
    if !distances.improved(version) {
        distances.leap_halfway(value)?;
    }
    if !distances.improved(version) {
        distances.leap_across(value)?;
    }
    Ok(())
}

/// A number may be held up by another one that divides it; the nearest ones are tried, and two.
fn steps(shrinker: &Shrinker<'_>, place: usize) -> Vec<u128> {
    let choices = shrinker.choices();
    let mut steps = vec![2];
    for distance in 1..choices.len() {
        let before = magnitude(choices.get(place.wrapping_sub(distance)));
        let behind = magnitude(choices.get(place + distance));
        for step in &[before.min(behind), before.max(behind)] {
            if *step > 2 && steps.len() <= NEAREST {
                steps.push(*step);
            }
        }
    }
    steps
}

fn magnitude(choice: Option<&Choice>) -> u128 {
    match choice {
        Some(Choice {
            value: Value::Integer(value),
            ..
        }) => value.magnitude(),
        _ => 0,
    }
}

/// So many other numbers are looked at.
const NEAREST: usize = 2;
