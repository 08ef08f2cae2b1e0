//! Drawing parts of a failure anew, to see whether it still fails.

use super::allowance::Allowance;
use super::parts;
use crate::case::Traced;
use crate::choice::{Choice, Value, values};
use crate::executor::{Execution, Misuse, Outcome};
use crate::run::bugs::Progress;
use crate::run::runner::Runner;
use crate::source::{Anew, Random, Source};
use crate::tree::Tree;

/// So many failures with other values are enough to say that any other does.
const ENOUGH: usize = 100;
/// So many test cases are tried for that.
const MOST: usize = 500;
/// Of a part so many may be tried in vain, and for each failure so many more.
const IN_VAIN: usize = 10;
const IN_VAIN_PER_FAILURE: usize = 5;
/// How many choices of a part are remembered, so that none is tried twice.
const REMEMBERED: usize = 1 << 14;

/// A failure of which parts are drawn anew.
pub(super) struct Variations<'v, 'a> {
    runner: &'v mut Runner<'a>,
    /// The bug whose failure it is.
    bug: usize,
    allowance: &'v Allowance,
    choices: Vec<Choice>,
}

/// What a test case tells of the parts in it that were drawn anew.
enum Told {
    /// It fails with them as well.
    Fails,
    /// It does not.
    Differs,
    /// It might have failed if the rest were the same.
    Nothing,
}

impl<'v, 'a> Variations<'v, 'a> {
    pub(super) fn new(
        runner: &'v mut Runner<'a>,
        bug: usize,
        allowance: &'v Allowance,
        choices: Vec<Choice>,
    ) -> Self {
        Variations {
            runner,
            bug,
            allowance,
            choices,
        }
    }

    /// Whether there is nothing more to find out: a simpler failure has turned up, or it has cost enough.
    pub(super) fn are_over(&self) -> bool {
        let bug = self.runner.bugs.at(self.bug);
        !matches!(bug.progress, Progress::Shrunk) || !self.allowance.permits(self.runner)
    }

    /// Whether it fails whatever this part is: with all other values that there are, or with a hundred.
    pub(super) fn is_free(&mut self, part: &Traced, all: &[Traced]) -> Result<bool, Misuse> {
        let mut borrowed = parts::borrowed(&self.choices, part, all);
        let in_vain = IN_VAIN + borrowed.len();
        let most = MOST + borrowed.len();
        let mut tried = Tree::new(REMEMBERED);
        tried.record_part(self.choices[part.choices.clone()].to_vec());
        let (mut attempts, mut failures) = (0, 0);
        while failures < ENOUGH {
            if tried.is_exhausted() {
                return Ok(failures > 0);
            }
            let is_hopeless = attempts > in_vain + IN_VAIN_PER_FAILURE * failures;
            if attempts == most || is_hopeless || self.are_over() {
                return Ok(false);
            }
            attempts += 1;
            let mut random = self.runner.dealer.deal();
            let first = match borrowed.pop() {
                Some(values) => tried.reserve(&values).then_some(values),
                None => tried.novel_prefix(&mut random),
            };
            let Some(first) = first else {
                continue;
            };
            let execution = self.run(std::slice::from_ref(part), vec![first], random)?;
            if let Some(choices) = drawn(&execution, std::slice::from_ref(part)) {
                tried.record_part(choices);
            }
            tried.release();
            match self.told(&execution) {
                Told::Fails => failures += 1,
                Told::Differs => return Ok(false),
                Told::Nothing => {}
            }
        }
        Ok(true)
    }

    /// Whether it fails whatever these parts are at once; `None` if that was not found out.
    pub(super) fn together(&mut self, parts: &[Traced]) -> Result<Option<bool>, Misuse> {
        let mut tried = Tree::new(REMEMBERED);
        let mut failures = 0;
        for _ in 0..MOST {
            if tried.is_exhausted() && failures > 0 {
                return Ok(Some(true));
            }
            if self.are_over() {
                break;
            }
            let random = self.runner.dealer.deal();
            let execution = self.run(parts, vec![Vec::new(); parts.len()], random)?;
            if let Some(choices) = drawn(&execution, parts) {
                tried.record_part(choices);
            }
            match self.told(&execution) {
                Told::Fails => failures += 1,
                Told::Differs => return Ok(Some(false)),
                Told::Nothing => {}
            }
            if failures == ENOUGH {
                return Ok(Some(true));
            }
        }
        Ok(None)
    }

    /// Runs the failure with these parts drawn anew, of which each begins with the values at its place.
    fn run(
        &mut self,
        parts: &[Traced],
        first: Vec<Vec<Value>>,
        random: Random,
    ) -> Result<Execution, Misuse> {
        let mut anew = Vec::with_capacity(parts.len());
        let mut names = Vec::with_capacity(parts.len());
        for (place, first) in first.into_iter().enumerate() {
            let next = match parts.get(place + 1) {
                Some(next) => next.choices.start,
                None => self.choices.len(),
            };
            let behind = values(&self.choices[parts[place].choices.end..next]);
            anew.push(Anew { first, behind });
            names.push(parts[place].part.clone());
        }
        let before = values(&self.choices[..parts[0].choices.start]);
        let source = Source::around(before, anew, random);
        self.runner.execute_varied(source, names)
    }

    fn told(&self, execution: &Execution) -> Told {
        let bug = self.runner.bugs.at(self.bug);
        match (execution.outcome, execution.origin()) {
            (Outcome::Overrun | Outcome::Invalid, _) => Told::Nothing,
            (Outcome::Valid, _) | (_, None) => Told::Differs,
            (Outcome::Interesting, Some(origin)) => {
                if self.runner.bugs.are_told_apart() && *origin != bug.origin {
                    Told::Differs
                } else if execution.as_recorded {
                    Told::Fails
                } else {
                    Told::Nothing
                }
            }
        }
    }
}

/// The choices that these parts have made, if each was drawn to its end.
fn drawn(execution: &Execution, parts: &[Traced]) -> Option<Vec<Choice>> {
    let mut choices = Vec::new();
    for part in parts {
        let is_it = |traced: &&Traced| traced.part == part.part;
        let traced = execution.described.parts.iter().find(is_it)?;
        choices.extend_from_slice(&execution.choices[traced.choices.clone()]);
    }
    Some(choices)
}
