use super::individual::lower_choices;
use super::{Pass, Place};
use crate::beginning::{Beginning, Table};
use crate::choice::Value;
use crate::executor::Execution;
use crate::shrink::Halt;
use crate::shrink::shrinker::Shrinker;

/// Lowers numbers that are equal and alike together, all of them or all but one.
///
/// Another number may have come to the same value by chance, and that one has
/// to stay where it is.
///
/// Before: `(2, [2, 2, 2])`, at least two and three that are equal. After: `(2, [0, 0, 0])`.
pub(in crate::shrink) struct AllButOne;

/// Of more, one that has to stay is left to chance.
const MOST: usize = 5;

impl Pass for AllButOne {
    fn name(&self) -> &'static str {
        "lower all duplicates but one"
    }

    /// The first of a group, with how many of it stand ahead of the one that is left out: all, for none.
    fn places(&self, best: &Execution) -> Vec<Place> {
        let mut places = Vec::new();
        for equal in &equals(best) {
            for first in equal {
                let group = alike(best, equal, *first);
                if group[0] != *first || group.len() > MOST {
                    continue;
                }
                if 1 < group.len() && group.len() < equal.len() {
                    places.push((*first, group.len()));
                }
                if 2 < group.len() && have_roles(best, &group) {
                    for left_out in 0..group.len() {
                        places.push((*first, left_out));
                    }
                }
            }
        }
        places
    }

    fn step(&self, shrinker: &mut Shrinker<'_>, (first, left_out): Place) -> Result<(), Halt> {
        let mut group = Vec::new();
        for equal in &equals(shrinker.best()) {
            if equal.contains(&first) {
                group = alike(shrinker.best(), equal, first);
            }
        }
        if left_out < group.len() {
            group.remove(left_out);
        }
        lower_choices(shrinker, &group)
    }
}

/// Whether these are not all the same part of a span of the same label, as the elements of a vector are.
///
/// One of those that are is as likely to have to stay as any other.
fn have_roles(best: &Execution, group: &[usize]) -> bool {
    let role = |place: usize| {
        let mut role = (None, place);
        for span in &best.spans {
            if span.choices.contains(&place) {
                role = (Some(span.label), place - span.choices.start);
            }
        }
        role
    };
    let first = role(group[0]);
    for place in group {
        if role(*place) != first {
            return true;
        }
    }
    false
}

/// The places of numbers that are equal, a few of each, under whatever constraints.
fn equals(best: &Execution) -> Vec<Vec<usize>> {
    let mut group_of = Table::new();
    let mut equals: Vec<Vec<usize>> = Vec::new();
    for (index, choice) in best.choices.iter().enumerate() {
        let is_number = matches!(choice.value, Value::Integer(_));
        if !is_number || choice.forced || choice.is_simplest() {
            continue;
        }
        let value = Beginning::default().then(&choice.value);
        match group_of.get(value) {
            Some(group) => {
                let group: &mut Vec<usize> = &mut equals[group];
                group.push(index);
            }
            None => {
                group_of.insert(value, equals.len());
                equals.push(vec![index]);
            }
        }
    }
    equals.retain(|equal| 1 < equal.len() && equal.len() <= 2 * MOST);
    equals
}

/// Those of these places that have the constraint of one.
fn alike(best: &Execution, equal: &[usize], one: usize) -> Vec<usize> {
    let mut alike = Vec::with_capacity(equal.len());
    for place in equal {
        if best.choices[*place].constraint == best.choices[one].constraint {
            alike.push(*place);
        }
    }
    alike
}
