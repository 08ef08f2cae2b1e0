use super::{Pass, Place, is_not_simplest};
use crate::choice::{Choice, Constraint, Value};
use crate::executor::Execution;
use crate::shrink::Halt;
use crate::shrink::minimise;
use crate::shrink::shrinker::Shrinker;

/// Sets all floats to one, but for the last: that one to where floats no longer count by ones.
///
/// What fails because sums are rounded mostly fails with these. Searching float
/// by float would end in one of thousands of forms, for each has to be as far
/// from the others as they happen to be. Done once, in a single run.
///
/// Before: `(0.1, 0.2, 0.3)`, where it matters what is added first. After: `(1.0, 1.0, 2f64.powi(53))`.
pub(in crate::shrink) struct Rounding;

impl Pass for Rounding {
    fn name(&self) -> &'static str {
        "round sums of floats"
    }

    /// The first and the last float.
    fn places(&self, best: &Execution) -> Vec<Place> {
        let mut ends = None;
        for (place, choice) in best.choices.iter().enumerate() {
            if is_free_float(choice) {
                ends = match ends {
                    None => Some((place, place)),
                    Some((first, _)) => Some((first, place)),
                };
            }
        }
        match ends {
            Some((first, last)) if first < last => vec![(first, last)],
            _ => Vec::new(),
        }
    }

    fn step(&self, shrinker: &mut Shrinker<'_>, (first, last): Place) -> Result<(), Halt> {
        let mut candidate = shrinker.choices().to_vec();
        for choice in &mut candidate[first..last] {
            if is_free_float(choice) {
                choice.value = Value::Float(1.0);
            }
        }
        if let Constraint::Float(float) = &candidate[last].constraint {
            candidate[last].value = Value::Float(minimise::all_whole(float.width()));
        }
        shrinker.consider(candidate)?;
        Ok(())
    }
}

fn is_free_float(choice: &Choice) -> bool {
    !choice.forced && matches!(choice.value, Value::Float(_)) && is_not_simplest(choice)
}
