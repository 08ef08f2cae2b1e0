//! A run in which the property did not hold, or could not be run.

use std::any::Any;
use std::fmt;
use std::panic::resume_unwind;

use crate::case::{Argument, Described};
use crate::executor::{Cause, Execution, Failed, Misuse};
use crate::property::Property;
use crate::report::{Explained, above, example, messages};
use crate::shrink::Effort;

/// A run that failed: because the property did, or because it could not be run.
///
/// Its `Display` is all that a failing test prints. Where the property fails in several ways, this is the
/// one with the simplest arguments, and [`others`](Failure::others) are the rest.
pub struct Failure {
    parts: Box<Parts>,
    others: Vec<Failure>,
    /// How many there are; empty where there are no others.
    summary: String,
}

struct Parts {
    heading: String,
    described: Described,
    explained: Explained,
    said: Said,
    below: Vec<String>,
    effort: Option<Effort>,
    /// Whether what stands above the panic, and the panic, were printed already.
    spoken: bool,
}

/// What the failure itself says.
enum Said {
    /// The property panicked; with the text of it and its place.
    Panic {
        message: String,
        place: Option<String>,
        payload: Box<dyn Any + Send>,
        /// Whether the panic hook has printed it, if anything was printed.
        heard: bool,
    },
    /// The property returned that it failed.
    Returned(String),
    /// The run could not come to a verdict on the property.
    Run(String),
}

impl Failure {
    /// The property failed in its last replay.
    pub(crate) fn of_property(
        heading: String,
        execution: Execution,
        failed: Failed,
        below: Vec<String>,
    ) -> Failure {
        let said = match failed.cause {
            Cause::Panicked(payload) => Said::Panic {
                message: failed.message,
                place: failed.origin.place(),
                payload,
                heard: failed.heard,
            },
            Cause::Returned(type_name) => {
                Said::Returned(messages::returned(type_name, &failed.message))
            }
        };
        Failure::of_parts(Parts {
            heading,
            described: execution.described,
            explained: Explained::default(),
            said,
            below,
            effort: None,
            spoken: false,
        })
    }

    /// The run could not come to a verdict, for a reason that `text` tells.
    pub(crate) fn of_run(property: &Property<'_>, text: String) -> Failure {
        Failure::of_parts(Parts {
            heading: property.test.name.to_owned(),
            described: Described::default(),
            explained: Explained::default(),
            said: Said::Run(text),
            below: Vec::new(),
            effort: None,
            spoken: false,
        })
    }

    fn of_parts(parts: Parts) -> Failure {
        Failure {
            parts: Box::new(parts),
            others: Vec::new(),
            summary: String::new(),
        }
    }

    /// Several failures of one property as one, which is the first.
    pub(crate) fn of_several(property: &Property<'_>, failures: Vec<Failure>) -> Failure {
        let number = failures.len();
        let mut failures = failures.into_iter();
        let mut failure = failures.next().expect("something was found");
        if number > 1 {
            failure.summary = messages::several(property.test.name, number);
        }
        failure.others.extend(failures);
        failure
    }

    pub(crate) fn misuse(property: &Property<'_>, misuse: Misuse) -> Failure {
        Failure::of_run(property, misuse.0)
    }

    pub(crate) fn with_warnings(mut self, warnings: Vec<String>) -> Failure {
        self.parts.below.extend(warnings);
        self
    }

    /// Says what shrinking it took.
    pub(crate) fn after(mut self, effort: Option<Effort>) -> Failure {
        self.parts.effort = effort;
        self
    }

    /// Says which parts of it make no difference.
    pub(crate) fn explained(mut self, explained: Explained) -> Failure {
        self.parts.explained = explained;
        self
    }

    /// Says which of several it is.
    pub(crate) fn numbered(mut self, number: &str) -> Failure {
        self.parts.heading.insert_str(0, number);
        self
    }

    /// Says whether what stands above the property's panic, and the panic, were printed already.
    pub(crate) fn spoken(mut self, spoken: bool) -> Failure {
        self.parts.spoken = spoken;
        self
    }

