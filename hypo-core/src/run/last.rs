//! The last replay: the failure once more, so that it can be read.
//!
//! The search ran quietly and formatted nothing. Now the property runs once
//! with its arguments described and its panic let through, at the user's own
//! line. If it passes, it is flaky, and that is the failure. Where there are
//! several they follow each other, numbered, the simplest first.

use std::cell::Cell;
use std::rc::Rc;

use crate::case::{Announce, Role};
use crate::executor::{Execution, Failed, LocalExecutor, MAX_CHOICES};
use crate::report::{self, Explained, Failure, Replays, Story, messages};
use crate::run::bugs::{Bug, Explanation, Progress};
use crate::run::flaky;
use crate::run::found::Found;
use crate::run::runner::Runner;
use crate::source::{Seed, Source};

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

/// Runs everything that was found once more, and makes the failure of the run of it.
pub(super) fn replay_each(runner: &mut Runner<'_>, found: &[Found<'_>], speech: Speech) -> Failure {
    let mut failures = Vec::with_capacity(found.len());
    for (place, one) in found.iter().enumerate() {
        if place > 0 && speech == Speech::Aloud {
            report::say("\n");
        }
        let number = messages::number(place + 1, found.len());
        let mut failure = replay(runner, one, &number, speech);
        if place + 1 == found.len() {
            failure = failure.with_warnings(std::mem::take(&mut runner.keeper.warnings));
        }
        let is_alone = found.len() == 1;
        match speech {
            Speech::Aloud => report::say(&failure.rest(is_alone)),
            Speech::Bare if !is_alone => report::say(&failure.verdict_alone()),
            Speech::Bare | Speech::Silent => {}
        }
        failures.push(failure);
    }
    let failure = Failure::of_several(runner.property, failures);
    if speech == Speech::Aloud {
        report::say(failure.summary());
    }
    failure
}

/// Runs what was found once more, and makes a failure of it.
fn replay(runner: &mut Runner<'_>, found: &Found<'_>, number: &str, speech: Speech) -> Failure {
    if let Some(failure) = judged(runner, found) {
        return failure.numbered(number);
    }
    let heading = messages::heading(runner.property.test.name, &found.story);
    let heading = format!("{number}{heading}");
    let explained = explained(found);
    let spoken = Rc::new(Cell::new(false));
    let role = match speech {
        Speech::Aloud => {
            let said = (heading.clone(), explained.clone());
            Role::Last(announcement(said, Rc::clone(&spoken)))
        }
        Speech::Bare => Role::Last(Box::new(|_| ())),
        Speech::Silent => Role::Describe,
    };
    let executor = LocalExecutor::new(found.body, MAX_CHOICES);
    let failure = match executor.execute_as(role, Source::replay(found.values.clone())) {
        Err(misuse) => Failure::misuse(runner.property, misuse).numbered(number),
        Ok(mut execution) => match execution.failure.take() {
            Some(failed) => {
                let below = footer(runner, found, &failed);
                let effort = found.bug.as_ref().and_then(|bug| bug.effort.clone());
                let failure = Failure::of_property(heading, execution, failed, below);
                failure.after(effort).explained(explained)
            }
            None => passed(runner, found, &execution).numbered(number),
        },
    };
    failure.spoken(spoken.get())
}

/// The failure that something is, if it is known already not to fail every time.
fn judged(runner: &mut Runner<'_>, found: &Found<'_>) -> Option<Failure> {
    let bug = found.bug.as_ref()?;
    match &bug.progress {
        Progress::Flaky(replays) => Some(flaky(runner, bug, replays)),
        _ => None,
    }
}

/// The failure of one that does not come again. It is not stored, for the next run would not be the wiser.
fn flaky(runner: &mut Runner<'_>, bug: &Bug, replays: &Replays) -> Failure {
    runner.keeper.forget(&bug.origin);
    let mut text = messages::flaky(&bug.first(), replays);
    if let Some(line) = seed(runner, bug) {
        text.push('\n');
        text.push_str(&line);
    }
    Failure::of_run(runner.property, text)
}

/// How to find a bug again in the way in which it was found, where its choices are not enough.
fn seed(runner: &Runner<'_>, bug: &Bug) -> Option<String> {
    match runner.seed {
        Some(Seed(seed)) if !bug.replayed => {
            Some(messages::seed(seed, runner.dealer.literals_drawn()))
        }
        _ => None,
    }
}

/// What is known of the parts of something.
fn explained(found: &Found<'_>) -> Explained {
    match &found.bug {
        Some(Bug {
            explanation: Explanation::Found(explained),
            ..
        }) => explained.clone(),
        _ => Explained::default(),
    }
}

fn announcement((heading, explained): (String, Explained), spoken: Rc<Cell<bool>>) -> Announce {
    Box::new(move |described| {
        spoken.set(true);
        report::say(&report::above(&heading, described, &explained));
    })
}

/// What is told below the property's panic.
fn footer(runner: &Runner<'_>, found: &Found<'_>, failed: &Failed) -> Vec<String> {
    let mut below = Vec::new();
    let Some(bug) = &found.bug else {
        return below;
    };
    if failed.heard && bug.heard && failed.origin != bug.origin {
        below.push(messages::failed_otherwise(&bug.first()));
    }
    if let Progress::CutShort(unfinished) = &bug.progress {
        below.push(messages::unfinished(unfinished, runner.keeper.stores()));
        below.extend(seed(runner, bug));
    }
    if runner.settings.print_blob {
        below.push(messages::replay_line(&found.values));
    }
    below
}

/// The failure of a run whose last replay did not fail.
fn passed(runner: &mut Runner<'_>, found: &Found<'_>, execution: &Execution) -> Failure {
    let text = match (&found.story, &found.bug) {
        (Story::Reproduced { version }, _) => {
            let values = report::in_words(&execution.described.arguments);
            messages::not_reproduced(execution, &values, version)
        }
        (_, Some(bug)) => {
            return match flaky::replay(runner, bug, execution) {
                Ok(replays) => flaky(runner, bug, &replays),
                Err(misuse) => Failure::misuse(runner.property, misuse),
            };
        }
        (story, None) => messages::flaky_example(story),
    };
    Failure::of_run(runner.property, text)
}
