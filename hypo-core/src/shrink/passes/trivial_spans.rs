use super::{Pass, Place};
use crate::executor::{Execution, Outcome};
use crate::shrink::Halt;
use crate::shrink::shrinker::{Attempt, Shrinker, simplified, splice};

/// Makes everything in a span as simple as it can be, at once.
///
/// Most parts of a failing test case have nothing to do with the failure. If
/// simpler choices make the span read fewer or other ones, what it read instead
/// is put in its place and the rest left as it was.
///
/// Before: `(17 true 3.5) 4` where only the 4 matters. After: `(0 false 0.0) 4`.
pub(in crate::shrink) struct TrivialSpans;

impl Pass for TrivialSpans {
    fn name(&self) -> &'static str {
        "try trivial spans"
    }

    /// Spans with a single choice to simplify are left to the passes for choices.
    fn places(&self, best: &Execution) -> Vec<Place> {
        let mut places = Vec::new();
        for index in (0..best.spans.len()).rev() {
            let range = best.spans[index].choices.clone();
            let mut simpler = 0;
            for choice in &best.choices[range] {
                simpler += usize::from(!choice.is_simplest());
            }
            if simpler > 1 {
                places.push((index, 0));
            }
        }
        places
    }

    fn step(&self, shrinker: &mut Shrinker<'_>, (index, _): Place) -> Result<(), Halt> {
        let range = shrinker.spans()[index].choices.clone();
        let content = simplified(&shrinker.choices()[range.clone()]);
        let candidate = splice(shrinker.choices(), range.clone(), &content);
        let Attempt::Failed(failed) = shrinker.attempt(candidate)? else {
            return Ok(());
        };
        let Some(span) = failed.spans.get(index) else {
            return Ok(());
        };
        // An overrun may have ended in the middle of it.
        let complete =
            failed.outcome != Outcome::Overrun || span.choices.end < failed.choices.len();
        if complete && span.choices.start == range.start {
            let content = &failed.choices[span.choices.clone()];
            shrinker.consider(splice(shrinker.choices(), range, content))?;
        }
        Ok(())
    }
}
