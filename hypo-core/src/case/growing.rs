//! Drawing values that contain others of their kind: what a random source has to know of them.

use std::sync::Arc;

use super::drawing::Ends;
use super::{MAX_DEPTH, State, TOO_DEEP, TestCase, unexpected};
use crate::choice::{
    Branch, Children, Constraint, Growing, Grown, Growth, IntegerConstraint, Probability, Question,
    Size, Value,
};
use crate::source::Length;

impl TestCase {
    /// Runs `draw`, which draws a value that may contain others of its kind.
    ///
    /// A random source has a size in mind for the outermost of them, and shares it out among those
    /// within; to any other source it makes no difference.
    pub fn grow<T>(&self, grown: Grown, draw: impl FnOnce() -> T) -> T {
        let _ends = self.enter_grown(grown);
        draw()
    }

    /// Begins such a value, which is complete when what is returned is dropped.
    #[must_use = "the value ends when this is dropped"]
    pub fn enter_grown(&self, grown: Grown) -> Ends<'_> {
        self.happens(Growth::Begins(grown));
        // Not all that is recursive is in a span.
        if grown == Grown::Node {
            let depth = {
                let mut state = self.state();
                state.grown += 1;
                state.grown
            };
            if depth > MAX_DEPTH {
                self.reject(TOO_DEEP);
            }
            return Ends(self, |case| {
                case.happens(Growth::Ends);
                case.state().grown -= 1;
            });
        }
        Ends(self, |case| case.happens(Growth::Ends))
    }

    /// Says how many more such values the innermost one contains, where no branch says it.
    pub fn expect_children(&self, children: Children) {
        self.happens(Growth::Contains(children));
    }

    /// Says that the innermost one is to contain no more than so many, with all that they contain.
    pub fn contain_at_most(&self, most: usize) {
        self.happens(Growth::AtMost(most));
    }

    /// Which of these branches is taken: an integer of this range, which has as many values.
    ///
    /// A random source goes by their weights, and by what the value may still contain.
    pub fn draw_branch(&self, index: &IntegerConstraint, branches: &Arc<[Branch]>) -> usize {
        let question = Question::Branch(Arc::clone(branches));
        let mut length = Length::default();
        match self.draw_growing(Constraint::Integer(*index), question, &mut length) {
            Value::Integer(taken) => taken.magnitude() as usize,
            other => unexpected(&other),
        }
    }

    /// Whether a collection of such values goes on after `kept` of them: a boolean of this probability.
    ///
    /// Where it is within no such value, it is as long as any other collection.
    pub fn draw_growing_go_on(
        &self,
        go_on: Probability,
        length: &mut Length,
        (kept, size): (usize, Size),
    ) -> bool {
        let question = Question::GoOn { kept, size };
        match self.draw_growing(Constraint::Boolean(go_on), question, length) {
            Value::Boolean(value) => value,
            other => unexpected(&other),
        }
    }

    fn draw_growing(
        &self,
        constraint: Constraint,
        question: Question,
        length: &mut Length,
    ) -> Value {
        let mut state = self.state();
        let State {
            source,
            choices,
            events,
            ..
        } = &mut *state;
        let growing = Arc::new(Growing {
            events: std::mem::take(events),
            question,
        });
        let drawn = source.next_growing(&constraint, &growing, (choices, length));
        self.record(state, drawn, constraint, Some(growing))
    }

    fn happens(&self, event: Growth) {
        let mut state = self.state();
        state.source.follow(event);
        state.events.push(event);
    }
}
