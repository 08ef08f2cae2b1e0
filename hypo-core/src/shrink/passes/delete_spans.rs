use std::ops::Range;

use super::{Pass, Place, groups};
use crate::case::Span;
use crate::choice::{Choice, Int, Value};
use crate::executor::Execution;
use crate::shrink::Halt;
use crate::shrink::search::find_up_to;
use crate::shrink::shrinker::{Shrinker, without};
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
        for group in &groups(best) {
            let group = filled(best, group);
            let count = count_of(best, &group);
            for (at, index) in group.iter().enumerate() {
                let span = &best.spans[*index];
                // Among neighbours that are equal it does not matter which of them goes.
                let repeated = match group.get(at + 1) {
                    Some(next) => repeats(best, span, &best.spans[*next]),
                    None => false,
                };
                if !repeated && (count != UNCOUNTED || fits_behind(best, span)) {
                    places.push((*index, count));
                }
            }
        }
        sort_by(&mut places, |a, b| b.cmp(a));
        places
    }

    fn step(&self, shrinker: &mut Shrinker<'_>, (index, count): Place) -> Result<(), Halt> {
        let end = shrinker.spans()[index].choices.end;
        let run = siblings_before(shrinker, index);
        // All that is deleted is deleted from what there was, for the numbers to stay true.
        let base = shrinker.share();
        let base = &base.choices;
        let mut deleted = |count: usize, n: u128| {
            let start = run[n as usize - 1].start;
            let mut candidate = without(base, start..end);
            if count != UNCOUNTED {
                let Some(lowered) = lowered(&base[count], n) else {
                    return Ok(false);
                };
                // It may be among what is deleted.
                if count < start {
                    candidate[count].value = lowered;
                }
            }
            shrinker.consider(candidate)
        };
        let most = run.len() as u128;
        if count != UNCOUNTED && find_up_to(most, &mut |n| deleted(count, n))? > 0 {
            return Ok(());
        }
        find_up_to(most, &mut |n| deleted(UNCOUNTED, n))?;
        Ok(())
    }
}

/// Those of these spans that have any choices.
fn filled(best: &Execution, group: &[usize]) -> Vec<usize> {
    let mut filled = Vec::new();
    for span in group {
        if !best.spans[*span].choices.is_empty() {
            filled.push(*span);
        }
    }
    filled
}

/// This span, and those of the same parent that end where the one after them begins, from right to left.
fn siblings_before(shrinker: &Shrinker<'_>, index: usize) -> Vec<Range<usize>> {
    let spans = shrinker.spans();
    let mut run = vec![spans[index].choices.clone()];
    for before in (0..index).rev() {
        let span = &spans[before];
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
    let Some(behind) = best.choices.get(span.choices.end) else {
        return false;
    };
    best.choices[span.choices.start].constraint == behind.constraint
}

fn repeats(best: &Execution, span: &Span, next: &Span) -> bool {
    let content = |span: &Span| &best.choices[span.choices.clone()];
    span.choices.end == next.choices.start && content(span) == content(next)
}

/// The choice that looks as if it said how many spans of the group there are: the last one before
/// them that came to their number.
fn count_of(best: &Execution, group: &[usize]) -> usize {
    if group.len() < 2 {
        return UNCOUNTED;
    }
    let number = Value::Integer(Int::from(group.len()));
    let first = best.spans[group[0]].choices.start;
    for place in (first.saturating_sub(NEAR)..first).rev() {
        let choice = &best.choices[place];
        if choice.value == number && !choice.forced {
            return place;
        }
    }
    UNCOUNTED
}

fn lowered(choice: &Choice, by: u128) -> Option<Value> {
    match choice.value {
        Value::Integer(value) => Some(Value::Integer(value.checked_sub(by)?)),
        _ => None,
    }
}
