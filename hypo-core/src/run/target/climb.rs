//! The way uphill from one test case.
//!
//! Choices are changed one at a time, from last to first, for what comes last
//! is what can be changed without moving anything else. A choice is moved to the
//! end of its range, where most scores are highest, or else by 1, 2, 4, … for as
//! long as the score does not fall, and then by half as much again, down to 1. A
//! choice may decide how many others follow: what is missing then is drawn at
//! random, and where something else stood behind, the changed span is put in the
//! place of the old one.

use crate::beginning::{Beginning, Table};
use crate::case::Score;
use crate::choice::{Value, values};
use crate::executor::{Execution, Misuse, Outcome};
use crate::run::target::step::{Way, step};
use crate::run::target::targets::Summit;

/// What is random gets so many chances.
const TRIES: usize = 3;
/// After so many steps that changed nothing, each twice as long as the last, a choice is taken for one that does not matter.
const PLATEAU: u32 = 10;

/// Runs what begins like this and goes on at random; `None` for a whole test case that the run has tried before.
pub(super) type Run<'r> = dyn FnMut(Vec<Value>) -> Result<Option<Execution>, End> + 'r;

/// Why a climb ends before the top.
pub(super) enum End {
    /// There are no more test cases to spend.
    Spent,
    /// A test case failed.
    Failed,
    Misused(Misuse),
}

impl From<Misuse> for End {
    fn from(misuse: Misuse) -> End {
        End::Misused(misuse)
    }
}

/// Climbs from `start` until no choice leads higher, or for so many steps; whether it got any higher.
pub(super) fn climb(start: Summit, steps: usize, run: &mut Run<'_>) -> Result<bool, End> {
    let mut climber = Climber {
        tried: Table::new(),
        at: start,
        rises: 0,
        steps,
        run,
    };
    let start = values(&climber.at.choices);
    climber.has_tried(&start);
    let mut examined = Vec::new();
    while climber.rises < climber.steps {
        examined.resize(climber.at.choices.len().max(examined.len()), false);
        let Some(place) = last_unexamined(&examined[..climber.at.choices.len()]) else {
            break;
        };
        examined[place] = true;
        climber.raise(place)?;
    }
    Ok(climber.rises > 0)
}

fn last_unexamined(examined: &[bool]) -> Option<usize> {
    examined.iter().rposition(|examined| !examined)
}

struct Climber<'r> {
    /// The test case that it has come to.
    at: Summit,
    /// How often the score has risen.
    rises: usize,
    /// How often is enough.
    steps: usize,
    /// The test cases that were tried: they would be the same again.
    tried: Table<()>,
    run: &'r mut Run<'r>,
}

/// Where a step leads.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Led {
    Higher,
    /// To as high a score with no more choices.
    Along,
    /// To a test case that was tried before: the climber has not moved, and looks past it.
    Known,
    /// Nowhere: the climber has not moved.
    Nowhere,
}

