use std::ops::Range;

use super::{Pass, Place, groups};
use crate::choice::{Choice, Value, order};
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
        let firsts = groups(best).into_iter().filter_map(|group| {
            let first = *group.first().filter(|_| group.len() > 1)?;
            let pieces = pieces(best, &ranges(best, first));
            let sorted = pieces.is_sorted_by(|a, b| order::compare(a, b).is_le());
            (!sorted).then_some((first, 0))
        });
        firsts.collect()
    }

    fn step(&self, shrinker: &mut Shrinker<'_>, (first, _): Place) -> Result<(), Halt> {
        let group = ranges(shrinker.best(), first);
        let base = shrinker.share();
        let base = &base.choices;
        let pieces = pieces(shrinker.best(), &group);
        let compare = |a: &Vec<Choice>, b: &Vec<Choice>| order::compare(a, b);
        minimise::order(pieces, &compare, &mut |pieces| {
            let mut candidate = Vec::with_capacity(base.len());
            let mut from = 0;
            for (range, piece) in group.iter().zip(pieces) {
                candidate.extend_from_slice(&base[from..range.start]);
                candidate.extend_from_slice(piece);
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
    let spans = best.spans[first..].iter();
    let alike = spans.filter(|span| span.parent == like.parent && span.label == like.label);
    let mut group: Vec<Range<usize>> = alike.map(|span| span.choices.clone()).collect();
    let flag = |range: &Range<usize>| best.choices[range.clone()].first().map(|c| &c.value);
    let goes_on =
        |range: &Range<usize>| range.len() > 1 && flag(range) == Some(&Value::Boolean(true));
    let ends =
        |range: &Range<usize>| range.len() == 1 && flag(range) == Some(&Value::Boolean(false));
    if group.first().is_some_and(goes_on) && group.last().is_some_and(ends) {
        group.pop();
    }
    group
}

fn pieces(best: &Execution, group: &[Range<usize>]) -> Vec<Vec<Choice>> {
    group
        .iter()
        .map(|range| best.choices[range.clone()].to_vec())
        .collect()
}
