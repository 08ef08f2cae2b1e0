//! The best so far, and trying to better it.

use std::cmp::Ordering;
use std::ops::Range;
use std::rc::Rc;

use super::budget::{Budget, Meter};
use super::tried::Tried;
use super::{Halt, Target};
use crate::beginning::{Beginning, Table};
use crate::case::Span;
use crate::choice::{Choice, Constraint, Probability, Value, order, values};
use crate::executor::{Execution, Outcome};

/// The simplest failing test case known, and all that it takes to look for a simpler one.
pub(super) struct Shrinker<'a> {
    target: &'a mut dyn Target,
    best: Rc<Execution>,
    pub(super) meter: Meter,
    tried: Tried,
    /// The sequences that were run, as they ended.
    ends: Table<Outcome>,
    repeated: usize,
    /// The choices that single steps have moved since the best last changed its shape.
    pub(super) moved: Vec<usize>,
    /// The values that there were to begin with.
    initial: Vec<Value>,
}

/// What came of a candidate.
pub(super) enum Attempt {
    /// It is what we have already.
    Same,
    /// It is the new best.
    Improved,
    /// It was run, and this is what it did.
    Failed(Box<Execution>),
    /// It was not worth running: not simpler, not permitted, or known.
    Refused,
}

impl Attempt {
    /// Whether the best is now what was asked for.
    pub(super) fn holds(&self) -> bool {
        matches!(self, Attempt::Same | Attempt::Improved)
    }
}

impl<'a> Shrinker<'a> {
    pub(super) fn new(best: Execution, target: &'a mut dyn Target, budget: Budget) -> Self {
        let mut tried = Tried::new();
        tried.record(&best);
        tried.base_on(&best.choices);
        Shrinker {
            meter: Meter::new(budget, target.now()),
            target,
            tried,
            ends: Table::new(),
            repeated: 0,
            moved: Vec::new(),
            initial: best.values(),
            best: Rc::new(best),
        }
    }

    pub(super) fn into_best(self) -> Execution {
        match Rc::into_inner(self.best) {
            Some(best) => best,
            None => unreachable!("no pass is at work any more"),
        }
    }

    /// The best as it is now, for a pass that goes on from there whatever becomes of it.
    pub(super) fn share(&self) -> Rc<Execution> {
        self.best.clone()
    }

    pub(super) fn best(&self) -> &Execution {
        &self.best
    }

    pub(super) fn choices(&self) -> &[Choice] {
        &self.best.choices
    }

    pub(super) fn spans(&self) -> &[Span] {
        &self.best.spans
    }

    /// Whether a choice may have the value that it has for want of looking further: no search has moved it.
    pub(super) fn is_untouched(&self, place: usize) -> bool {
        match self.best.choices.get(place) {
            Some(choice) => self.initial.contains(&choice.value),
            None => false,
        }
    }

    /// Tells bests apart: it grows with each.
    pub(super) fn version(&self) -> usize {
        self.meter.improvements()
    }

    /// Runs a candidate if it could be an improvement, and takes it if it is one.
    ///
    /// What counts is what the test case then does, not what was proposed: it
    /// may read less, or read something else where a value no longer fits.
    pub(super) fn attempt(&mut self, mut candidate: Vec<Choice>) -> Result<Attempt, Halt> {
        candidate.truncate(self.best.choices.len());
        let best = &self.best.choices;
        let shared = order::shared(&candidate, best);
        if shared == best.len() {
            return Ok(Attempt::Same);
        }
        let worth_it = order::compare(&candidate, best) == Ordering::Less
            && permitted(&candidate[shared..])
            && !self.tried.knows(&candidate, shared);
        if !worth_it {
            return Ok(Attempt::Refused);
        }
        let candidate = values(&candidate);
        if self.target.knows(&candidate) {
            return Ok(Attempt::Refused);
        }
        self.meter.check(self.target.now())?;
        let execution = self.target.run(candidate)?;
        self.conclude(execution)
    }

    /// How many of its choices a candidate is known to read before it ends, if it was refused for being known.
    pub(super) fn known_to_read(&self, candidate: &[Choice]) -> Option<usize> {
        let shared = order::shared(candidate, &self.best.choices);
        self.tried.reads(candidate, shared)
    }

    /// Runs a candidate that may ask for more than it has: it is given simplest values, but not so
    /// many that it would be no shorter.
    pub(super) fn attempt_padded(&mut self, mut candidate: Vec<Choice>) -> Result<Attempt, Halt> {
        // Where this value is not permitted, the simplest one is read in its place.
        let simplest = Choice {
            value: Value::Boolean(false),
            constraint: Constraint::Boolean(Probability::HALF),
            forced: false,
            grown: None,
        };
        while candidate.len() + 1 < self.best.choices.len() {
            candidate.push(simplest.clone());
        }
        self.attempt(candidate)
    }

