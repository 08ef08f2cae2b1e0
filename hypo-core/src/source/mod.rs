//! Where the next choice comes from.
//!
//! A [`Source`] is a recorded prefix and what follows it. An empty prefix and
//! random choices is generation; a whole recorded sequence and nothing after it
//! is a replay; anything between extends a prefix. Everything that the engine
//! does with a choice sequence is "run it from this source".

mod around;
mod avoid;
mod dealer;
mod floats;
mod growing;
mod growth;
mod known;
mod lengths;
mod literals;
mod measured;
mod mode;
mod notorious;
mod numbers;
mod random;
mod related;
mod text;

pub(crate) use around::Anew;
use around::Around;
pub(crate) use avoid::Avoid;
pub(crate) use dealer::Dealer;
pub(crate) use known::Literals;
pub use measured::Length;
pub use random::{Random, Seed};

use crate::choice::{Choice, Constraint, Growing, Growth, Probability, Size, Value};

/// Answers the choices of one test case.
#[derive(Debug)]
pub struct Source {
    prefix: Vec<Value>,
    position: usize,
    rest: Rest,
    misaligned: Option<usize>,
    /// The test cases that random choices are not to repeat, where the tree knows them by their digests alone.
    avoid: Option<Avoid>,
    /// The parts that are drawn anew between what is recorded, if it is that sort of source.
    around: Option<Box<Around>>,
}

/// What answers once the prefix is used up.
#[derive(Debug)]
enum Rest {
    Overrun,
    Simplest,
    Random(Box<Random>),
}

impl Source {
    /// Exactly these choices: a test case that asks for more overruns.
    pub fn replay(prefix: Vec<Value>) -> Source {
        Source::new(prefix, Rest::Overrun)
    }

    /// These choices, then the simplest ones for as long as the test case asks.
    pub fn simplest_after(prefix: Vec<Value>) -> Source {
        Source::new(prefix, Rest::Simplest)
    }

    /// These choices, then random ones.
    pub fn random_after(prefix: Vec<Value>, random: Random) -> Source {
        Source::new(prefix, Rest::Random(Box::new(random)))
    }

    fn new(prefix: Vec<Value>, rest: Rest) -> Source {
        Source {
            prefix,
            position: 0,
            rest,
            misaligned: None,
            avoid: None,
            around: None,
        }
    }

    /// Exactly these choices, but for some parts of the test case, of which each begins as it says and
    /// goes on at random. A test case that asks for more outside of them overruns.
    pub(crate) fn around(before: Vec<Value>, parts: Vec<Anew>, random: Random) -> Source {
        Source {
            around: Some(Box::new(Around::new(parts, random))),
            ..Source::replay(before)
        }
    }

    /// Random choices repeat none of these test cases, if chance has anything else.
    pub(crate) fn avoiding(mut self, avoid: Option<Avoid>) -> Source {
        self.avoid = avoid;
        self
    }

    /// Where the first recorded choice stood that did not fit what was asked for.
    pub fn misaligned(&self) -> Option<usize> {
        self.misaligned
    }

    /// How many recorded choices were left unread.
    pub fn unread(&self) -> usize {
        let unread = self.prefix.len().saturating_sub(self.position);
        match &self.around {
            Some(around) => unread + around.missing(),
            None => unread,
        }
    }

    /// The next of the parts that are drawn anew begins.
    pub(crate) fn enter(&mut self) {
        let Some(around) = &mut self.around else {
            return;
        };
        let (Some(part), Some(random)) = (around.parts.pop_front(), around.random.take()) else {
            return;
        };
        if self.position != self.prefix.len() {
            self.misaligned.get_or_insert(self.position);
        }
        around.behind = Some(part.behind);
        around.misaligned = self.misaligned;
        self.prefix = part.first;
        self.position = 0;
        self.rest = Rest::Random(random);
    }

    /// That part ends.
    pub(crate) fn leave(&mut self) {
        let Some(around) = &mut self.around else {
            return;
        };
        let Some(behind) = around.behind.take() else {
            return;
        };
        if let Rest::Random(random) = std::mem::replace(&mut self.rest, Rest::Overrun) {
            around.random = Some(random);
        }
        // What a part begins with is a proposal, and no record that has to fit.
        self.misaligned = around.misaligned;
        self.prefix = behind;
        self.position = 0;
    }

