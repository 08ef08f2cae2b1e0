use std::ops::Range;

use super::{Pass, Place, groups};
use crate::case::Span;
use crate::choice::{Choice, Int, Value};
use crate::executor::Execution;
use crate::shrink::Halt;
use crate::shrink::search::find_integer;
use crate::shrink::shrinker::Shrinker;
use crate::sorting::sort_by;

/// Deletes whole spans, and with one that can go as many of its neighbours as can go too.
///
/// An element of a collection is a span that holds the decision to go on and
/// the element itself, so that what is left reads as a collection with one
/// element less.
///
/// If instead a number drawn before says how many there are, it is lowered by
/// as many.
///
/// Before: `(true 5) (true 17) (true 8) false`. After: `(true 17) false`.
/// Or before: `3 (5) (17) (8)`. After: `1 (17)`.
pub(in crate::shrink) struct DeleteSpans;

/// No choice says how many of the spans there are.
const UNCOUNTED: usize = usize::MAX;
/// A count stands at most so many choices ahead of what it counts.
const NEAR: usize = 64;

impl Pass for DeleteSpans {
    fn name(&self) -> &'static str {
        "delete spans"
    }

    /// Where what stands behind the span begins as it does, for that is what will be asked for in
    /// its place; or where a number says how many there are, which is the second number then.
    fn places(&self, best: &Execution) -> Vec<Place> {
        let mut places = Vec::new();
        for mut group in groups(best) {
            group.retain(|span| !best.spans[*span].choices.is_empty());
            let count = count_of(best, &group);
            for (at, span) in group.iter().enumerate() {
                let next = group.get(at + 1).map(|next| &best.spans[*next]);
                let span_at = &best.spans[*span];
                let worth_it = count.is_some() || fits_behind(best, span_at);
                // Among neighbours that are equal it does not matter which of them goes.
                if worth_it && !next.is_some_and(|next| repeats(best, span_at, next)) {
                    places.push((*span, count.unwrap_or(UNCOUNTED)));
                }
            }
        }
        sort_by(&mut places, |a, b| b.cmp(a));
        places
    }

    fn step(&self, shrinker: &mut Shrinker<'_>, (index, count): Place) -> Result<(), Halt> {
        let end = shrinker.spans()[index].choices.end;
        let run = siblings_before(shrinker, index);
        let count = (count != UNCOUNTED).then_some(count);
        // All that is deleted is deleted from what there was, for the numbers to stay true.
        let base = shrinker.share();
        let base = &base.choices;
        let mut deleted = |with_count: Option<usize>, n: u128| {
            let first = usize::try_from(n - 1).ok().and_then(|n| run.get(n));
            let Some(first) = first else {
                return Ok(false);
            };
            let mut candidate = base.clone();
            if let Some(count) = with_count {
                let Some(lowered) = lowered(&base[count], n) else {
                    return Ok(false);
                };
                candidate[count].value = lowered;
            }
            candidate.drain(first.start..end);
            shrinker.consider(candidate)
        };
        if count.is_some() && find_integer(&mut |n| deleted(count, n))? > 0 {
            return Ok(());
        }
        find_integer(&mut |n| deleted(None, n))?;
        Ok(())
    }
}

/// This span, and those of the same parent that end where the one after them begins, from right to left.
fn siblings_before(shrinker: &Shrinker<'_>, index: usize) -> Vec<Range<usize>> {
    let spans = shrinker.spans();
    let mut run = vec![spans[index].choices.clone()];
    for span in spans[..index].iter().rev() {
        let next = &run[run.len() - 1];
        if span.parent == spans[index].parent
            && span.choices.end == next.start
            && !span.choices.is_empty()
        {
            run.push(span.choices.clone());
        }
    }
    run
}

fn fits_behind(best: &Execution, span: &Span) -> bool {
    let first = best.choices.get(span.choices.start);
    let behind = best.choices.get(span.choices.end);
    let pair = first.zip(behind);
    pair.is_some_and(|(first, behind)| first.constraint == behind.constraint)
}

fn repeats(best: &Execution, span: &Span, next: &Span) -> bool {
    let content = |span: &Span| &best.choices[span.choices.clone()];
    span.choices.end == next.choices.start && content(span) == content(next)
}

/// The choice that looks as if it said how many spans of the group there are: the last one before
/// them that came to their number.
fn count_of(best: &Execution, group: &[usize]) -> Option<usize> {
    let number = Value::Integer(Int::from(group.len()));
    let first = best.spans[*group.first()?].choices.start;
    let nearest = first.saturating_sub(NEAR);
    let mut before = best.choices[nearest..first].iter();
    let place = before.rposition(|choice| choice.value == number && !choice.forced)?;
    (group.len() > 1).then_some(nearest + place)
}

fn lowered(choice: &Choice, by: u128) -> Option<Value> {
    match choice.value {
        Value::Integer(value) => value.checked_sub(by).map(Value::Integer),
        _ => None,
    }
}
