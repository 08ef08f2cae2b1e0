use super::{Pass, Place, from_the_end};
use crate::choice::{Choice, Constraint, Value};
use crate::executor::Execution;
use crate::shrink::Halt;
use crate::shrink::shrinker::Shrinker;

/// Mirrors all integers below their simplest value to the other side, at once.
///
/// Many bugs do not care for signs, as long as they go together.
///
/// Before: `(-1, i64::MIN)`, whose sum overflows. After: `(1, i64::MAX)`.
pub(in crate::shrink) struct Signs;

impl Pass for Signs {
    fn name(&self) -> &'static str {
        "turn signs"
    }

    fn places(&self, best: &Execution) -> Vec<Place> {
        let negative = from_the_end(best, &|choice| mirrored(choice).is_some());
        if negative.len() > 1 {
            vec![(0, 0)]
        } else {
            Vec::new()
        }
    }

    fn step(&self, shrinker: &mut Shrinker<'_>, _: Place) -> Result<(), Halt> {
        let mut candidate = shrinker.choices().to_vec();
        for choice in &mut candidate {
            if let Some(value) = mirrored(choice) {
                choice.value = value;
            }
        }
        shrinker.consider(candidate)?;
        Ok(())
    }
}

/// The value as far above the simplest one as it is below, or the highest if there is none so far.
fn mirrored(choice: &Choice) -> Option<Value> {
    match (&choice.constraint, &choice.value) {
        (Constraint::Integer(integer), Value::Integer(value)) if !choice.forced => {
            let simplest = integer.simplest();
            if *value >= simplest || simplest == integer.max() {
                return None;
            }
            let above = simplest.checked_add(simplest.distance(*value));
            Some(Value::Integer(match above {
                Some(above) if integer.permits(above) => above,
                _ => integer.max(),
            }))
        }
        _ => None,
    }
}