    /// The next choice, given those already made; `None` is an overrun.
    ///
    /// A recorded value that does not fit is replaced by the simplest one that
    /// does, and the record goes on one for one: a change to the left of it then
    /// disturbs as little as it can.
    pub(crate) fn next(&mut self, constraint: &Constraint, so_far: &[Choice]) -> Option<Value> {
        let position = self.position;
        self.position += 1;
        if let Some(recorded) = self.prefix.get_mut(position) {
            let value = if constraint.permits(recorded) {
                // Each is read once, so that it can be taken instead of copied.
                std::mem::replace(recorded, Value::Boolean(false))
            } else {
                self.misaligned.get_or_insert(position);
                constraint.simplest()
            };
            self.went(&value);
            return Some(value);
        }
        match &mut self.rest {
            Rest::Overrun => None,
            Rest::Simplest => Some(constraint.simplest()),
            Rest::Random(random) => Some(match &mut self.avoid {
                None => random.draw(constraint, so_far),
                Some(avoid) => avoid.draw(random, constraint, so_far),
            }),
        }
    }

    /// Whether a collection of this size goes on after so many elements; `None` is an overrun.
    ///
    /// A boolean like any other, but that a random one is answered by the length that it is to have.
    pub(crate) fn next_go_on(
        &mut self,
        go_on: Probability,
        so_far: &[Choice],
        (length, kept, size): (&mut Length, usize, Size),
    ) -> Option<Value> {
        let is_recorded = self.position < self.prefix.len();
        let Rest::Random(random) = &mut self.rest else {
            return self.next(&Constraint::Boolean(go_on), so_far);
        };
        if is_recorded {
            return self.next(&Constraint::Boolean(go_on), so_far);
        }
        self.position += 1;
        let mut goes_on = random.goes_on(length, kept, size);
        if let Some(avoid) = &mut self.avoid {
            if avoid.knows(&Value::Boolean(goes_on)) {
                goes_on = !goes_on;
            }
        }
        let value = Value::Boolean(goes_on);
        self.went(&value);
        Some(value)
    }

    /// The next choice, which decides about the size of a value; `None` is an overrun.
    ///
    /// It is a choice like any other, but that a random one is answered by what the source has in mind.
    pub(crate) fn next_growing(
        &mut self,
        constraint: &Constraint,
        growing: &Growing,
        (so_far, length): (&[Choice], &mut Length),
    ) -> Option<Value> {
        let is_recorded = self.position < self.prefix.len();
        let mut value = None;
        if let Rest::Random(random) = &mut self.rest {
            // Whoever answers, what is in mind goes on with the same throws.
            let in_mind = random.answer(&growing.question);
            if !is_recorded {
                self.position += 1;
                let mut answer = in_mind.unwrap_or_else(|| random.usual(&growing.question, length));
                if let Some(avoid) = &mut self.avoid {
                    answer = avoid.otherwise(answer, || random.another(&growing.question));
                    avoid.follow(&answer);
                }
                value = Some(answer);
            }
        }
        let value = match value {
            Some(value) => value,
            None => self.next(constraint, so_far)?,
        };
        if let Rest::Random(random) = &mut self.rest {
            random.took(&growing.question, &value);
        }
        Some(value)
    }

    /// Something happens to a value whose size matters.
    pub(crate) fn follow(&mut self, event: Growth) {
        if let Rest::Random(random) = &mut self.rest {
            random.mind.follow(event);
        }
    }

    /// Follows a choice that was not drawn here.
    fn went(&mut self, value: &Value) {
        if let Some(avoid) = &mut self.avoid {
            avoid.follow(value);
        }
    }

    /// What was drawn last was of no use.
    pub(crate) fn discarded(&mut self) {
        if let Rest::Random(random) = &mut self.rest {
            random.forget_relation();
        }
    }

    /// A choice that the strategy forces: a recorded one is passed over.
    pub(crate) fn skip(&mut self, value: &Value) -> Option<()> {
        self.went(value);
        let within = self.position < self.prefix.len();
        self.position += 1;
        match self.rest {
            Rest::Overrun if !within => None,
            _ => Some(()),
        }
    }
}
