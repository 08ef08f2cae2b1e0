//! Which parts of a failure could be free.

use crate::case::Traced;
use crate::choice::{Choice, Value, values};
use crate::executor::Execution;
use crate::sorting::sort_by;

/// The parts of a described failure of which something can be said: the largest first, for within what is
/// free all is.
///
/// Left out are those in which nothing is chosen, and those that the report does not show.
pub(super) fn candidates(best: &Execution) -> Vec<Traced> {
    let mut candidates = Vec::new();
    for traced in &best.described.parts {
        let choices = &best.choices[traced.choices.clone()];
        let chosen = choices.iter().any(|choice| !choice.forced);
        if chosen && best.described.shows(&traced.part) {
            candidates.push(traced.clone());
        }
    }
    let key = |traced: &Traced| {
        let length = traced.choices.len();
        (
            usize::MAX - length,
            traced.choices.start,
            traced.part.path.len(),
        )
    };
    sort_by(&mut candidates, |a, b| key(a).cmp(&key(b)));
    candidates
}

/// Whether a part lies within another one.
pub(super) fn contains(outer: &Traced, inner: &Traced) -> bool {
    outer.part.whole == inner.part.whole && inner.part.path.starts_with(&outer.part.path)
}

/// What other parts have in place of these choices, where it could stand there as well.
///
/// So it is seen that two values matter only in that they differ.
pub(super) fn borrowed(
    choices: &[Choice],
    part: &Traced,
    candidates: &[Traced],
) -> Vec<Vec<Value>> {
    let own = &choices[part.choices.clone()];
    let mut borrowed: Vec<Vec<Value>> = Vec::new();
    for other in candidates {
        let contents = &choices[other.choices.clone()];
        if !could_be(own, contents) {
            continue;
        }
        let contents = values(contents);
        if contents != values(own) && !borrowed.contains(&contents) {
            borrowed.push(contents);
        }
    }
    borrowed
}

/// Whether choices could have the values of others, one by one.
fn could_be(own: &[Choice], contents: &[Choice]) -> bool {
    if own.len() != contents.len() {
        return false;
    }
    for (place, choice) in own.iter().enumerate() {
        let value = &contents[place].value;
        if choice.forced && choice.value != *value || !choice.constraint.permits(value) {
            return false;
        }
    }
    true
}
