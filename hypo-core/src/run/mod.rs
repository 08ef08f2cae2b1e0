//! Walks a property through the phases.
//!
//! [`runner`] holds what a run has and knows, and each phase has its file:
//! pinned examples, stored failures, new test cases, shrinking. They hand on
//! what they [`found`]. What comes out is a [`Report`], or a failure that is
//! replayed one last time so that it can be read ([`last`]).

mod explicit;
mod found;
mod generate;
mod keeper;
mod last;
mod reproduce;
mod reuse;
mod runner;
mod shrink;

use crate::environment::Environment;
use crate::executor::Misuse;
use crate::property::Property;
use crate::report::{self, Failure, Report};
use crate::settings::{Phase, Verbosity};
use found::Found;
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
    if let Err(failure) = walk(property, speech) {
        if !quiet {
            report::say(&failure.rest());
        }
        failure.raise();
    }
}

/// Runs a property and returns what came of it. Prints nothing and does not panic.
///
/// # Errors
///
/// If the property does not hold, or if it could not be run.
pub fn check(property: &Property<'_>) -> Result<Report, Failure> {
    walk(property, Speech::Silent)
}

/// Walks through the phases, and replays what they found.
fn walk(property: &Property<'_>, speech: Speech) -> Result<Report, Failure> {
    let misused = |misuse| Failure::misuse(property, misuse);
    let environment = Environment::of_process();
    let mut runner = Runner::new(property, &environment).map_err(misused)?;
    match search(&mut runner).map_err(misused)? {
        Some(found) => Err(last::replay(&mut runner, &found, speech)),
        None => generate::verdict(&runner),
    }
}

fn search<'a>(runner: &mut Runner<'a>) -> Result<Option<Found<'a>>, Misuse> {
    let phases = runner.settings.phases;
    if let Some(reproduced) = runner.property.reproduce {
        return reproduce::decode(runner.property, reproduced).map(Some);
    }
    if phases.has(Phase::Explicit) {
        if let Some(found) = explicit::run(runner)? {
            return Ok(Some(found));
        }
    }
    let mut first = None;
    if phases.has(Phase::Reuse) {
        first = reuse::replay(runner)?;
    }
    if first.is_none() && phases.has(Phase::Generate) {
        first = generate::search(runner)?;
    }
    first.map(|first| shrink::shrink(runner, first)).transpose()
}