impl Climber<'_> {
    /// Moves a choice to and fro for as long as that leads higher: a peak between the ends of its range is overshot.
    fn raise(&mut self, place: usize) -> Result<(), End> {
        loop {
            let before = self.rises;
            self.follow(place, Way::Up)?;
            self.follow(place, Way::Down)?;
            if self.rises == before || self.rises >= self.steps {
                return Ok(());
            }
        }
    }

    /// Moves a choice one way for as long as that leads on.
    fn follow(&mut self, place: usize, way: Way) -> Result<(), End> {
        // What is as good at the end of its range as here is taken for a choice that does not matter.
        match self.step(place, way, u128::MAX)? {
            Led::Higher | Led::Along => return Ok(()),
            Led::Known | Led::Nowhere => {}
        }
        let mut by: u128 = 1;
        let mut along = 0;
        loop {
            match self.step(place, way, by)? {
                Led::Higher => along = 0,
                Led::Along | Led::Known => along += 1,
                Led::Nowhere => break,
            }
            if along == PLATEAU {
                return Ok(());
            }
            by = match by.checked_mul(2) {
                Some(doubled) => doubled,
                None => return Ok(()),
            };
        }
        while by > 1 {
            by /= 2;
            self.step(place, way, by)?;
        }
        Ok(())
    }

    fn step(&mut self, place: usize, way: Way, by: u128) -> Result<Led, End> {
        let Some(choice) = self.at.choices.get(place) else {
            return Ok(Led::Nowhere);
        };
        let Some(value) = step(choice, way, by) else {
            return Ok(Led::Nowhere);
        };
        let mut candidate = values(&self.at.choices);
        candidate[place] = value;
        for _ in 0..TRIES {
            let Some(attempt) = self.attempt(&candidate)? else {
                return Ok(Led::Known);
            };
            let led = match self.consider(&attempt) {
                Led::Nowhere => self.transplant(place, &attempt)?,
                led => led,
            };
            let nothing_was_random = attempt.choices.len() <= candidate.len();
            if led != Led::Nowhere || nothing_was_random {
                return Ok(led);
            }
        }
        Ok(Led::Nowhere)
    }

    /// Puts spans around a change in the place of what they were before, so that what stood behind
    /// them stands there still.
    fn transplant(&mut self, place: usize, attempt: &Execution) -> Result<Led, End> {
        let is_of_use = attempt.outcome != Outcome::Overrun;
        if !is_of_use || attempt.choices.len() == self.at.choices.len() {
            return Ok(Led::Nowhere);
        }
        for index in 0..self.at.spans.len() {
            let old = self.at.spans[index].choices.clone();
            if old.start > place {
                break;
            }
            // What began before the change is the same span in both.
            let Some(new) = attempt.spans.get(index) else {
                break;
            };
            let new = new.choices.clone();
            if old.end <= place || old.len() == new.len() {
                continue;
            }
            let mut candidate = values(&self.at.choices[..old.start]);
            candidate.extend(values(&attempt.choices[new]));
            candidate.extend(values(&self.at.choices[old.end..]));
            if let Some(attempt) = self.attempt(&candidate)? {
                let led = self.consider(&attempt);
                if led != Led::Nowhere {
                    return Ok(led);
                }
            }
        }
        Ok(Led::Nowhere)
    }

    /// Runs a candidate, unless it is a whole test case that was run before.
    fn attempt(&mut self, candidate: &[Value]) -> Result<Option<Execution>, End> {
        if self.tried.get(beginning(candidate)).is_some() {
            return Ok(None);
        }
        let Some(execution) = (self.run)(candidate.to_vec())? else {
            return Ok(None);
        };
        self.has_tried(&execution.values());
        if execution.choices.len() <= candidate.len() {
            self.has_tried(candidate);
        }
        Ok(Some(execution))
    }

    fn has_tried(&mut self, values: &[Value]) {
        self.tried.insert(beginning(values), ());
    }

    /// Goes to where a test case has come, if that is no step down.
    fn consider(&mut self, attempt: &Execution) -> Led {
        let Score { label, score } = self.at.score;
        let Some(reached) = attempt.score(label) else {
            return Led::Nowhere;
        };
        let is_higher = reached > score;
        let is_along = reached == score && attempt.choices.len() <= self.at.choices.len();
        if attempt.outcome < Outcome::Valid || !is_higher && !is_along {
            return Led::Nowhere;
        }
        let score = Score {
            label,
            score: reached,
        };
        self.at = Summit::of(score, attempt);
        self.rises += usize::from(is_higher);
        if is_higher { Led::Higher } else { Led::Along }
    }
}

/// What names a whole sequence.
fn beginning(values: &[Value]) -> Beginning {
    let mut beginning = Beginning::default();
    for value in values {
        beginning = beginning.then(value);
    }
    beginning
}

#[cfg(test)]
mod tests;
