//! Random choices that decide about the size of a value: by what is [in mind](super::growth), where there is something.

use super::growth::{Dice, weighted};
use super::measured::Length;
use super::random::Random;
use crate::choice::{Choice, Growing, Int, Question, Value};

impl Random {
    /// Comes to such a choice as the test case will that is being planned, and answers it.
    ///
    /// `again` asks for another answer than the one before.
    pub(crate) fn plan(
        &mut self,
        choice: &Choice,
        growing: &Growing,
        (so_far, again): (&[Choice], bool),
    ) -> Value {
        if again {
            return self.another(&growing.question);
        }
        self.mind.arrive(growing);
        match (self.answer(&growing.question), &growing.question) {
            (Some(answer), _) => answer,
            (None, Question::Branch(_)) => self.another(&growing.question),
            (None, Question::GoOn { .. }) => self.draw(&choice.constraint, so_far),
        }
    }

    /// Takes note of the answer to such a choice.
    pub(crate) fn took(&mut self, question: &Question, answer: &Value) {
        if let Value::Integer(taken) = answer {
            self.mind.took(question, taken.magnitude() as usize);
        }
    }

    /// Forgets what was planned, but not what it had in mind.
    pub(crate) fn restart(&mut self) {
        self.mind.restart();
    }

    /// The answer that it has in mind.
    pub(super) fn answer(&mut self, question: &Question) -> Option<Value> {
        Some(match question {
            Question::Branch(branches) => Value::Integer(Int::from(self.mind.branch(branches)?)),
            Question::GoOn { kept, size } => Value::Boolean(self.mind.goes_on(*kept, *size)?),
        })
    }

    /// The answer where it has none in mind, as to any other choice.
    pub(super) fn usual(&mut self, question: &Question, length: &mut Length) -> Value {
        match question {
            Question::Branch(_) => self.another(question),
            Question::GoOn { kept, size } => Value::Boolean(self.goes_on(length, *kept, *size)),
        }
    }

    /// Any answer.
    pub(super) fn another(&mut self, question: &Question) -> Value {
        match question {
            Question::Branch(branches) => {
                let mut dice = Dice(self.bits());
                Value::Integer(Int::from(weighted(branches, |_| true, &mut dice)))
            }
            Question::GoOn { .. } => Value::Boolean(self.one_in(2)),
        }
    }
}
