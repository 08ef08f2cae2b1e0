//! Whether a failure comes again, and if it does not, what happens in its place.
//!
//! A test case is its choices, and they replay it always. Where they do not,
//! the property depends on something else, and that is worth a verdict of its
//! own: how often it failed, and, if it was the strategies that went another
//! way, where.

use crate::case::Role;
use crate::choice::Choice;
use crate::executor::{Execution, Misuse, Outcome};
use crate::report::{self, Asked, FirstFailure, Replays};
use crate::run::bugs::Bug;
use crate::run::runner::Runner;
use crate::source::Source;
use crate::tree::Diverged;

/// A failure that did not come again is replayed so often in all.
const REPLAYS: u32 = 5;

/// Whether a replay is the failure that it is a replay of, met in the same way.
pub(super) fn is_same(runner: &Runner<'_>, bug: &Bug, replay: &Execution) -> bool {
    came_again(runner, bug, replay) && asked_otherwise(&bug.choices, replay).is_none()
}

/// Whether a replay is the failure that it is a replay of.
fn came_again(runner: &Runner<'_>, bug: &Bug, replay: &Execution) -> bool {
    match replay.origin() {
        Some(origin) => !runner.bugs.are_told_apart() || *origin == bug.origin,
        None => false,
    }
}

/// Replays a failure a few times more, after a first replay in which it did not come again.
pub(super) fn replay(
    runner: &Runner<'_>,
    bug: &Bug,
    replay: &Execution,
) -> Result<Replays, Misuse> {
    let mut replays = Replays {
        runs: 1,
        failed: 1,
        ..Replays::default()
    };
    count(&mut replays, runner, bug, replay);
    while replays.runs < 1 + REPLAYS {
        // Simplest choices for what is asked for beyond, so that it can be told.
        let source = Source::simplest_after(bug.values());
        let replay = runner.execute_as(Role::Describe, source)?;
        count(&mut replays, runner, bug, &replay);
        let values = report::in_words(&replay.described.arguments);
        if !replays.values.is_empty() && replays.values != values {
            replays.other_values = std::mem::take(&mut replays.values);
        }
        replays.values = values;
    }
    Ok(replays)
}

fn count(replays: &mut Replays, runner: &Runner<'_>, bug: &Bug, replay: &Execution) {
    // The same choices lead on; another replay tells where to.
    if replay.outcome == Outcome::Overrun {
        return;
    }
    replays.runs += 1;
    if came_again(runner, bug, replay) {
        replays.failed += 1;
    } else if let Some(failed) = &replay.failure {
        replays.failed_otherwise += 1;
        replays.otherwise.get_or_insert_with(|| FirstFailure {
            message: failed.message.clone(),
            place: failed.origin.place(),
        });
    } else if replay.outcome == Outcome::Invalid {
        replays.rejected += 1;
        replays.rejection = replays.rejection.or(replay.rejection);
    } else if replay.outcome == Outcome::Valid {
        replays.passed += 1;
    }
    // A later one was described, and so the argument is known.
    if let Some(asked) = asked_otherwise(&bug.choices, replay) {
        replays.asked = Some(asked);
    }
}

/// Where a replay of these choices asked for something else than they were the answers to.
fn asked_otherwise(first: &[Choice], replay: &Execution) -> Option<Asked> {
    let then = &replay.choices;
    let differs = |place: &usize| !first[*place].asks_the_same(&then[*place]);
    let shared = first.len().min(then.len());
    let place = match (0..shared).find(differs) {
        Some(place) => place,
        // One that passed has come further than one that failed, and must have read all that it read.
        None if then.len() < first.len() && replay.outcome == Outcome::Valid => then.len(),
        // And it may go on, but all arguments were drawn before.
        None if then.len() > first.len() && argument(replay, first.len()).is_some() => first.len(),
        None => return None,
    };
    Some(Asked {
        place: place_of(replay, place),
        first: first.get(place).cloned(),
        then: then.get(place).cloned(),
    })
}

/// The argument that a choice was made for.
fn argument(execution: &Execution, choice: usize) -> Option<&'static str> {
    for (name, choices) in &execution.described.drawn {
        if choices.contains(&choice) {
            return Some(name);
        }
    }
    None
}

/// Remembers the choices of a test case, so that it is not tried again, and whether it went another
/// way than an earlier one.
pub(super) fn remember(runner: &mut Runner<'_>, choices: Vec<Choice>, execution: &Execution) {
    if let (Err(diverged), None) = (runner.tree.record(choices, execution), &runner.diverged) {
        runner.diverged = Some(asked_elsewhere(runner, execution, *diverged));
    }
}

/// Where a test case asked for something else than an earlier one that had made the same choices.
fn asked_elsewhere(runner: &Runner<'_>, execution: &Execution, diverged: Diverged) -> Asked {
    // Described, a test case knows its arguments; but it may go another way again.
    let at = diverged.shared.len();
    let again = runner.execute_as(Role::Describe, Source::simplest_after(diverged.shared));
    let mut place = place_of(execution, at);
    if let Ok(again) = again {
        let described = place_of(&again, at);
        if !described.is_empty() {
            place = described;
        }
    }
    Asked {
        place,
        first: diverged.before,
        then: diverged.now,
    }
}

/// Where a choice was made: the argument, if the execution was described, and the spans within each other.
pub(super) fn place_of(execution: &Execution, choice: usize) -> String {
    let mut place = match argument(execution, choice) {
        Some(name) => format!("argument `{name}`"),
        None => String::new(),
    };
    for span in &execution.spans {
        if span.choices.contains(&choice) {
            if !place.is_empty() {
                place.push_str(" > ");
            }
            place.push_str(&span.label.to_string());
        }
    }
    place
}
