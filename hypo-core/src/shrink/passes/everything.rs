use super::{Pass, Place, from_the_end, is_not_simplest};
use crate::executor::Execution;
use crate::shrink::Halt;
use crate::shrink::shrinker::{Shrinker, simplified};

/// Makes every choice as simple as it can be, at once.
///
/// Done once, for where it works there is nothing more to do than to see what
/// is left of the test case.
///
/// Before: `true 17 true 8 false`, where anything fails. After: `false`.
pub(in crate::shrink) struct Everything;

impl Pass for Everything {
    fn name(&self) -> &'static str {
        "simplify everything"
    }

    fn places(&self, best: &Execution) -> Vec<Place> {
        if from_the_end(best, &is_not_simplest).is_empty() {
            Vec::new()
        } else {
            vec![(0, 0)]
        }
    }

    fn step(&self, shrinker: &mut Shrinker<'_>, _: Place) -> Result<(), Halt> {
        shrinker.consider(simplified(shrinker.choices()))?;
        Ok(())
    }
}
