//! A run in which the property did not hold, or could not be run.

use std::any::Any;
use std::fmt;
use std::panic::resume_unwind;

use crate::case::{Argument, Described};
use crate::executor::{Cause, Execution, Failed, Misuse};
use crate::property::Property;
use crate::report::{above, example, messages};

/// A run that failed: because the property did, or because it could not be run.
///
/// Its `Display` is all that a failing test prints.
pub struct Failure(Box<Parts>);

struct Parts {
    heading: String,
    described: Described,
    said: Said,
    below: Vec<String>,
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
        Failure(Box::new(Parts {
            heading,
            described: execution.described,
            said,
            below,
            spoken: false,
        }))
    }

    /// The run could not come to a verdict, for a reason that `text` tells.
    pub(crate) fn of_run(property: &Property<'_>, text: String) -> Failure {
        Failure(Box::new(Parts {
            heading: property.test.name.to_owned(),
            described: Described::default(),
            said: Said::Run(text),
            below: Vec::new(),
            spoken: false,
        }))
    }

    pub(crate) fn misuse(property: &Property<'_>, misuse: Misuse) -> Failure {
        Failure::of_run(property, misuse.0)
    }

    pub(crate) fn with_warnings(mut self, warnings: Vec<String>) -> Failure {
        self.0.below.extend(warnings);
        self
    }

    /// Says whether what stands above the property's panic, and the panic, were printed already.
    pub(crate) fn spoken(mut self, spoken: bool) -> Failure {
        self.0.spoken = spoken;
        self
    }

    /// The arguments that the property fails with; none if it could not be run.
    pub fn arguments(&self) -> &[Argument] {
        &self.0.described.arguments
    }

    /// The `#[example(…)]` that pins the failure; `None` if an argument has no source form, or if
    /// the property was not called at all.
    pub fn example(&self) -> Option<String> {
        match self.0.said {
            Said::Run(_) => None,
            _ => example::pasteable(&self.0.described),
        }
    }

    /// What the property's panic or returned error says, or why there is no verdict.
    pub fn message(&self) -> &str {
        match &self.0.said {
            Said::Panic { message, .. } => message,
            Said::Returned(text) | Said::Run(text) => text,
        }
    }

    /// What is still to be printed before the test fails, given what was printed already.
    pub(crate) fn rest(&self) -> String {
        match &self.0.said {
            Said::Panic { .. } if !self.0.spoken => self.to_string(),
            Said::Panic {
                heard: false,
                message,
                place,
                ..
            } => panicked(message, place.as_deref()) + &self.below(),
            Said::Returned(_) => format!(
                "{}\n{}",
                above(&self.0.heading, &self.0.described),
                self.below()
            ),
            _ => self.below(),
        }
    }

    fn below(&self) -> String {
        let mut text = String::new();
        for line in &self.0.below {
            text.push_str(line);
            text.push('\n');
        }
        text
    }

    /// Fails as the property did, without printing its panic a second time.
    #[track_caller]
    pub(crate) fn raise(self) -> ! {
        match self.0.said {
            Said::Panic { payload, .. } => resume_unwind(payload),
            Said::Returned(text) | Said::Run(text) => panic!("{text}"),
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
        match &self.0.said {
            Said::Run(text) => writeln!(f, "{}: {text}", self.0.heading)?,
            Said::Returned(text) => {
                f.write_str(&above(&self.0.heading, &self.0.described))?;
                writeln!(f, "\n{text}")?;
            }
            Said::Panic { message, place, .. } => {
                f.write_str(&above(&self.0.heading, &self.0.described))?;
                f.write_str(&panicked(message, place.as_deref()))?;
            }
        }
        f.write_str(&self.below())
    }
}

impl fmt::Debug for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl std::error::Error for Failure {}
