//! The phase of pinned examples: before anything else, in source order.

use crate::case::Role;
use crate::executor::{LocalExecutor, MAX_CHOICES, Misuse, Outcome};
use crate::report::{self, Story, messages};
use crate::run::found::Found;
use crate::run::runner::Runner;
use crate::settings::Verbosity;
use crate::source::Source;

/// Runs every pinned example and returns the first that fails; it is never shrunk or replaced.
pub(super) fn run<'a>(runner: &mut Runner<'a>) -> Result<Option<Found<'a>>, Misuse> {
    let mut failing = Vec::new();
    for example in runner.property.examples {
        let executor = LocalExecutor::new(example.body, MAX_CHOICES);
        let execution = executor.execute_as(Role::Search, Source::replay(Vec::new()))?;
        if runner.says(Verbosity::Verbose) {
            report::say(&messages::pinned(example, execution.outcome));
        }
        runner.tally.pinned += 1;
        if execution.outcome == Outcome::Interesting {
            failing.push(example);
        }
    }
    Ok(failing.first().map(|example| Found {
        story: Story::Pinned {
            place: example.place.to_owned(),
            via: example.via.map(str::to_owned),
            others: failing.len() - 1,
        },
        body: example.body,
        values: Vec::new(),
        bug: None,
    }))
}
