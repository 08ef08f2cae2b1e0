use std::cmp::Ordering;

use super::items::{bytes_of, items_of, ranks, text_of};
use super::{Pass, Place};
use crate::choice::{Choice, Constraint, Value};
use crate::executor::Execution;
use crate::shrink::Halt;
use crate::shrink::shrinker::Shrinker;

/// Lets two or three values in a row change their roles, so that the first becomes simpler.
///
/// What each is for may depend on its place, so that none can be lowered and no
/// two swapped. Values that fall from one to the next, although they could not
/// be sorted, are a sign of that.
///
/// Before: `[-1, 0, -1]` for alternating signs. After: `[0, -1, 0]`.
pub(in crate::shrink) struct Rotate;

/// The longest row.
const LONGEST: usize = 3;
/// So many choices are looked through for it.
const REACH: usize = 12;

impl Pass for Rotate {
    fn name(&self) -> &'static str {
        "rotate values"
    }

    /// The first choice of a row and its length, or a choice that is a row itself.
    fn places(&self, best: &Execution) -> Vec<Place> {
        let mut places = Vec::new();
        for (first, choice) in best.choices.iter().enumerate() {
            match choice.value {
                Value::Boolean(_) => {}
                Value::String(_) | Value::Bytes(_) => places.push((first, 0)),
                _ if choice.is_simplest() => {}
                _ => {
                    let row = row(&best.choices, first);
                    for length in 2..=row.len() {
                        places.push((first, length));
                    }
                }
            }
        }
        places
    }

    fn step(&self, shrinker: &mut Shrinker<'_>, (first, length): Place) -> Result<(), Halt> {
        let choice = shrinker.choices()[first].clone();
        if length == 0 {
            return rotate_items(shrinker, first, &choice);
        }
        let mut row = row(shrinker.choices(), first);
        row.truncate(length);
        let mut values = Vec::with_capacity(length);
        for place in &row {
            values.push(shrinker.choices()[*place].value.clone());
        }
        let constraint = &choice.constraint;
        let is_simpler = |a: &Value, b: &Value| constraint.order(a, b) == Ordering::Less;
        for turned in &turns(&values, &constraint.simplest(), &is_simpler) {
            let mut changes = Vec::with_capacity(length);
            for (index, place) in row.iter().enumerate() {
                changes.push((*place, turned[index].clone()));
            }
            if shrinker.replace(&changes)? {
                return Ok(());
            }
        }
        Ok(())
    }
}

/// The choices that are alike from the first on, at most as many as may turn.
fn row(choices: &[Choice], first: usize) -> Vec<usize> {
    let mut row = Vec::with_capacity(LONGEST);
    for (ahead, choice) in choices[first..].iter().take(REACH).enumerate() {
        if row.len() < LONGEST && !choice.forced && choice.constraint == choices[first].constraint {
            row.push(first + ahead);
        }
    }
    row
}

/// The other orders of a row whose first value is simpler: its second one first, the last becoming
/// the simplest or what was first; or its last one first.
fn turns<T: Clone + PartialEq>(
    row: &[T],
    simplest: &T,
    is_simpler: &dyn Fn(&T, &T) -> bool,
) -> Vec<Vec<T>> {
    let mut turns = Vec::new();
    let last = row.len() - 1;
    if is_simpler(&row[1], &row[0]) {
        let mut shifted = row[1..].to_vec();
        shifted.push(simplest.clone());
        turns.push(shifted);
        let mut turned = row.to_vec();
        turned.rotate_left(1);
        turns.push(turned);
    }
    if last > 1 && is_simpler(&row[last], &row[0]) {
        let mut turned = row.to_vec();
        turned.rotate_right(1);
        turns.push(turned);
    }
    turns
}

fn rotate_items(shrinker: &mut Shrinker<'_>, place: usize, choice: &Choice) -> Result<(), Halt> {
    let items = match (&choice.constraint, &choice.value) {
        (Constraint::String(string), Value::String(text)) => ranks(string, text),
        (_, Value::Bytes(bytes)) => Some(items_of(bytes)),
        _ => None,
    };
    let items = items.unwrap_or_default();
    for first in 0..items.len() {
        for length in 2..=LONGEST.min(items.len() - first) {
            let range = first..first + length;
            for turned in &turns(&items[range.clone()], &0, &|a, b| a < b) {
                let mut items = items.clone();
                items[range.clone()].copy_from_slice(turned);
                let value = match &choice.constraint {
                    Constraint::String(string) => text_of(string, &items),
                    _ => bytes_of(&items),
                };
                if shrinker.replace(&[(place, value)])? {
                    return Ok(());
                }
            }
        }
    }
    Ok(())
}
