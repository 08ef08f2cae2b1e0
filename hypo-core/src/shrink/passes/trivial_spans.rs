use super::{Pass, Place};
use crate::choice::Choice;
use crate::executor::{Execution, Outcome};
use crate::shrink::Halt;
use crate::shrink::shrinker::{Attempt, Shrinker, splice};

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
        let complex = |content: &[Choice]| {
            content
                .iter()
                .filter(|choice| !choice.is_simplest())
                .count()
                > 1
        };
        let spans = best.spans.iter().enumerate().rev();
        spans
            .filter(|(_, span)| complex(&best.choices[span.choices.clone()]))
            .map(|(index, _)| (index, 0))
            .collect()
    }

    fn step(&self, shrinker: &mut Shrinker<'_>, (index, _): Place) -> Result<(), Halt> {
        let range = shrinker.spans()[index].choices.clone();
        let content: Vec<Choice> = shrinker.choices()[range.clone()]
            .iter()
            .map(Choice::simplified)
            .collect();
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
