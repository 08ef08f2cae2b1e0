use super::individual::{Distances, bytes_of, ranks, text_of};
use super::{Pass, Place, from_the_end};
use crate::choice::{Constraint, Int, IntegerConstraint, Value};
use crate::executor::Execution;
use crate::shrink::Halt;
use crate::shrink::minimise;
use crate::shrink::shrinker::Shrinker;
use crate::sorting::sort_by;

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
        let places = from_the_end(best, |choice| !choice.is_simplest());
        places.into_iter().map(|place| (place, 0)).collect()
    }

    fn step(&self, shrinker: &mut Shrinker<'_>, (place, _): Place) -> Result<(), Halt> {
        let choice = shrinker.choices()[place].clone();
        match (&choice.constraint, choice.value) {
            (Constraint::Integer(integer), Value::Integer(value)) => {
                leap(shrinker, place, integer, value)
            }
            (Constraint::String(string), Value::String(text)) => {
                let Some(items) = ranks(string, &text) else {
                    return Ok(());
                };
                minimise::leap_items(items, &mut |items| {
                    shrinker.lower(&[place], &text_of(string, items))
                })
                .map(drop)
            }
            (Constraint::Bytes(_), Value::Bytes(value)) => {
                let items = value.into_iter().map(u32::from).collect();
                minimise::leap_items(items, &mut |items| {
                    shrinker.lower(&[place], &bytes_of(items))
                })
                .map(drop)
            }
            _ => Ok(()),
        }
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
        distances.leap_across(value)?;
    }
    Ok(())
}

/// A number may be held up by another one that divides it; the nearest ones are tried, and two.
fn steps(shrinker: &Shrinker<'_>, place: usize) -> Vec<u128> {
    let others = shrinker.choices().iter().enumerate();
    let mut others: Vec<(usize, u128)> = others
        .filter_map(|(index, choice)| match &choice.value {
            Value::Integer(value) if index != place => {
                Some((index.abs_diff(place), value.magnitude()))
            }
            _ => None,
        })
        .collect();
    sort_by(&mut others, Ord::cmp);
    let nearest = others.into_iter().map(|(_, magnitude)| magnitude);
    let mut steps: Vec<u128> = [2]
        .into_iter()
        .chain(nearest.filter(|step| *step > 2))
        .collect();
    steps.truncate(NEAREST + 1);
    steps
}

/// So many other numbers are looked at.
const NEAREST: usize = 2;
