//! The last replay: the failure once more, so that it can be read.
//!
//! The search ran quietly and formatted nothing. Now the property runs once
//! with its arguments described and its panic let through, at the user's own
//! line. If it passes, it is flaky, and that is the failure.

use std::cell::Cell;
use std::rc::Rc;

use crate::case::{Announce, Role};
use crate::executor::{Execution, Failed, LocalExecutor, Misuse};
use crate::panic;
use crate::report::{self, Failure, Story, messages};
use crate::run::found::Found;
use crate::run::runner::{MAX_CHOICES, Runner};
use crate::source::Source;

/// How much is said while the property runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Speech {
    /// The report, and the property's panic.
    Aloud,
    /// The property's panic alone.
    Bare,
    /// Nothing.
    Silent,
}

/// Runs what was found once more, and makes the failure of the run of it.
pub(super) fn replay(runner: &mut Runner<'_>, found: &Found<'_>, speech: Speech) -> Failure {
    let heading = messages::heading(runner.property.test.name, &found.story);
    let spoken = Rc::new(Cell::new(false));
    let role = match speech {
        Speech::Aloud => Role::Last(announcement(heading.clone(), Rc::clone(&spoken))),
        Speech::Bare => Role::Last(Box::new(|_| ())),
        Speech::Silent => Role::Describe,
    };
    if found
        .searched
        .as_ref()
        .is_some_and(|searched| !searched.heard)
    {
        panic::reinstall_hook();
    }
    let executor = LocalExecutor::new(found.body, MAX_CHOICES);
    let failure = match executor.execute_as(role, Source::replay(found.values.clone())) {
        Err(misuse) => Failure::misuse(runner.property, misuse),
        Ok(mut execution) => match execution.failure.take() {
            Some(failed) => {
                let below = footer(runner, found, &failed);
                Failure::of_property(heading, execution, failed, below)
            }
            None => passed(runner, found, &execution),
        },
    };
    failure
        .spoken(spoken.get())
        .with_warnings(std::mem::take(&mut runner.keeper.warnings))
}

fn announcement(heading: String, spoken: Rc<Cell<bool>>) -> Announce {
    Box::new(move |described| {
        spoken.set(true);
        report::say(&report::above(&heading, described));
    })
}

/// What is told below the property's panic.
fn footer(runner: &Runner<'_>, found: &Found<'_>, failed: &Failed) -> Vec<String> {
    let mut below = Vec::new();
    let Some(searched) = &found.searched else {
        return below;
    };
    let both_are_placed = failed.heard && searched.heard;
    if both_are_placed && failed.origin != searched.origin {
        below.push(messages::failed_otherwise(&searched.first));
    }
    below.extend(searched.unfinished.map(messages::unfinished));
    if runner.settings.print_blob {
        below.push(messages::replay_line(&found.values));
    }
    below
}

/// The failure of a run whose last replay did not fail.
fn passed(runner: &mut Runner<'_>, found: &Found<'_>, execution: &Execution) -> Failure {
    let text = match (&found.story, &found.searched) {
        (Story::Reproduced { version }, _) => {
            let values = report::in_words(&execution.described.arguments);
            messages::not_reproduced(execution, &values, version)
        }
        (_, Some(searched)) => {
            runner.keeper.forget(&searched.origin);
            let source = Source::replay(searched.values.clone());
            let values = match runner.execute_as(Role::Describe, source) {
                Ok(execution) => report::in_words(&execution.described.arguments),
                Err(Misuse(_)) => String::new(),
            };
            messages::flaky(&searched.first, &values)
        }
        (story, None) => messages::flaky_example(story),
    };
    Failure::of_run(runner.property, text)
}
