//! Walks a property through the phases.
//!
//! [`runner`] holds what a run has and knows, and each phase has its file: pinned examples, stored failures, new test
//! cases, shrinking. What comes out is a [`Report`], or a failure that is
//! replayed one last time so that it can be read ([`last`]).

mod explicit;
mod generate;
mod keeper;
mod last;
mod reproduce;
mod reuse;
mod runner;
mod shrink;

use crate::environment::Environment;
use crate::property::Property;
use crate::report::{self, Failure, Report};
use crate::settings::Verbosity;
use last::Speech;
use runner::Runner;

/// Runs a property as a test: returns if it holds, and fails as the property did if not.
///
/// # Panics
///
/// If the property does not hold, with the property's own panic, or if it could not be run.
#[track_caller]
pub fn run(property: &Property<'_>) {
    let quiet = property.settings.is(Verbosity::Quiet);
    let speech = if quiet { Speech::Bare } else { Speech::Aloud };
    let failure = match Runner::new(property, &Environment::of_process()) {
        Ok(runner) => runner.run(speech).err(),
        Err(misuse) => Some(Failure::misuse(property, misuse)),
    };
    if let Some(failure) = failure {
        if !quiet {
            report::say(&failure.rest());
        }
        failure.raise();
    }
}

/// Runs a property and returns what came of it. Prints nothing and does not panic.
pub fn check(property: &Property<'_>) -> Result<Report, Failure> {
    match Runner::new(property, &Environment::of_process()) {
        Ok(runner) => runner.run(Speech::Silent),
        Err(misuse) => Err(Failure::misuse(property, misuse)),
    }
}
