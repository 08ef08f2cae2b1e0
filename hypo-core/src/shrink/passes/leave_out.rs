use super::{Pass, Place, groups};
use crate::choice::Value;
use crate::executor::Execution;
use crate::shrink::Halt;
use crate::shrink::shrinker::{Shrinker, simplified, splice};

/// Leaves out what a span draws only if its first choice says so.
///
/// Where that choice alone becomes `false`, what it brought is read as what
/// follows. The elements of a collection are of this form too, but there are
/// more of them, and they are for the passes that delete.
///
/// Before: `(true 80) [4]`, where the 4 matters. After: `(false) [4]`.
pub(in crate::shrink) struct LeaveOut;

impl Pass for LeaveOut {
    fn name(&self) -> &'static str {
        "leave out options"
    }

    /// Spans that begin with `true`, have more, and have no other of their kind beside them.
    fn places(&self, best: &Execution) -> Vec<Place> {
        let mut places = Vec::new();
        for group in &groups(best) {
            let range = best.spans[group[0]].choices.clone();
            if group.len() == 1 && range.len() > 1 {
                let first = &best.choices[range.start];
                if first.value == Value::Boolean(true) && !first.forced {
                    places.push((group[0], 0));
                }
            }
        }
        places
    }

    fn step(&self, shrinker: &mut Shrinker<'_>, (span, _): Place) -> Result<(), Halt> {
        let range = shrinker.spans()[span].choices.clone();
        let nothing = simplified(&shrinker.choices()[range.start..range.start + 1]);
        shrinker.consider(splice(shrinker.choices(), range, &nothing))?;
        Ok(())
    }
}
