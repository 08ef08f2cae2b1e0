use super::{Pass, Place};
use crate::executor::Execution;
use crate::shrink::Halt;
use crate::shrink::shrinker::{Attempt, Shrinker, simplified, splice};
use crate::sorting::sort_by;

/// Replaces a span by a smaller one of the same label within it.
///
/// That is what a part of a recursive value is: it can stand wherever the
/// whole can.
///
/// Before: `pair(pair(leaf 1, leaf 2), leaf 3)`. After: `pair(leaf 1, leaf 2)`.
pub(in crate::shrink) struct PassToDescendant;

impl Pass for PassToDescendant {
    fn name(&self) -> &'static str {
        "pass to descendants"
    }

    /// The outermost span with the innermost within it first: that takes away most.
    fn places(&self, best: &Execution) -> Vec<Place> {
        let spans = &best.spans;
        let mut places = Vec::new();
        for (outer, span) in spans.iter().enumerate() {
            let mut parts: Vec<Place> = Vec::new();
            for (ahead, part) in spans[outer + 1..].iter().enumerate() {
                if part.choices.start >= span.choices.end {
                    break;
                }
                if part.label == span.label
                    && !part.choices.is_empty()
                    && part.choices.len() < span.choices.len()
                {
                    parts.push((outer, outer + 1 + ahead));
                }
            }
            let len = |(_, inner): &Place| spans[*inner].choices.len();
            sort_by(&mut parts, |a, b| len(a).cmp(&len(b)));
            places.extend_from_slice(&parts);
        }
        places
    }

    fn step(&self, shrinker: &mut Shrinker<'_>, (outer, inner): Place) -> Result<(), Halt> {
        let whole = shrinker.spans()[outer].choices.clone();
        let part = shrinker.spans()[inner].choices.clone();
        let mut part = shrinker.choices()[part].to_vec();
        let candidate = splice(shrinker.choices(), whole.clone(), &part);
        let Attempt::Failed(failed) = shrinker.attempt_padded(candidate)? else {
            return Ok(());
        };
        // Where the part is less deep than it was, it may read more.
        let Some(span) = failed.spans.get(outer) else {
            return Ok(());
        };
        let read = span.choices.clone();
        if read.start == whole.start && read.len() > part.len() {
            let missing = simplified(&failed.choices[read.start + part.len()..read.end]);
            part.extend_from_slice(&missing);
            shrinker.consider(splice(shrinker.choices(), whole, &part))?;
        }
        Ok(())
    }
}
