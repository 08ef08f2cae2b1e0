use super::{Pass, Place};
use crate::choice::Choice;
use crate::executor::Execution;
use crate::shrink::Halt;
use crate::shrink::shrinker::Shrinker;

/// Removes what was drawn and thrown away, all of it at once.
///
/// Filters and unique collections draw again where a value will not do. The
/// refused draws are noise that every other pass would have to work around.
///
/// Before: `(7 refused) (9 refused) 8`. After: `8`.
pub(in crate::shrink) struct RemoveDiscarded;

impl Pass for RemoveDiscarded {
    fn name(&self) -> &'static str {
        "remove discarded spans"
    }

    fn places(&self, best: &Execution) -> Vec<Place> {
        for span in &best.spans {
            if span.discarded && !span.choices.is_empty() {
                return vec![(0, 0)];
            }
        }
        Vec::new()
    }

    fn step(&self, shrinker: &mut Shrinker<'_>, _: Place) -> Result<(), Halt> {
        let mut kept: Vec<Choice> = Vec::new();
        let mut from = 0;
        for span in shrinker.spans() {
            // One inside of another that is gone already begins before where we are.
            if span.discarded && span.choices.start >= from {
                kept.extend_from_slice(&shrinker.choices()[from..span.choices.start]);
                from = span.choices.end;
            }
        }
        kept.extend_from_slice(&shrinker.choices()[from..]);
        shrinker.consider(kept)?;
        Ok(())
    }
}
