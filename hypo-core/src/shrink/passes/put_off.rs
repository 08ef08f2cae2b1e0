use std::cmp::Ordering;

use super::{Pass, Place};
use crate::executor::Execution;
use crate::shrink::Halt;
use crate::shrink::shrinker::{Shrinker, splice};

/// Moves a choice and the span that it brings with it behind the next choice of its kind.
///
/// Where a part may stand in either of two places there would be two results.
/// The decision for it is a choice of its own, followed by the part; so that
/// the other decision, which brings nothing, can come first.
///
/// Before: `true (left) false`, a node with a child on the left. After: `false true (right)`.
pub(in crate::shrink) struct PutOff;

impl Pass for PutOff {
    fn name(&self) -> &'static str {
        "put off parts"
    }

    /// The choice, and the end of the span that begins behind it.
    fn places(&self, best: &Execution) -> Vec<Place> {
        let choices = &best.choices;
        let mut places: Vec<Place> = Vec::new();
        for span in &best.spans {
            let (start, end) = (span.choices.start, span.choices.end);
            if start == 0 || span.choices.is_empty() || end >= choices.len() {
                continue;
            }
            let (one, other) = (&choices[start - 1], &choices[end]);
            let goes_down = !one.forced
                && !other.forced
                && one.constraint == other.constraint
                && one.constraint.order(&one.value, &other.value) == Ordering::Greater;
            if goes_down && !places.contains(&(start - 1, end)) {
                places.push((start - 1, end));
            }
        }
        places
    }

    fn step(&self, shrinker: &mut Shrinker<'_>, (choice, end): Place) -> Result<(), Halt> {
        let choices = shrinker.choices();
        let mut moved = vec![choices[end].clone()];
        moved.extend_from_slice(&choices[choice..end]);
        let candidate = splice(choices, choice..end + 1, &moved);
        shrinker.consider(candidate)?;
        Ok(())
    }
}
