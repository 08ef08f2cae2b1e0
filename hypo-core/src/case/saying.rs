//! Ending a test case early, and what it says about itself.

use std::panic::Location;

use super::{Argument, Refused, Rejection, Role, ShownPart, Stop, TestCase, unwind};
use crate::choice::{Choice, Value};

impl TestCase {
    /// Ends this test case without a verdict: it does not count.
    #[track_caller]
    pub fn reject(&self, reason: &'static str) -> ! {
        self.reject_at(reason, Location::caller())
    }

    /// As [`reject`](TestCase::reject), at a place that was noted earlier.
    pub fn reject_at(&self, reason: &'static str, location: &'static Location<'static>) -> ! {
        let rejection = Rejection { reason, location };
        self.state().stop.get_or_insert(Stop::Rejected(rejection));
        unwind()
    }

    /// Prints `text` with the failure, if this is the test case that is reported.
    ///
    /// The closure is called only where somebody will read it.
    pub fn note(&self, text: impl FnOnce() -> String) {
        if self.describes() {
            let text = text();
            self.state().described.notes.push(text);
        }
    }

    /// As [`note`](TestCase::note), about what a [draw](TestCase::begin_draw) in the middle of the property has drawn.
    ///
    /// The closure is given the next of the numbers (1, 2, 3, …) by which such notes are told apart.
    pub fn note_draw(&self, draw: usize, text: impl FnOnce(usize) -> String) {
        if !self.describes() {
            return;
        }
        let number = {
            let mut state = self.state();
            state.draws += 1;
            state.draws
        };
        let text = text(number);
        let mut state = self.state();
        let place = state.described.notes.len();
        state.described.noted.push((place, draw));
        state.described.notes.push(text);
    }

    /// Whether this test case is printed, and so is worth formatting values for.
    pub fn describes(&self) -> bool {
        // Most test cases are not even traced, and this is asked for each argument of each.
        self.traces()
            && !matches!(
                self.state().role,
                Role::Vary {
                    describes: false,
                    ..
                }
            )
    }

    /// Says that a filter refused a value, drawn in the innermost span; called only where
    /// [`describes`](TestCase::describes).
    ///
    /// Where it is not known how the value prints, its choices stand for it.
    pub fn note_refused(&self, source: Option<String>) {
        let mut state = self.state();
        let refused = match source {
            Some(text) => Refused {
                text,
                is_source: true,
            },
            None => Refused {
                text: in_words(&state.choices[state.spans.innermost()..]),
                is_source: false,
            },
        };
        state.described.refused.push(refused);
    }

    /// Says which argument is drawn from here on, for messages about its strategy.
    pub fn begin_argument(&self, name: &'static str) {
        let mut state = self.state();
        state.described.drawing = Some(name);
        state.written = None;
        if self.traces() {
            let at = state.choices.len();
            state.described.drawn.push((name, at..at));
            state.trace_argument();
        }
    }

    /// Says how the argument that was drawn last prints as source, and where in that its parts stand,
    /// whatever else is said of it then.
    pub fn note_source(&self, source: String, parts: Vec<ShownPart>) {
        self.state().written = Some((source, parts));
    }

    /// The argument that is being drawn, as [`begin_argument`](TestCase::begin_argument) has named it.
    pub fn drawing(&self) -> Option<&'static str> {
        self.state().described.drawing
    }

    /// Says what an argument came to; called only where [`describes`](TestCase::describes).
    pub fn describe(&self, mut argument: Argument) {
        let mut state = self.state();
        state.end_argument();
        if let Some((source, parts)) = state.written.take() {
            argument.text = source;
            argument.is_source = true;
            argument.parts = parts;
        }
        state.described.drawing = None;
        let number = state.trace_described();
        state.described.numbers.push(number);
        state.described.arguments.push(argument);
    }

    /// Whether an argument was described already.
    pub fn has_arguments(&self) -> bool {
        !self.state().described.arguments.is_empty()
    }

    /// Ends the whole run, for a strategy or setting was used in a way that has no meaning.
    pub(crate) fn misuse(&self, message: &str) -> ! {
        let mut state = self.state();
        let message = match state.described.drawing {
            Some(name) => format!("argument `{name}`: {message}"),
            None => message.to_owned(),
        };
        state.stop.get_or_insert(Stop::Misused(message));
        drop(state);
        unwind()
    }
}

/// `(4, true, "abc")`.
fn in_words(choices: &[Choice]) -> String {
    let mut words = Vec::with_capacity(choices.len());
    for choice in choices {
        words.push(match &choice.value {
            Value::Integer(value) => value.to_string(),
            Value::Boolean(value) => value.to_string(),
            Value::Float(value) => format!("{value:?}"),
            Value::String(value) => format!("{value:?}"),
            Value::Bytes(value) => format!("{value:?}"),
        });
    }
    format!("({})", words.join(", "))
}
