//! The highest scores that a property gave to `target!`, and the test cases that reached them.

use std::cmp::Ordering;

use crate::case::{Score, Span};
use crate::choice::{Choice, order};
use crate::executor::{Execution, Outcome};

/// Test cases of more choices than this are not climbed from: each step takes as long as they are.
const LARGEST: usize = 1 << 11;

/// A test case that came far.
#[derive(Clone)]
pub(in crate::run) struct Summit {
    pub(in crate::run) score: Score,
    pub(in crate::run) choices: Vec<Choice>,
    pub(in crate::run) spans: Vec<Span>,
}

/// The best test case of each label; of those that came equally far, the simplest.
pub(in crate::run) struct Targets {
    summits: Vec<Summit>,
    /// Whether one of the scores has risen since somebody last asked.
    risen: bool,
}

impl Targets {
    pub(in crate::run) fn new() -> Targets {
        Targets {
            summits: Vec::new(),
            risen: false,
        }
    }

    /// Whether there is nothing to aim at.
    pub(in crate::run) fn is_empty(&self) -> bool {
        self.summits.is_empty()
    }

    pub(in crate::run) fn summits(&self) -> &[Summit] {
        &self.summits
    }

    pub(in crate::run) fn scores(&self) -> Vec<Score> {
        self.summits.iter().map(|summit| summit.score).collect()
    }

    /// Looks at what a test case reached, unless it was cut short, or is so large that climbing from it would take long.
    pub(in crate::run) fn observe(&mut self, execution: &Execution) {
        if execution.outcome < Outcome::Valid || execution.choices.len() > LARGEST {
            return;
        }
        for target in &execution.targets {
            self.reached(*target, execution);
        }
    }

    fn reached(&mut self, target: Score, execution: &Execution) {
        let known = self
            .summits
            .iter_mut()
            .find(|summit| summit.score.label == target.label);
        let Some(summit) = known else {
            self.summits.push(Summit::of(target, execution));
            self.risen = true;
            return;
        };
        let is_higher = target.score > summit.score.score;
        let is_simpler = || {
            target.score == summit.score.score
                && order::compare(&execution.choices, &summit.choices) == Ordering::Less
        };
        if is_higher || is_simpler() {
            *summit = Summit::of(target, execution);
            self.risen |= is_higher;
        }
    }

    /// Whether one of the scores has risen since the answer was last taken.
    pub(in crate::run) fn have_risen(&self) -> bool {
        self.risen
    }

    pub(in crate::run) fn take_risen(&mut self) -> bool {
        std::mem::take(&mut self.risen)
    }
}

impl Summit {
    pub(in crate::run) fn of(score: Score, execution: &Execution) -> Summit {
        Summit {
            score,
            choices: execution.choices.clone(),
            spans: execution.spans.clone(),
        }
    }
}
