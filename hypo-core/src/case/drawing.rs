//! Drawing: the strategies are the usual way to do so, and this is what they are made of.

use std::cell::RefMut;
use std::sync::Arc;

use super::{Label, MAX_DEPTH, State, Stop, TOO_DEEP, TestCase, unexpected, unwind};
use crate::choice::{
    BytesConstraint, Choice, Constraint, FloatConstraint, Growing, Int, IntegerConstraint,
    Probability, Size, StringConstraint, Value,
};
use crate::source::Length;

impl TestCase {
    /// An integer of this range.
    pub fn draw_integer(&self, constraint: &IntegerConstraint) -> Int {
        match self.draw(Constraint::Integer(*constraint)) {
            Value::Integer(value) => value,
            other => unexpected(&other),
        }
    }

    /// A boolean that is true with this probability.
    pub fn draw_boolean(&self, probability: Probability) -> bool {
        match self.draw(Constraint::Boolean(probability)) {
            Value::Boolean(value) => value,
            other => unexpected(&other),
        }
    }

    /// A float of this range.
    pub fn draw_float(&self, constraint: &FloatConstraint) -> f64 {
        match self.draw(Constraint::Float(*constraint)) {
            Value::Float(value) => value,
            other => unexpected(&other),
        }
    }

    /// Text of this alphabet and length.
    pub fn draw_string(&self, constraint: &StringConstraint) -> String {
        match self.draw(Constraint::String(constraint.clone())) {
            Value::String(value) => value,
            other => unexpected(&other),
        }
    }

    /// Bytes of this length.
    pub fn draw_bytes(&self, constraint: &BytesConstraint) -> Vec<u8> {
        match self.draw(Constraint::Bytes(*constraint)) {
            Value::Bytes(value) => value,
            other => unexpected(&other),
        }
    }

    /// Whether a collection of this size goes on after `kept` elements: a boolean of this probability.
    ///
    /// A random source answers by the length that it has in mind, which `length` keeps for it: a new
    /// one for each collection.
    pub fn draw_go_on(
        &self,
        go_on: Probability,
        length: &mut Length,
        (kept, size): (usize, Size),
    ) -> bool {
        let mut state = self.state();
        let State {
            source, choices, ..
        } = &mut *state;
        let drawn = source.next_go_on(go_on, choices, (length, kept, size));
        match self.record(state, drawn, Constraint::Boolean(go_on), None) {
            Value::Boolean(value) => value,
            other => unexpected(&other),
        }
    }

    /// Records a boolean that the strategy has already decided.
    ///
    /// It keeps its place among the choices, so that sequences in which it is free line up with those in which it is not.
    pub fn force_boolean(&self, probability: Probability, value: bool) {
        let mut state = self.state();
        let value = Value::Boolean(value);
        if state.room_for_choice() && state.source.skip(&value).is_some() {
            state.choices.push(Choice {
                value,
                constraint: Constraint::Boolean(probability),
                forced: true,
                grown: None,
            });
        } else {
            state.stop.get_or_insert(Stop::Overrun);
            drop(state);
            unwind();
        }
    }

    /// Runs `draw` in a span of this label.
    pub fn span<T>(&self, label: Label, draw: impl FnOnce() -> T) -> T {
        // What is drawn may be large: it is returned as it comes, and not held here meanwhile.
        let _ends = self.enter_span(label);
        draw()
    }

    /// Begins a span that ends when what is returned is dropped.
    #[must_use = "the span ends when this is dropped"]
    pub fn enter_span(&self, label: Label) -> Ends<'_> {
        self.start_span(label);
        Ends(self, TestCase::stop_span)
    }

    /// Begins a span; each is ended by [`stop_span`](TestCase::stop_span) or [`discard_span`](TestCase::discard_span).
    pub fn start_span(&self, label: Label) {
        let mut state = self.state();
        let at = state.choices.len();
        state.spans.start(label, at);
        if state.spans.depth() > MAX_DEPTH {
            drop(state);
            self.reject(TOO_DEEP);
        }
    }

    /// Ends the innermost span.
    pub fn stop_span(&self) {
        self.end_span(false);
    }

    /// Ends the innermost span and says that nothing of it was used.
    pub fn discard_span(&self) {
        self.end_span(true);
    }

    fn end_span(&self, discarded: bool) {
        let mut state = self.state();
        let at = state.choices.len();
        state.spans.stop(at, discarded);
        if discarded {
            state.source.discarded();
        }
    }

    fn draw(&self, constraint: Constraint) -> Value {
        let mut state = self.state();
        let State {
            source, choices, ..
        } = &mut *state;
        let drawn = source.next(&constraint, choices);
        self.record(state, drawn, constraint, None)
    }

    pub(super) fn record(
        &self,
        mut state: RefMut<'_, State>,
        drawn: Option<Value>,
        constraint: Constraint,
        grown: Option<Arc<Growing>>,
    ) -> Value {
        let Some(value) = drawn.filter(|_| state.room_for_choice()) else {
            state.stop.get_or_insert(Stop::Overrun);
            drop(state);
            unwind();
        };
        state.choices.push(Choice {
            value: value.clone(),
            constraint,
            forced: false,
            grown,
        });
        value
    }
}

/// Says when it is dropped that something has been drawn: the end of a span, or of a value within others.
pub struct Ends<'c>(pub(super) &'c TestCase, pub(super) fn(&TestCase));

impl Drop for Ends<'_> {
    fn drop(&mut self) {
        if !std::thread::panicking() {
            self.1(self.0);
        }
    }
}
