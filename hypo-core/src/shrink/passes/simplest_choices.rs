use super::{Pass, Place, from_the_end, is_not_simplest};
use crate::choice::Constraint;
use crate::executor::Execution;
use crate::shrink::Halt;
use crate::shrink::search::find_up_to;
use crate::shrink::shrinker::{Attempt, Shrinker, same_shape};

/// Sets choices of one constraint to their simplest value, as many in a row as goes.
///
/// Where a few of many values matter, the others should not take a search each.
///
/// Before: `8 3 7 100 9 9`, where the 100 matters. After: `0 0 0 100 0 0`.
pub(in crate::shrink) struct SimplestChoices;

impl Pass for SimplestChoices {
    fn name(&self) -> &'static str {
        "simplify choices"
    }

    /// The last choice of each constraint.
    fn places(&self, best: &Execution) -> Vec<Place> {
        let mut seen: Vec<&Constraint> = Vec::new();
        let mut places = Vec::new();
        for place in &from_the_end(best, &is_not_simplest) {
            let constraint = &best.choices[place.0].constraint;
            if !seen.contains(&constraint) {
                seen.push(constraint);
                places.push(*place);
            }
        }
        places
    }

    fn step(&self, shrinker: &mut Shrinker<'_>, (place, _): Place) -> Result<(), Halt> {
        let constraint = shrinker.choices()[place].constraint.clone();
        let alike = from_the_end(shrinker.best(), &|choice| {
            !choice.is_simplest() && choice.constraint == constraint
        });
        let mut rest = &alike[..];
        while !rest.is_empty() {
            let base = shrinker.share();
            let base = &base.choices;
            let mut structural = false;
            let done = find_up_to(rest.len() as u128, &mut |count| {
                let mut candidate = base.clone();
                for (index, _) in &rest[..count as usize] {
                    match candidate.get_mut(*index) {
                        Some(choice) => *choice = choice.simplified(),
                        None => return Ok(false),
                    }
                }
                let attempt = shrinker.attempt(candidate)?;
                structural = match &attempt {
                    Attempt::Failed(failed) => !same_shape(&failed.choices, base),
                    _ => false,
                };
                Ok(attempt.holds())
            })?;
            if structural || !same_shape(shrinker.choices(), base) {
                // These decide how much else there is; deleting will do better.
                return Ok(());
            }
            rest = &rest[rest.len().min(done as usize + 1)..];
        }
        Ok(())
    }
}
