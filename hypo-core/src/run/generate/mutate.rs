//! Changing a test case that was tried: one part of it stands in for another of its kind.
//!
//! Parts that belong together meet with themselves this way: two equal elements
//! of a list, an element within itself, a tree as deep again as it was drawn.

use crate::case::Span;
use crate::choice::{self, Choice, Value};
use crate::executor::Execution;
use crate::source::Dealer;

/// A test case to change.
pub(super) struct Seen {
    choices: Vec<Choice>,
    spans: Vec<Span>,
}

impl Seen {
    pub(super) fn of(execution: &Execution) -> Seen {
        Seen {
            choices: execution.choices.clone(),
            spans: execution.spans.clone(),
        }
    }
}

/// A pair of parts is looked for so often.
const TRIES: usize = 8;

/// Whether there could be two parts of a kind.
pub(super) fn is_changeable(execution: &Execution) -> bool {
    execution.spans.len() >= 2
}

/// The values of the test case with one part in place of another of its kind; `None` if it has no two.
pub(super) fn change(seen: &Seen, dealer: &mut Dealer) -> Option<Vec<Value>> {
    for _ in 0..TRIES {
        let one = &seen.spans[dealer.below(seen.spans.len())];
        let other = another(&seen.spans, one, dealer)?;
        let (one, other) = (&one.choices, &other.choices);
        let (from, to) = if other.start <= one.start && one.end <= other.end {
            // A part of itself: it begins again where the inner one stood.
            (
                other.start..seen.choices.len(),
                one.start..seen.choices.len(),
            )
        } else {
            (one.clone(), other.clone())
        };
        if from == to || seen.choices[from.clone()] == seen.choices[to.clone()] {
            continue;
        }
        let mut changed = choice::values(&seen.choices[..to.start]);
        changed.extend(choice::values(&seen.choices[from]));
        changed.extend(choice::values(&seen.choices[to.end..]));
        return Some(changed);
    }
    None
}

/// Another span of the same label that is not inside `one`.
fn another<'a>(spans: &'a [Span], one: &Span, dealer: &mut Dealer) -> Option<&'a Span> {
    let first = dealer.below(spans.len());
    for place in 0..spans.len() {
        let other = &spans[(first + place) % spans.len()];
        let is_inside =
            one.choices.start <= other.choices.start && other.choices.end <= one.choices.end;
        if other.label == one.label && !is_inside && !other.discarded {
            return Some(other);
        }
    }
    None
}
