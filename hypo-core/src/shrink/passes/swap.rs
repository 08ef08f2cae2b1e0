use std::cmp::Ordering;

use super::{Pass, Place};
use crate::executor::Execution;
use crate::shrink::Halt;
use crate::shrink::shrinker::Shrinker;

/// Swaps two choices that stand close, so that the simpler one comes first.
///
/// Where only one of them matters, or both do in either order, there would be
/// two results; and neither can become the other in steps of one choice.
///
/// Before: `(true, false)`, where one of two is set. After: `(false, true)`.
pub(in crate::shrink) struct Swap;

/// How far apart the two may stand.
const REACH: usize = 4;

impl Pass for Swap {
    fn name(&self) -> &'static str {
        "swap neighbours"
    }

    fn places(&self, best: &Execution) -> Vec<Place> {
        let choices = &best.choices;
        let mut places = Vec::new();
        for first in 0..choices.len() {
            for second in first + 1..choices.len().min(first + 1 + REACH) {
                let (one, other) = (&choices[first], &choices[second]);
                if !one.forced
                    && !other.forced
                    && one.constraint == other.constraint
                    && one.constraint.order(&one.value, &other.value) == Ordering::Greater
                {
                    places.push((first, second));
                }
            }
        }
        places
    }

    fn step(&self, shrinker: &mut Shrinker<'_>, (first, second): Place) -> Result<(), Halt> {
        let one = shrinker.choices()[first].value.clone();
        let other = shrinker.choices()[second].value.clone();
        shrinker.replace(&[(first, other), (second, one)])?;
        Ok(())
    }
}
