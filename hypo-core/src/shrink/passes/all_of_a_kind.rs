use super::{Pass, Place, SimplestChoices};
use crate::choice::Value;
use crate::executor::Execution;
use crate::shrink::Halt;
use crate::shrink::shrinker::Shrinker;

/// Sets all choices of one constraint to their simplest value, at once.
///
/// Where only the shape matters, or only values of another kind, this is all
/// that there is to do for them; so it is tried once, ahead of everything that
/// looks at one after the other. Booleans are left out: they are the shape.
///
/// Before: `[17, 4, 300]`, where vectors of three fail. After: `[0, 0, 0]`.
pub(in crate::shrink) struct AllOfAKind;

impl Pass for AllOfAKind {
    fn name(&self) -> &'static str {
        "simplify all of a kind"
    }

    /// The last choice of each constraint of which there are several.
    fn places(&self, best: &Execution) -> Vec<Place> {
        let mut places = SimplestChoices.places(best);
        places.retain(|(last, _)| {
            let choice = &best.choices[*last];
            let is_boolean = matches!(choice.value, Value::Boolean(_));
            !is_boolean && is_repeated(best, *last)
        });
        places
    }

    fn step(&self, shrinker: &mut Shrinker<'_>, (last, _): Place) -> Result<(), Halt> {
        let constraint = shrinker.choices()[last].constraint.clone();
        let mut candidate = shrinker.choices().to_vec();
        for choice in &mut candidate {
            if choice.constraint == constraint {
                *choice = choice.simplified();
            }
        }
        shrinker.consider(candidate)?;
        Ok(())
    }
}

/// Whether there is another choice to simplify under the constraint of this one, the last of them.
fn is_repeated(best: &Execution, last: usize) -> bool {
    for choice in &best.choices[..last] {
        if choice.constraint == best.choices[last].constraint && !choice.is_simplest() {
            return true;
        }
    }
    false
}
