use std::ops::Range;

use super::{Pass, Place, groups};
use crate::choice::{Value, order};
use crate::executor::Execution;
use crate::shrink::Halt;
use crate::shrink::minimise;
use crate::shrink::shrinker::Shrinker;

/// Sorts the spans of one label within a span, simplest first.
///
/// Where the order of elements does not matter there would be as many results
/// as there are orders; and sorted ones read better.
///
/// Before: `[3, 0, 1]`. After: `[0, 1, 3]`.
pub(in crate::shrink) struct Reorder;

impl Pass for Reorder {
    fn name(&self) -> &'static str {
        "reorder spans"
    }

    /// The first span of each group.
    fn places(&self, best: &Execution) -> Vec<Place> {
        let mut places = Vec::new();
        for group in &groups(best) {
            if group.len() > 1 && !is_sorted(best, &ranges(best, group[0])) {
                places.push((group[0], 0));
            }
        }
        places
    }

    fn step(&self, shrinker: &mut Shrinker<'_>, (first, _): Place) -> Result<(), Halt> {
        let group = ranges(shrinker.best(), first);
        let base = shrinker.share();
        let base = &base.choices;
        let piece = |place: usize| &base[group[place].clone()];
        let compare = |a: usize, b: usize| order::compare(piece(a), piece(b));
        minimise::order(group.len(), &compare, &mut |order| {
            let mut candidate = Vec::with_capacity(base.len());
            let mut from = 0;
            for (place, range) in group.iter().enumerate() {
                candidate.extend_from_slice(&base[from..range.start]);
                candidate.extend_from_slice(piece(order[place]));
                from = range.end;
            }
            candidate.extend_from_slice(&base[from..]);
            shrinker.consider(candidate)
        })?;
        Ok(())
    }
}

/// Where the spans of the same parent and label stand, but for one that only says that there are no more.
fn ranges(best: &Execution, first: usize) -> Vec<Range<usize>> {
    let like = &best.spans[first];
    let mut group: Vec<Range<usize>> = Vec::new();
    for span in &best.spans[first..] {
        if span.parent == like.parent && span.label == like.label {
            group.push(span.choices.clone());
        }
    }
    let content = |place: usize| &best.choices[group[place].clone()];
    let (first, last) = (content(0), content(group.len() - 1));
    let goes_on = first.len() > 1 && first[0].value == Value::Boolean(true);
    let ends = last.len() == 1 && last[0].value == Value::Boolean(false);
    if goes_on && ends {
        group.pop();
    }
    group
}

fn is_sorted(best: &Execution, group: &[Range<usize>]) -> bool {
    for place in 1..group.len() {
        let (one, next) = (group[place - 1].clone(), group[place].clone());
        if order::compare(&best.choices[one], &best.choices[next]).is_gt() {
            return false;
        }
    }
    true
}