    /// The arguments that the property fails with; none if it could not be run.
    pub fn arguments(&self) -> &[Argument] {
        &self.parts.described.arguments
    }

    /// The `#[example(…)]` that pins the failure; `None` if an argument has no source form, or if
    /// the property was not called at all.
    pub fn example(&self) -> Option<String> {
        match self.parts.said {
            Said::Run(_) => None,
            _ => example::pasteable(&self.parts.described),
        }
    }

    /// What the property's panic or returned error says, or why there is no verdict.
    pub fn message(&self) -> &str {
        match &self.parts.said {
            Said::Panic { message, .. } => message,
            Said::Returned(text) | Said::Run(text) => text,
        }
    }

    /// Where the property panicked, as `file:line:column`; `None` if it did not, or nobody was told.
    pub fn place(&self) -> Option<&str> {
        match &self.parts.said {
            Said::Panic { place, .. } => place.as_deref(),
            Said::Returned(_) | Said::Run(_) => None,
        }
    }

    /// What it took to shrink the failure, pass by pass; `None` if it was not shrunk in this run.
    pub fn effort(&self) -> Option<&Effort> {
        self.parts.effort.as_ref()
    }

    /// The other ways in which the property fails, simplest first; none if there is one bug.
    pub fn others(&self) -> &[Failure] {
        &self.others
    }

    /// How many failures there are; empty if this is the only one.
    pub(crate) fn summary(&self) -> &str {
        &self.summary
    }

    /// What is still to be printed of this one, given what was printed already.
    ///
    /// The verdict of one that is alone is left out where [`raise`](Failure::raise) prints it.
    pub(crate) fn rest(&self, is_alone: bool) -> String {
        match &self.parts.said {
            Said::Panic { .. } if !self.parts.spoken => self.text(),
            Said::Panic {
                heard: false,
                message,
                place,
                ..
            } => panicked(message, place.as_deref()) + &self.below(),
            Said::Panic { .. } => self.below(),
            Said::Returned(_) | Said::Run(_) if !is_alone => self.text(),
            Said::Returned(_) => format!("{}\n{}", self.above(), self.below()),
            Said::Run(_) => self.below(),
        }
    }

    /// The verdict, where it is not a panic that the hook has printed.
    pub(crate) fn verdict_alone(&self) -> String {
        match &self.parts.said {
            Said::Panic { .. } => String::new(),
            Said::Returned(text) | Said::Run(text) => format!("{text}\n"),
        }
    }

    /// All that is printed of this one, without the others.
    fn text(&self) -> String {
        let text = match &self.parts.said {
            Said::Run(text) => format!("{}: {text}\n", self.parts.heading),
            Said::Returned(text) => format!("{}\n{text}\n", self.above()),
            Said::Panic { message, place, .. } => {
                self.above() + &panicked(message, place.as_deref())
            }
        };
        text + &self.below()
    }

    fn above(&self) -> String {
        let Parts {
            heading,
            described,
            explained,
            ..
        } = &*self.parts;
        above(heading, described, explained)
    }

    fn below(&self) -> String {
        let mut text = String::new();
        for line in &self.parts.below {
            text.push_str(line);
            text.push('\n');
        }
        text
    }

    /// Fails as the property did, without printing its panic a second time.
    #[track_caller]
    pub(crate) fn raise(self) -> ! {
        match self.parts.said {
            Said::Panic { payload, .. } => resume_unwind(payload),
            Said::Returned(text) | Said::Run(text) if self.others.is_empty() => panic!("{text}"),
            Said::Returned(text) | Said::Run(text) => resume_unwind(Box::new(text)),
        }
    }
}

/// A panic as the standard hook prints it, but for the thread.
fn panicked(message: &str, place: Option<&str>) -> String {
    match place {
        Some(place) => format!("\npanicked at {place}:\n{message}\n"),
        None => format!("\npanicked:\n{message}\n"),
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text())?;
        for other in &self.others {
            write!(f, "\n{other}")?;
        }
        f.write_str(&self.summary)
    }
}

impl fmt::Debug for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl std::error::Error for Failure {}
