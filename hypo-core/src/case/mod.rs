//! The test case: what a property draws from.
//!
//! It answers primitive choices and remembers them, and the spans around them.
//! What the choices mean is the strategies' business, where they come from the
//! source's, and what their outcome is the executor's.

mod current;
mod described;
mod score;
mod span;

use std::cell::{RefCell, RefMut};
use std::panic::{Location, resume_unwind};
use std::rc::Rc;

pub(crate) use current::Entered;
pub use current::{current, misuse};
pub use described::{Argument, Described};
pub use score::Score;
use span::Spans;
pub use span::{Label, Span};

use crate::choice::{
    BytesConstraint, Choice, Constraint, FloatConstraint, Int, IntegerConstraint, Probability,
    Size, StringConstraint, Value,
};
use crate::source::{Length, Source};

/// Strategies nested deeper than this do not end by themselves: the test case is invalid.
pub const MAX_DEPTH: usize = 100;

/// The reason for which those are rejected.
pub(crate) const TOO_DEEP: &str = "strategies nested more than 100 deep";

/// One execution of the property, as strategies see it.
///
/// A handle: clones are the same test case, and one may be kept by what was
/// drawn to draw more later, until the test case ends. Drawing after that is a
/// panic that says so.
#[derive(Clone)]
pub struct TestCase(Rc<RefCell<State>>);

/// Why a test case does not count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rejection {
    /// What refused it, such as the condition of an `assume!`.
    pub reason: &'static str,
    /// Where that stands.
    pub location: &'static Location<'static>,
}

/// How a test case ended ahead of the property's own end.
#[derive(Clone, Debug)]
pub(crate) enum Stop {
    Overrun,
    Rejected(Rejection),
    Misused(String),
}

/// The payload that unwinds a stopped test case. It never reaches a panic hook.
pub(crate) struct Unwind;

/// What is done with what a test case prints about itself.
pub(crate) enum Role {
    /// One of many: nothing is printed and nothing is formatted.
    Search,
    /// Its arguments and notes are wanted.
    Describe,
    /// As `Describe`, and the property's panic may speak: this is called just before it does.
    Last(Announce),
}

pub(crate) type Announce = Box<dyn Fn(&Described)>;

struct State {
    source: Source,
    choices: Vec<Choice>,
    spans: Spans,
    max_choices: usize,
    role: Role,
    described: Described,
    targets: Vec<Score>,
    stop: Option<Stop>,
    announced: bool,
    finished: bool,
}

/// All that a test case leaves behind.
pub(crate) struct Record {
    pub(crate) choices: Vec<Choice>,
    pub(crate) spans: Vec<Span>,
    pub(crate) described: Described,
    pub(crate) targets: Vec<Score>,
    pub(crate) stop: Option<Stop>,
    pub(crate) misaligned: bool,
    pub(crate) unread: usize,
}

/// Where a test case records: empty, but with room for as much as an earlier one needed.
#[derive(Default)]
pub(crate) struct Room {
    choices: Vec<Choice>,
    spans: Vec<Span>,
}

impl Room {
    pub(crate) fn of(mut choices: Vec<Choice>, mut spans: Vec<Span>) -> Room {
        choices.clear();
        spans.clear();
        Room { choices, spans }
    }
}

/// Drawing. The strategies are the usual way to do so; these are what they are made of.
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
        let answer = |source: &mut Source, choices: &[Choice]| {
            source.next_go_on(go_on, choices, (length, kept, size))
        };
        match self.answered(Constraint::Boolean(go_on), answer) {
            Value::Boolean(value) => value,
            other => unexpected(&other),
        }
    }

    /// Records a boolean that the strategy has already decided.
    ///
    /// It keeps its place among the choices, so that sequences in which it is free line up with those in which it is not.
    pub fn force_boolean(&self, probability: Probability, value: bool) {
        let mut state = self.state();
        if state.room_for_choice() && state.source.skip().is_some() {
            state.choices.push(Choice {
                value: Value::Boolean(value),
                constraint: Constraint::Boolean(probability),
                forced: true,
            });
        } else {
            state.stop.get_or_insert(Stop::Overrun);
            drop(state);
            unwind();
        }
    }

    /// Runs `draw` in a span of this label.
    pub fn span<T>(&self, label: Label, draw: impl FnOnce() -> T) -> T {
        self.start_span(label);
        let drawn = draw();
        self.stop_span();
        drawn
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
        self.record(state, drawn, constraint)
    }

    fn answered(
        &self,
        constraint: Constraint,
        answer: impl FnOnce(&mut Source, &[Choice]) -> Option<Value>,
    ) -> Value {
        let mut state = self.state();
        let State {
            source, choices, ..
        } = &mut *state;
        let drawn = answer(source, choices);
        self.record(state, drawn, constraint)
    }

    fn record(
        &self,
        mut state: RefMut<'_, State>,
        drawn: Option<Value>,
        constraint: Constraint,
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
        });
        value
    }
}

