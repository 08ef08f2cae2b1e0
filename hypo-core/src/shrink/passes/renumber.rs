use std::ops::Range;

use super::{Pass, Place, groups};
use crate::choice::{Choice, Int, Value};
use crate::executor::Execution;
use crate::shrink::Halt;
use crate::shrink::shrinker::{Shrinker, without};

/// Deletes an element, and lowers by one all numbers that may be places behind it, or the number of elements.
///
/// Where elements refer to each other by their places, or something else refers
/// to them, a plain deletion leaves every reference to what stands behind the
/// gap one too high.
///
/// Before: `[0, 0, 5, 4]`, where two point at each other once moved up. After: `[0, 4, 3]`.
pub(in crate::shrink) struct Renumber;

/// Of longer lists only the last elements are tried.
const MOST: usize = 40;

impl Pass for Renumber {
    fn name(&self) -> &'static str {
        "delete and renumber"
    }

    /// Each element, by its span and its place among the others, where anything is to be renumbered.
    fn places(&self, best: &Execution) -> Vec<Place> {
        let mut places = Vec::new();
        for group in &groups(best) {
            for (place, span) in group.iter().enumerate().rev() {
                let range = best.spans[*span].choices.clone();
                let refers = |choice: &Choice| refers(choice, place, group.len());
                let is_referred_to = best.choices[..range.start].iter().any(refers)
                    || best.choices[range.end..].iter().any(refers);
                if !range.is_empty() && is_referred_to && places.len() < MOST {
                    places.push((*span, place));
                }
            }
        }
        places
    }

    fn step(&self, shrinker: &mut Shrinker<'_>, (span, place): Place) -> Result<(), Halt> {
        let range = shrinker.spans()[span].choices.clone();
        let elements = siblings(shrinker, span);
        let candidate = renumbered(shrinker.choices(), range, (place, elements));
        shrinker.consider(candidate)?;
        Ok(())
    }
}

/// How many spans have parent and label in common with this one, itself included.
fn siblings(shrinker: &Shrinker<'_>, span: usize) -> usize {
    let like = &shrinker.spans()[span];
    let mut siblings = 0;
    for other in shrinker.spans() {
        siblings += usize::from(other.parent == like.parent && other.label == like.label);
    }
    siblings
}

fn renumbered(
    choices: &[Choice],
    deleted: Range<usize>,
    (place, elements): (usize, usize),
) -> Vec<Choice> {
    let mut rest = without(choices, deleted);
    for choice in &mut rest {
        if refers(choice, place, elements) {
            choice.value = match &choice.value {
                Value::Integer(value) => match value.checked_sub(1) {
                    Some(lower) => Value::Integer(lower),
                    None => continue,
                },
                Value::Float(value) => Value::Float(value - 1.0),
                _ => continue,
            };
        }
    }
    rest
}

/// Whether this may be a place behind `place`, or the number of all elements.
fn refers(choice: &Choice, place: usize, elements: usize) -> bool {
    if choice.forced {
        return false;
    }
    match &choice.value {
        Value::Integer(value) => Int::from(place) < *value && *value <= Int::from(elements),
        Value::Float(value) => {
            value.fract() == 0.0 && *value > place as f64 && *value <= elements as f64
        }
        _ => false,
    }
}
