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
        let mut changes = Vec::with_capacity(places.len());
        for place in places {
            changes.push((*place, value.clone()));
        }
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
        if self.cut(candidate, failed)? {
            return Ok(true);
        }
        let ended = matches!(failed.outcome, Outcome::Valid | Outcome::Interesting);
        let lost = candidate.len().saturating_sub(failed.choices.len());
        if !ended || lost == 0 {
            return Ok(false);
        }
        let mut superfluous = self.lost_children(*first..last + 1, failed);
        superfluous.push(last + 1..last + 1 + lost);
        sort_by(&mut superfluous, |a, b| b.len().cmp(&a.len()));
        for range in &superfluous {
            let is_there = range.end <= candidate.len();
            if is_there && self.consider(without(candidate, range.clone()))? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Cuts a text or byte string that no longer fits where it is read: at its end, or at its front.
    fn cut(&mut self, candidate: &[Choice], failed: &Execution) -> Result<bool, Halt> {
        let Some(place) = misfit(candidate, failed) else {
            return Ok(false);
        };
        let constraint = &failed.choices[place].constraint;
        for end in &[End::Back, End::Front] {
            let Some(value) = cut(&candidate[place].value, constraint, *end) else {
                return Ok(false);
            };
            let mut candidate = candidate.to_vec();
            candidate[place].value = value;
            candidate[place].constraint = constraint.clone();
            if self.consider(candidate)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// For each span around the change or behind it that lost some of what followed the change: the leading ones.
    ///
    /// The run kept the leading ones and read them in place of all, and that did not fail; so it
    /// may be the rear ones that matter.
    fn lost_children(&self, changed: Range<usize>, failed: &Execution) -> Vec<Range<usize>> {
        let mut lost = Vec::new();
        for (index, span) in self.spans().iter().enumerate() {
            let is_around = span.choices.start <= changed.start && changed.end < span.choices.end;
            let is_behind = changed.end <= span.choices.start;
            if !is_around && !is_behind {
                continue;
            }
            let before = children_behind(changed.end, index, self.best());
            let kept = children_behind(changed.end, index, failed).len();
            if 0 < kept && kept < before.len() {
                lost.push(before[0]..before[before.len() - kept]);
            }
        }
        lost
    }

    /// Lowers all the integers that single steps keep moving, together.
    ///
    /// Two numbers that must stay close hold each other up: each can follow the
    /// other by one, in as many steps as they are large. `(1000, 1001)` with a
    /// difference of one becomes `(0, 1)` at once.
    pub(super) fn lower_common_offset(&mut self) -> Result<(), Halt> {
        let moved = std::mem::take(&mut self.moved);
        let mut offset = u128::MAX;
        let mut far = Vec::new();
        for place in &moved {
            let Some(choice) = self.choices().get(*place) else {
                continue;
            };
            match (&choice.constraint, &choice.value) {
                (Constraint::Integer(integer), Value::Integer(value)) if !choice.is_simplest() => {
                    offset = offset.min(integer.simplest().distance(*value));
                    far.push((*place, integer.simplest(), *value));
                }
                _ => {}
            }
        }
        if far.len() < 2 {
            return Ok(());
        }
        minimise::descend(offset, &mut |kept| {
            let by = offset - kept;
            let mut changes = Vec::with_capacity(far.len());
            for (place, simplest, value) in &far {
                let moved = if value > simplest {
                    value.checked_sub(by)
                } else {
                    value.checked_add(by)
                };
                match moved {
                    Some(moved) => changes.push((*place, Value::Integer(moved))),
                    None => return Ok(false),
                }
            }
            self.replace(&changes)
        })?;
        self.moved.clear();
        Ok(())
    }
}

/// Where the children of a span begin that stand behind a place.
fn children_behind(place: usize, parent: usize, execution: &Execution) -> Vec<usize> {
    let mut starts = Vec::new();
    for span in &execution.spans {
        if span.parent == Some(parent) && span.choices.start >= place {
            starts.push(span.choices.start);
        }
    }
    starts
}

/// The first choice of the candidate that was not permitted where it was read.
fn misfit(candidate: &[Choice], failed: &Execution) -> Option<usize> {
    for (place, given) in candidate.iter().enumerate() {
        if !failed.choices.get(place)?.constraint.permits(&given.value) {
            return Some(place);
        }
    }
    None
}

/// A text or byte string cut to the size that is permitted, at its end or at its front.
fn cut(value: &Value, constraint: &Constraint, at: End) -> Option<Value> {
    match (constraint, value) {
        (Constraint::String(string), Value::String(text)) => {
            let kept = kept(text.chars().count(), string.size(), at);
            let mut cut = String::new();
            for (place, c) in text.chars().enumerate() {
                if kept.start <= place && place < kept.end {
                    cut.push(c);
                }
            }
            Some(Value::String(cut))
        }
        (Constraint::Bytes(bytes), Value::Bytes(value)) => {
            let kept = kept(value.len(), bytes.size(), at);
            Some(Value::Bytes(value[kept].to_vec()))
        }
        _ => None,
    }
}

fn kept(len: usize, size: Size, cut_at: End) -> Range<usize> {
    let most = len.min(size.max());
    match cut_at {
        End::Back => 0..most,
        End::Front => len - most..len,
    }
}

#[derive(Clone, Copy)]
enum End {
    Back,
    Front,
}
