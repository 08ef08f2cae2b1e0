//! What is known of sequences without running them.
//!
//! A property is a function of its choices, so what one execution did tells of
//! more sequences than the one it was given: of all that begin like it and
//! differ only in what it never read, of all its beginnings (they overrun), and
//! of those with values that do not fit where they would be read. Candidates
//! are walked through what was seen before; only one that leaves it is run.

use crate::beginning::{Beginning, Table};
use crate::choice::{Choice, Constraint, Value};
use crate::executor::{Execution, Outcome};
use crate::source::Random;

/// So many beginnings are remembered, some ten megabytes; later ones are run again.
const MOST: usize = 1 << 18;
/// Constraints are looked up one by one, so there must not be many; a shrink rarely sees twenty.
const MOST_CONSTRAINTS: usize = 256;

/// What was seen to follow each beginning of a sequence.
pub(super) struct Tried {
    next: Table<Next>,
    constraints: Vec<Constraint>,
    /// The sequence that candidates are variations of, as the beginning ahead of each choice.
    base: Vec<Beginning>,
}

#[derive(Clone, Copy)]
enum Next {
    /// A choice under the constraint of this number.
    Free(usize),
    /// A choice that is forced, and leads here.
    Forced(Beginning),
    /// A choice, but the sequence was at its end.
    Unread,
    /// Nothing: the test case ended.
    End,
}

impl Tried {
    pub(super) fn new() -> Tried {
        Tried {
            next: Table::new(),
            constraints: Vec::new(),
            base: Vec::new(),
        }
    }

    /// Learns what an execution did.
    pub(super) fn record(&mut self, execution: &Execution) {
        let mut at = Beginning::default();
        for choice in &execution.choices {
            let after = at.then(&choice.value);
            let next = if choice.forced {
                Next::Forced(after)
            } else if let Some(number) = self.intern(&choice.constraint) {
                Next::Free(number)
            } else {
                return;
            };
            if self.next.len() >= MOST {
                return;
            }
            self.next.insert(at, next);
            at = after;
        }
        if execution.outcome != Outcome::Overrun {
            self.next.insert(at, Next::End);
        } else if self.next.get(at).is_none() {
            self.next.insert(at, Next::Unread);
        }
    }

    /// Says what candidates will mostly begin like.
    pub(super) fn base_on(&mut self, choices: &[Choice]) {
        let mut at = Beginning::default();
        self.base.clear();
        self.base.push(at);
        for choice in choices {
            at = at.then(&choice.value);
            self.base.push(at);
        }
    }

    /// Whether running this sequence, of which so many choices are those of the base, could only
    /// repeat what has been seen.
    pub(super) fn knows(&self, candidate: &[Choice], shared: usize) -> bool {
        let (read, at) = self.follow(candidate, shared);
        // At the end of the sequence, whatever is known to follow, the sequence does not have it.
        match self.next.get(at) {
            Some(Next::End) => true,
            Some(_) => read == candidate.len(),
            None => false,
        }
    }

    /// How many choices of this sequence a run is known to read before it ends by itself.
    pub(super) fn reads(&self, candidate: &[Choice], shared: usize) -> Option<usize> {
        let (read, at) = self.follow(candidate, shared);
        matches!(self.next.get(at), Some(Next::End)).then_some(read)
    }

    /// How far it is known what a run would read of this sequence, and where it would be then.
    fn follow(&self, candidate: &[Choice], shared: usize) -> (usize, Beginning) {
        let mut at = self.base[shared];
        for (place, choice) in candidate.iter().enumerate().skip(shared) {
            at = match self.next.get(at) {
                Some(Next::Free(number)) => {
                    let constraint = &self.constraints[number];
                    if constraint.permits(&choice.value) {
                        at.then(&choice.value)
                    } else {
                        at.then(&constraint.simplest())
                    }
                }
                Some(Next::Forced(after)) => after,
                Some(Next::End | Next::Unread) | None => return (place, at),
            };
        }
        (candidate.len(), at)
    }

    /// What begins like this and goes on at random until nothing is known of it; `None` if it came to a known end.
    pub(super) fn way_out(
        &self,
        mut prefix: Vec<Value>,
        random: &mut Random,
    ) -> Option<Vec<Value>> {
        let mut at = Beginning::default();
        let mut place = 0;
        loop {
            let constraint = match self.next.get(at) {
                Some(Next::Free(number)) => &self.constraints[number],
                Some(Next::Forced(after)) => {
                    // Whatever stands here is not read, but something has to.
                    if place == prefix.len() {
                        prefix.push(Value::Boolean(false));
                    }
                    place += 1;
                    at = after;
                    continue;
                }
                Some(Next::End) => return None,
                Some(Next::Unread) | None => return Some(prefix),
            };
            if place == prefix.len() {
                prefix.push(random.draw(constraint, &[]));
            } else if !constraint.permits(&prefix[place]) {
                prefix[place] = constraint.simplest();
            }
            at = at.then(&prefix[place]);
            place += 1;
        }
    }

    fn intern(&mut self, constraint: &Constraint) -> Option<usize> {
        for (number, known) in self.constraints.iter().enumerate() {
            if known == constraint {
                return Some(number);
            }
        }
        if self.constraints.len() >= MOST_CONSTRAINTS {
            return None;
        }
        self.constraints.push(constraint.clone());
        Some(self.constraints.len() - 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::choice::{Int, IntegerConstraint, Probability, values};
    use crate::source::{Seed, Source};
    use crate::{Executor, LocalExecutor, TestCase, Verdict};

    /// Draws a digit if it says so first, and then nothing more.
    fn digit(case: &TestCase) -> Verdict {
        if case.draw_boolean(Probability::HALF) {
            let digits = IntegerConstraint::new(Int::ZERO, Int::from(9), Int::ZERO);
            case.draw_integer(&digits.expect("not empty"));
        }
        Verdict::Passed
    }

    fn run(values: &[Value]) -> Execution {
        let mut executor = LocalExecutor::new(&digit, 10);
        let execution = executor.execute(Source::replay(values.to_vec()));
        execution.expect("no misuse")
    }

    fn of(digit: u8) -> Vec<Value> {
        vec![Value::Boolean(true), Value::Integer(digit.into())]
    }

    #[test]
    fn what_was_run_is_known_with_its_beginnings_and_whatever_would_not_be_read() {
        let (five, mut tried) = (run(&of(5)), Tried::new());
        tried.record(&five);
        tried.base_on(&[]);
        let mut longer = five.choices.clone();
        longer.push(five.choices[0].clone());
        for known in [
            &five.choices[..0],
            &five.choices[..1],
            &five.choices,
            &longer,
        ] {
            assert!(tried.knows(known, 0), "{known:?}");
        }
        assert_eq!(tried.reads(&longer, 0), Some(2));
        assert_eq!(tried.reads(&five.choices[..1], 0), None);
        assert!(!tried.knows(&run(&of(4)).choices, 0));
    }

    #[test]
    fn a_way_out_leads_to_what_was_not_run_and_there_is_none_from_a_known_end() {
        let mut tried = Tried::new();
        tried.record(&run(&[Value::Boolean(false)]));
        tried.record(&run(&of(5)));
        let mut random = Random::new(Seed(1));
        assert_eq!(
            tried.way_out(vec![Value::Boolean(false)], &mut random),
            None
        );
        for _ in 0..20 {
            let Some(way) = tried.way_out(Vec::new(), &mut random) else {
                continue;
            };
            assert_eq!(way.len(), 2);
            assert_ne!(way, of(5));
            assert_eq!(values(&run(&way).choices), way);
        }
    }
}