/// Ending early, and saying more.
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

    /// Whether this test case is printed, and so is worth formatting values for.
    pub fn describes(&self) -> bool {
        !matches!(self.state().role, Role::Search)
    }

    /// Says which argument is drawn from here on, for messages about its strategy.
    pub fn begin_argument(&self, name: &'static str) {
        let mut state = self.state();
        state.described.drawing = Some(name);
        if !matches!(state.role, Role::Search) {
            let at = state.choices.len();
            state.described.drawn.push((name, at..at));
        }
    }

    /// Says what an argument came to; called only where [`describes`](TestCase::describes).
    pub fn describe(&self, argument: Argument) {
        let mut state = self.state();
        state.end_argument();
        state.described.drawing = None;
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

/// For the executor and the panic hook.
impl TestCase {
    pub(crate) fn new(source: Source, role: Role, max_choices: usize, room: Room) -> TestCase {
        TestCase(Rc::new(RefCell::new(State {
            source,
            choices: room.choices,
            spans: Spans::within(room.spans),
            max_choices,
            role,
            described: Described::default(),
            targets: Vec::new(),
            stop: None,
            announced: false,
            finished: false,
        })))
    }

    /// Ends it. Handles that were kept can draw no more.
    pub(crate) fn finish(&self) -> Record {
        let mut state = self.0.borrow_mut();
        state.finished = true;
        state.end_argument();
        let at = state.choices.len();
        Record {
            spans: state.spans.finish(at),
            choices: std::mem::take(&mut state.choices),
            described: std::mem::take(&mut state.described),
            targets: std::mem::take(&mut state.targets),
            stop: state.stop.take(),
            misaligned: state.source.misaligned().is_some(),
            unread: state.source.unread(),
        }
    }

    /// Whether a panic of the property may be heard.
    pub(crate) fn is_last(&self) -> bool {
        self.0
            .try_borrow()
            .is_ok_and(|state| matches!(state.role, Role::Last(_)))
    }

    /// Prints what belongs above the property's own panic, once.
    pub(crate) fn announce(&self) {
        let Ok(mut state) = self.0.try_borrow_mut() else {
            return;
        };
        if std::mem::replace(&mut state.announced, true) {
            return;
        }
        if let Role::Last(announce) = &state.role {
            announce(&state.described);
        }
    }

    fn state(&self) -> RefMut<'_, State> {
        let state = self.0.borrow_mut();
        assert!(
            !state.finished,
            "this test case has ended: what it drew can draw no more (was it kept outside of the property?)"
        );
        state
    }
}

impl State {
    /// Notes how far the argument that is being drawn has come.
    fn end_argument(&mut self) {
        let at = self.choices.len();
        if let (Some(_), Some((_, choices))) =
            (self.described.drawing, self.described.drawn.last_mut())
        {
            choices.end = at;
        }
    }

    fn room_for_choice(&self) -> bool {
        self.stop.is_none() && self.choices.len() < self.max_choices
    }
}

impl std::fmt::Debug for TestCase {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.0.try_borrow() {
            Ok(state) => f.debug_tuple("TestCase").field(&state.choices).finish(),
            Err(_) => f.write_str("TestCase(..)"),
        }
    }
}

fn unwind() -> ! {
    resume_unwind(Box::new(Unwind))
}

fn unexpected(value: &Value) -> ! {
    unreachable!("a source answered with {value:?}, which the constraint does not permit")
}
