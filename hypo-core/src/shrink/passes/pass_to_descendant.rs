use super::{Pass, Place};
use crate::choice::Choice;
use crate::executor::Execution;
use crate::shrink::Halt;
use crate::shrink::shrinker::{Attempt, Shrinker, splice};
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
            let within = (outer + 1..spans.len())
                .take_while(|inner| spans[*inner].choices.start < span.choices.end);
            let mut parts: Vec<Place> = within
                .filter(|inner| {
                    let part = &spans[*inner];
                    part.label == span.label
                        && !part.choices.is_empty()
                        && part.choices.len() < span.choices.len()
                })
                .map(|inner| (outer, inner))
                .collect();
            let len = |(_, inner): &Place| spans[*inner].choices.len();
            sort_by(&mut parts, |a, b| len(a).cmp(&len(b)));
            places.extend(parts);
        }
        places
    }

    fn step(&self, shrinker: &mut Shrinker<'_>, (outer, inner): Place) -> Result<(), Halt> {
        let [whole, part] = [outer, inner].map(|index| shrinker.spans()[index].choices.clone());
        let part = shrinker.choices()[part].to_vec();
        let candidate = splice(shrinker.choices(), whole.clone(), &part);
        let Attempt::Failed(failed) = shrinker.attempt_padded(candidate)? else {
            return Ok(());
        };
        // Where the part is less deep than it was, it may read more.
        let read = failed.spans.get(outer).map(|span| span.choices.clone());
        let Some(read) = read.filter(|read| read.start == whole.start) else {
            return Ok(());
        };
        if read.len() > part.len() {
            let missing = failed.choices[read].iter().skip(part.len());
            let missing: Vec<Choice> = missing.map(Choice::simplified).collect();
            let part = [part, missing].concat();
            shrinker.consider(splice(shrinker.choices(), whole, &part))?;
        }
        Ok(())
    }
}
