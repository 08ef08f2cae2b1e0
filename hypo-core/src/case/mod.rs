//! The test case: what a property draws from.
//!
//! It answers primitive choices and remembers them, and the spans around them.
//! What the choices mean is the strategies' business, where they come from the
//! source's, and what their outcome is the executor's.

mod current;
mod described;
mod drawing;
mod growing;
mod kept;
mod parts;
mod restating;
mod saying;
mod score;
mod span;

use std::cell::{RefCell, RefMut};
use std::panic::{Location, resume_unwind};
use std::rc::Rc;

pub(crate) use current::Entered;
pub use current::{current, misuse};
pub use described::{Argument, Described, Refused, ShownPart};
pub use drawing::Ends;
use kept::Kept;
use parts::Tracing;
pub use parts::{Part, Traced, Whole};
pub use score::Score;
use span::Spans;
pub use span::{Label, Span};

use crate::choice::{Choice, Growth, Value};
use crate::source::Source;

/// Strategies nested deeper than this do not end by themselves: the test case is invalid.
pub const MAX_DEPTH: usize = 250;

/// No more room is made for choices ahead of time, for most test cases are short.
const MOST_ROOM: usize = 16;

/// The reason for which those are rejected.
pub(crate) const TOO_DEEP: &str = "strategies nested more than 250 deep";

/// One execution of the property, as strategies see it.
///
/// A handle: clones are the same test case, and one may be kept by what was
/// drawn to draw more later, until the test case ends. Drawing after that is a
/// panic that says so.
#[derive(Clone)]
pub struct TestCase(
    Rc<RefCell<State>>,
    /// Whether it records its parts: here, because a test case of the search must not even ask for its state.
    bool,
);

/// Why a test case does not count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rejection {
    /// What refused it, such as the condition of an `assume!`.
    pub reason: &'static str,
    /// Where that stands.
    pub location: &'static Location<'static>,
}

impl Rejection {
    /// The reason of a strategy that has nothing to draw.
    pub const NOTHING: &'static str = "drawing from nothing()";
}

/// How a test case ended ahead of the property's own end.
#[derive(Clone, Debug)]
pub(crate) enum Stop {
    Overrun,
    Rejected(Rejection),
    Misused(String),
    /// It has said what it was to say of one value: by which other choices that would be drawn.
    Restated(Vec<Vec<Choice>>),
}

/// The payload that unwinds a stopped test case. It never reaches a panic hook.
pub(crate) struct Unwind;

/// What is done with what a test case prints about itself.
pub(crate) enum Role {
    /// One of many: nothing is printed and nothing is formatted.
    Search,
    /// Its arguments and notes are wanted.
    Describe,
    /// These parts, in their order, are drawn anew; `describes` as [`Role::Describe`] does.
    Vary { parts: Vec<Part>, describes: bool },
    /// As `Describe`, and the property's panic may speak: this is called just before it does.
    Last(Announce),
}

pub(crate) type Announce = Box<dyn Fn(&Described)>;

struct State {
    source: Source,
    choices: Vec<Choice>,
    /// What has happened since the last choice that decides about the size of a value.
    events: Vec<Growth>,
    /// How many values are being drawn, one within the other.
    grown: usize,
    spans: Spans,
    max_choices: usize,
    role: Role,
    described: Described,
    tracing: Tracing,
    /// How the strategy says that the latest argument prints.
    written: Option<(String, Vec<ShownPart>)>,
    kept: Vec<Kept>,
    /// How many draws inside of the property were numbered.
    draws: usize,
    targets: Vec<Score>,
    /// The choice from which on a value is wanted in other words.
    restating: Option<usize>,
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
    /// The room of a test case of so many choices, of which somebody may have kept the list.
    pub(crate) fn of(made: usize, mut choices: Vec<Choice>, mut spans: Vec<Span>) -> Room {
        choices.clear();
        choices.reserve_exact(made.min(MOST_ROOM));
        spans.clear();
        Room { choices, spans }
    }
}

/// For the executor and the panic hook.
impl TestCase {
    pub(crate) fn new(source: Source, role: Role, max_choices: usize, room: Room) -> TestCase {
        let traces = !matches!(role, Role::Search);
        let state = State {
            source,
            choices: room.choices,
            events: Vec::new(),
            grown: 0,
            spans: Spans::within(room.spans),
            max_choices,
            role,
            described: Described::default(),
            tracing: Tracing::default(),
            written: None,
            kept: Vec::new(),
            draws: 0,
            targets: Vec::new(),
            restating: None,
            stop: None,
            announced: false,
            finished: false,
        };
        TestCase(Rc::new(RefCell::new(state)), traces)
    }

    /// Ends it. Handles that were kept can draw no more.
    pub(crate) fn finish(&self) -> Record {
        self.let_go();
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
