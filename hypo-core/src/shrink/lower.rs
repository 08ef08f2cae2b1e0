//! Setting choices to a simpler value, and mending what that breaks.
//!
//! A choice may decide how many others follow: a length, a continue flag, the
//! index of an alternative. Lowering it alone then leaves the rest out of step,
//! and the test case fails to fail for no good reason. What the failed run read
//! says how much became superfluous, so we take that much away and try again.

use std::ops::Range;

use super::Halt;
use super::minimise;
use super::shrinker::{Attempt, Shrinker, without};
use crate::choice::{Choice, Constraint, Size, Value};
use crate::executor::{Execution, Outcome};
use crate::sorting::sort_by;

impl Shrinker<'_> {
    /// Sets all these choices, in ascending order, to `value`; whether the best now has it.
    pub(super) fn lower(&mut self, places: &[usize], value: &Value) -> Result<bool, Halt> {
        let changes: Vec<_> = places.iter().map(|place| (*place, value.clone())).collect();
        let Some(candidate) = self.replaced(&changes) else {
            return Ok(false);
        };
        match self.attempt(candidate.clone())? {
            Attempt::Same | Attempt::Improved => Ok(true),
            Attempt::Refused => Ok(false),
            Attempt::Failed(failed) => self.mend(places, &candidate, &failed),
        }
    }

    fn mend(
        &mut self,
        places: &[usize],
        candidate: &[Choice],
        failed: &Execution,
    ) -> Result<bool, Halt> {
        let (Some(first), Some(last)) = (places.first(), places.last()) else {
            return Ok(false);
        };
        for cut in cuts(candidate, failed) {
            if self.consider(cut)? {
                return Ok(true);
            }
        }
        let ended = matches!(failed.outcome, Outcome::Valid | Outcome::Interesting);
        let lost = candidate.len().saturating_sub(failed.choices.len());
        if !ended || lost == 0 {
            return Ok(false);
        }
        let mut superfluous = self.lost_children(*first..last + 1, failed);
        superfluous.push(last + 1..last + 1 + lost);
        sort_by(&mut superfluous, |a, b| b.len().cmp(&a.len()));
        superfluous.dedup();
        for range in superfluous {
            if range.end <= candidate.len() && self.consider(without(candidate, range))? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// For each span around the change that lost some of what followed the change: the leading ones.
    ///
    /// The run kept the leading ones and read them in place of all, and that did not fail; so it
    /// may be the rear ones that matter.
    fn lost_children(&self, changed: Range<usize>, failed: &Execution) -> Vec<Range<usize>> {
        let behind = |execution: &Execution, parent: usize| -> Vec<usize> {
            let spans = execution.spans.iter();
            let children = spans.filter(|span| span.parent == Some(parent));
            let starts = children.map(|span| span.choices.start);
            starts.filter(|start| *start >= changed.end).collect()
        };
        let around = self.spans().iter().enumerate().filter(|(_, span)| {
            span.choices.start <= changed.start && span.choices.end > changed.end
        });
        around
            .filter_map(|(index, _)| {
                let (before, after) = (behind(self.best(), index), behind(failed, index));
                let kept = after.len();
                (0 < kept && kept < before.len()).then(|| before[0]..before[before.len() - kept])
            })
            .collect()
    }

    /// Lowers all the integers that single steps keep moving, together.
    ///
    /// Two numbers that must stay close hold each other up: each can follow the
    /// other by one, in as many steps as they are large. `(1000, 1001)` with a
    /// difference of one becomes `(0, 1)` at once.
    pub(super) fn lower_common_offset(&mut self) -> Result<(), Halt> {
        let mut moved = std::mem::take(&mut self.moved);
        sort_by(&mut moved, Ord::cmp);
        moved.dedup();
        let far: Vec<_> = moved
            .into_iter()
            .filter_map(|index| {
                let choice = self.choices().get(index)?;
                match (&choice.constraint, &choice.value) {
                    (Constraint::Integer(integer), Value::Integer(value))
                        if !choice.is_simplest() =>
                    {
                        Some((index, integer.simplest(), *value))
                    }
                    _ => None,
                }
            })
            .collect();
        let distances = far
            .iter()
            .map(|(_, simplest, value)| simplest.distance(*value));
        let Some(offset) = distances.min().filter(|_| far.len() > 1) else {
            return Ok(());
        };
        minimise::descend(offset, &mut |kept| {
            let changes: Option<Vec<_>> = far
                .iter()
                .map(|(index, simplest, value)| {
                    let by = offset - kept;
                    let moved = if value > simplest {
                        value.checked_sub(by)
                    } else {
                        value.checked_add(by)
                    };
                    Some((*index, Value::Integer(moved?)))
                })
                .collect();
            changes.map_or(Ok(false), |changes| self.replace(&changes))
        })?;
        self.moved.clear();
        Ok(())
    }
}

/// The candidate with a text or byte string that no longer fits where it is read cut to fit: at its end, or at its front.
fn cuts(candidate: &[Choice], failed: &Execution) -> Vec<Vec<Choice>> {
    let mut read = candidate.iter().zip(&failed.choices);
    let Some(place) = read.position(|(given, read)| !read.constraint.permits(&given.value)) else {
        return Vec::new();
    };
    let constraint = &failed.choices[place].constraint;
    let cut = |value: Value| {
        let mut candidate = candidate.to_vec();
        candidate[place].value = value;
        candidate[place].constraint = constraint.clone();
        candidate
    };
    let values = match (constraint, &candidate[place].value) {
        (Constraint::String(string), Value::String(text)) => {
            let chars: Vec<char> = text.chars().collect();
            ends(&chars, string.size())
                .map(|kept| Value::String(kept.iter().collect()))
                .to_vec()
        }
        (Constraint::Bytes(bytes), Value::Bytes(value)) => ends(value, bytes.size())
            .map(|kept| Value::Bytes(kept.to_vec()))
            .to_vec(),
        _ => Vec::new(),
    };
    values.into_iter().map(cut).collect()
}

fn ends<T>(items: &[T], size: Size) -> [&[T]; 2] {
    let kept = items.len().min(size.max());
    [&items[..kept], &items[items.len() - kept..]]
}
