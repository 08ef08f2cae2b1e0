//! Runs one choice sequence and says how it ended.
//!
//! The phases and the shrinker know of execution only what stands here: a
//! source goes in, an [`Execution`] comes out. Whether that happens in this
//! thread is for an implementation of [`Executor`] to decide.

use std::cell::RefCell;

use crate::case::{Described, Entered, Rejection, Role, Room, Score, Span, Stop, TestCase};
use crate::choice::{self, Choice, Value};
use crate::origin::Origin;
use crate::panic::{self, Caught};
use crate::source::Source;
use crate::verdict::{Returned, Verdict};

/// A test case of a run may make so many choices; one that wants more overruns.
pub(crate) const MAX_CHOICES: usize = 1 << 14;

/// The property, or one pinned example of it, as the engine runs it.
pub type Body<'a> = &'a dyn Fn(&TestCase) -> Verdict;

/// How a test case ended, from worst to best for a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Outcome {
    /// It asked for more choices than there were.
    Overrun,
    /// It was rejected by a filter or an assumption.
    Invalid,
    /// It passed.
    Valid,
    /// It failed.
    Interesting,
}

/// What one execution left behind.
pub struct Execution {
    /// How it ended.
    pub outcome: Outcome,
    /// Every choice it made.
    pub choices: Vec<Choice>,
    /// Which of them belong together, in the order in which the spans began.
    pub spans: Vec<Span>,
    /// How it failed; there if and only if it is interesting.
    pub failure: Option<Failed>,
    /// Why it did not count.
    pub rejection: Option<Rejection>,
    /// What it says about itself, if it was asked to.
    pub described: Described,
    /// The scores that it asked to be raised, each of another label.
    pub targets: Vec<Score>,
    /// Whether it made exactly the choices that its source had recorded.
    pub as_recorded: bool,
}

/// How a test case failed.
pub struct Failed {
    /// What tells this bug from others.
    pub origin: Origin,
    /// The panic's text, or the returned error's `Debug`.
    pub message: String,
    pub(crate) cause: Cause,
    /// Whether the panic hook was told of it, which a panic that is resumed is not.
    pub(crate) heard: bool,
}

/// What to do once more at the very end, so that the test fails as the property did.
pub(crate) enum Cause {
    Panicked(Box<dyn std::any::Any + Send>),
    Returned(&'static str),
}

/// A strategy or a setting was used in a way that has no meaning; the run ends with this message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Misuse(pub String);

/// Runs test cases.
pub trait Executor {
    /// Runs the property once and answers its choices from `source`.
    fn execute(&mut self, source: Source) -> Result<Execution, Misuse>;
}

/// Runs the property in the calling thread.
pub struct LocalExecutor<'a> {
    body: Body<'a>,
    max_choices: usize,
    /// What an earlier test case has left, for the next one to write into.
    spare: RefCell<Room>,
}

impl<'a> LocalExecutor<'a> {
    /// Runs this body, with at most so many choices a test case.
    pub fn new(body: Body<'a>, max_choices: usize) -> Self {
        LocalExecutor {
            body,
            max_choices,
            spare: RefCell::default(),
        }
    }

    /// Takes back the room of a test case that nobody looks at any more.
    ///
    /// It made so many choices, of which somebody may have kept the list.
    pub(crate) fn recycle(&self, execution: Execution, made: usize) {
        self.spare
            .replace(Room::of(made, execution.choices, execution.spans));
    }

    pub(crate) fn execute_as(&self, role: Role, source: Source) -> Result<Execution, Misuse> {
        let case = TestCase::new(source, role, self.max_choices, self.spare.take());
        let result = self.call(&case);
        conclude(&case, result)
    }

    /// Runs these choices and says by which others the value would be drawn that begins with the one at
    /// `place`, if that is a choice between alternatives: by those of each earlier one that can draw it.
    ///
    /// No further than to the end of that value, if these are the choices up to there.
    pub fn restate(&self, choices: Vec<Value>, place: usize) -> Result<Vec<Vec<Choice>>, Misuse> {
        let source = Source::replay(choices);
        let case = TestCase::new(source, Role::Search, self.max_choices, Room::default());
        case.restate(place);
        // Whatever else came of it is known already: this test case has been run before.
        let _ = self.call(&case);
        match case.finish().stop {
            Some(Stop::Misused(message)) => Err(Misuse(message)),
            Some(Stop::Restated(stretches)) => Ok(stretches),
            _ => Ok(Vec::new()),
        }
    }

    fn call(&self, case: &TestCase) -> Result<Verdict, Caught> {
        let _entered = Entered::new(case.clone());
        panic::catch(|| {
            let verdict = (self.body)(case);
            case.let_go();
            verdict
        })
    }
}

impl Executor for LocalExecutor<'_> {
    fn execute(&mut self, source: Source) -> Result<Execution, Misuse> {
        self.execute_as(Role::Search, source)
    }
}

impl Execution {
    /// The values of its choices: what replays it.
    pub fn values(&self) -> Vec<Value> {
        choice::values(&self.choices)
    }

    /// Whether it threw away something that it had drawn.
    pub fn discards(&self) -> bool {
        for span in &self.spans {
            if span.discarded {
                return true;
            }
        }
        false
    }

    /// The origin of its failure.
    pub fn origin(&self) -> Option<&Origin> {
        match &self.failure {
            Some(failed) => Some(&failed.origin),
            None => None,
        }
    }

    /// The score that it reached for this label.
    pub fn score(&self, label: &str) -> Option<f64> {
        for target in &self.targets {
            if target.label == label {
                return Some(target.score);
            }
        }
        None
    }
}

/// Reads the verdict. A test case that was stopped is stopped, whatever it did about it.
fn conclude(case: &TestCase, result: Result<Verdict, Caught>) -> Result<Execution, Misuse> {
    let record = case.finish();
    let (outcome, failure, rejection) = match (record.stop, result) {
        (Some(Stop::Misused(message)), _) => return Err(Misuse(message)),
        (Some(Stop::Overrun | Stop::Restated(_)), _) => (Outcome::Overrun, None, None),
        (Some(Stop::Rejected(rejection)), _) => (Outcome::Invalid, None, Some(rejection)),
        (None, Ok(Verdict::Passed)) => (Outcome::Valid, None, None),
        (None, Ok(Verdict::Failed(returned))) => {
            (Outcome::Interesting, Some(returned.into()), None)
        }
        (None, Err(caught)) => (Outcome::Interesting, Some(caught.into()), None),
    };
    Ok(Execution {
        outcome,
        choices: record.choices,
        spans: record.spans,
        failure,
        rejection,
        described: record.described,
        targets: record.targets,
        as_recorded: !record.misaligned && record.unread == 0,
    })
}

impl From<Caught> for Failed {
    fn from(caught: Caught) -> Failed {
        Failed {
            origin: caught.origin,
            message: caught.message,
            cause: Cause::Panicked(caught.payload),
            heard: caught.heard,
        }
    }
}

impl From<Returned> for Failed {
    fn from(returned: Returned) -> Failed {
        Failed {
            origin: Origin::returned(returned.type_name, &returned.debug),
            message: returned.debug,
            cause: Cause::Returned(returned.type_name),
            heard: true,
        }
    }
}