    /// Runs what begins like this and goes on at random, to where no run has been.
    pub(super) fn attempt_extended(&mut self, prefix: &[Choice]) -> Result<Attempt, Halt> {
        let mut random = self.target.random();
        let Some(prefix) = self.tried.way_out(values(prefix), &mut random) else {
            return Ok(Attempt::Refused);
        };
        self.meter.check(self.target.now())?;
        let execution = self.target.run_extended(prefix, random)?;
        self.conclude(execution)
    }

    /// The choices by which earlier alternatives would draw the value that these draw, the first of
    /// which is one between alternatives.
    pub(super) fn restate(&mut self, value: Range<usize>) -> Result<Vec<Vec<Choice>>, Halt> {
        self.meter.check(self.target.now())?;
        self.meter.ran();
        let choices = values(&self.best.choices[..value.end]);
        Ok(self.target.restate(choices, value.start)?)
    }

    /// As [`attempt`](Shrinker::attempt), where nobody asks what a failure did.
    pub(super) fn consider(&mut self, candidate: Vec<Choice>) -> Result<bool, Halt> {
        Ok(self.attempt(candidate)?.holds())
    }

    /// Tries other values in some places; `false` if one of them is forced or gone.
    pub(super) fn replace(&mut self, changes: &[(usize, Value)]) -> Result<bool, Halt> {
        match self.replaced(changes) {
            Some(candidate) => self.consider(candidate),
            None => Ok(false),
        }
    }

    /// The best with other values in some places, or `None` if one of them is forced or gone.
    pub(super) fn replaced(&self, changes: &[(usize, Value)]) -> Option<Vec<Choice>> {
        let mut candidate = self.best.choices.clone();
        for (index, value) in changes {
            let choice = candidate.get_mut(*index)?;
            if choice.forced && choice.value != *value {
                return None;
            }
            choice.value = value.clone();
        }
        Some(candidate)
    }

    /// How many runs did what an earlier one had done.
    pub(super) fn repeated(&self) -> usize {
        self.repeated
    }

    fn count_repeated(&mut self, execution: &Execution) {
        let mut whole = Beginning::default();
        for choice in &execution.choices {
            whole = whole.then(&choice.value);
        }
        match self.ends.get(whole) {
            Some(outcome) if outcome == execution.outcome => self.repeated += 1,
            Some(_) => {}
            None => self.ends.insert(whole, execution.outcome),
        }
    }

    fn conclude(&mut self, execution: Execution) -> Result<Attempt, Halt> {
        self.meter.ran();
        self.count_repeated(&execution);
        self.tried.record(&execution);
        let better = execution.outcome == Outcome::Interesting
            && order::compare(&execution.choices, &self.best.choices) == Ordering::Less
            && self.target.accepts(&execution);
        if !better {
            return Ok(Attempt::Failed(Box::new(execution)));
        }
        if !same_shape(&execution.choices, &self.best.choices) {
            self.moved.clear();
        }
        self.tried.base_on(&execution.choices);
        self.best = Rc::new(execution);
        self.meter.improved();
        self.target.improved(&self.best);
        Ok(Attempt::Improved)
    }
}

/// These choices, each with its simplest value.
pub(super) fn simplified(choices: &[Choice]) -> Vec<Choice> {
    let mut simplified = Vec::with_capacity(choices.len());
    for choice in choices {
        simplified.push(choice.simplified());
    }
    simplified
}

impl Choice {
    /// The same choice with its simplest value, unless it is forced.
    pub(super) fn simplified(&self) -> Choice {
        let mut choice = self.clone();
        if !choice.forced {
            choice.value = choice.constraint.simplest();
        }
        choice
    }
}

/// Whether two sequences have the same kinds of choices under the same constraints.
pub(super) fn same_shape(a: &[Choice], b: &[Choice]) -> bool {
    if a.len() != b.len() {
        return false;
    }
    for (place, one) in a.iter().enumerate() {
        let other = &b[place];
        if one.constraint != other.constraint || one.forced != other.forced {
            return false;
        }
    }
    true
}

/// Whether each of these may be drawn.
fn permitted(choices: &[Choice]) -> bool {
    for choice in choices {
        if !choice.constraint.permits(&choice.value) {
            return false;
        }
    }
    true
}

/// The sequence without this stretch.
pub(super) fn without(choices: &[Choice], range: Range<usize>) -> Vec<Choice> {
    splice(choices, range, &[])
}

/// The sequence with something else in place of this stretch.
pub(super) fn splice(choices: &[Choice], range: Range<usize>, content: &[Choice]) -> Vec<Choice> {
    let mut spliced = choices[..range.start].to_vec();
    spliced.extend_from_slice(content);
    spliced.extend_from_slice(&choices[range.end..]);
    spliced
}
