//! Walks a property through the phases.
//!
//! [`runner`] holds what a run has and knows, and each phase has its file:
//! pinned examples, stored failures, new test cases, raising scores, shrinking, explaining. The failures
//! that they meet are gathered as [`bugs`]. What comes out is a [`Report`], or
//! what was [`found`], replayed one last time so that it can be read ([`last`]).

mod bugs;
mod explain;
mod explicit;
mod flaky;
mod found;
mod generate;
mod keeper;
mod last;
mod older;
mod rejected;
mod reproduce;
mod reuse;
mod runner;
mod shrink;
mod starved;
mod stop;
mod target;

use crate::environment::Environment;
use crate::executor::Misuse;
use crate::property::Property;
use crate::report::{self, Failure, Report, messages};
use crate::settings::{Phase, Verbosity};
use explain::Allowance;
use found::Found;
use last::Speech;
use runner::Runner;
use shrink::Shrinking;

/// Runs a property as a test: returns if it holds, and fails as the property did if not.
///
/// # Panics
///
/// If the property does not hold, with the property's own panic, or if it could not be run.
#[track_caller]
pub fn run(property: &Property<'_>) {
    let quiet = property.settings.is(Verbosity::Quiet);
    let speech = if quiet { Speech::Bare } else { Speech::Aloud };
    match walk(property, &Environment::of_process(), speech) {
        Ok(report) if property.settings.says(Verbosity::Verbose) => {
            report::say(&format!("{} {report}\n", property.test.name));
        }
        Ok(_) => {}
        Err(failure) => failure.raise(),
    }
}

/// Runs a property and returns what came of it. Prints nothing and does not panic.
///
/// # Errors
///
/// If the property does not hold, or if it could not be run.
pub fn check(property: &Property<'_>) -> Result<Report, Failure> {
    walk(property, &Environment::of_process(), Speech::Silent)
}

/// Walks through the phases, and replays what they found.
fn walk(
    property: &Property<'_>,
    environment: &Environment,
    speech: Speech,
) -> Result<Report, Failure> {
    let misused = |misuse| Failure::misuse(property, misuse);
    let mut runner = Runner::new(property, environment).map_err(misused)?;
    let found = search(&mut runner).map_err(misused)?;
    if found.is_empty() {
        return match &runner.diverged {
            Some(asked) => Err(Failure::of_run(property, messages::flaky_strategy(asked))),
            None => stop::verdict(&runner),
        };
    }
    Err(last::replay_each(&mut runner, &found, speech))
}

/// What fails: a pinned example, what is to be reproduced, or the bugs of the property, simplest first.
fn search<'a>(runner: &mut Runner<'a>) -> Result<Vec<Found<'a>>, Misuse> {
    let phases = runner.settings.phases;
    if let Some(reproduced) = runner.property.reproduce {
        return Ok(vec![reproduce::decode(runner.property, reproduced)?]);
    }
    if phases.has(Phase::Explicit) {
        if let Some(found) = explicit::run(runner)? {
            return Ok(vec![found]);
        }
    }
    if phases.has(Phase::Reuse) {
        reuse::replay(runner)?;
    }
    if runner.bugs.is_empty() && phases.has(Phase::Generate) {
        generate::search(runner)?;
    } else if runner.bugs.is_empty() && phases.has(Phase::Target) {
        target::pass(runner)?;
    }
    let (mut shrinking, mut allowance) = (Shrinking::default(), Allowance::default());
    shrinking.shrink_all(runner)?;
    explain::explain(runner, &mut allowance)?;
    while runner.bugs.next_to_shrink().is_some() && phases.has(Phase::Shrink) {
        shrinking.shrink_all(runner)?;
        explain::explain(runner, &mut allowance)?;
    }
    let mut found = Vec::new();
    for bug in runner.bugs.take() {
        found.push(Found::of_bug(runner.property.body, bug));
    }
    Ok(found)
}

#[cfg(test)]
mod tests;
