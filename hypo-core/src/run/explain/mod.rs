//! The phase that finds out which parts of a failure make no difference.
//!
//! A failure says most if its reader need not guess which of its values matter. So each
//! [part](parts) of a failure that was shrunk to the end is drawn anew many times while everything else
//! stays: if it fails every time, the part may be anything, and the report says so. Whether that holds
//! for several such parts at once is tried as well.
//!
//! It is a help and no more, and so it may take only [so long](allowance): what was not found out by then
//! is not told.

mod allowance;
mod parts;
mod vary;

use crate::case::{Role, Traced};
use crate::executor::Misuse;
use crate::report::{Explained, messages};
use crate::run::bugs::Progress;
use crate::run::flaky;
use crate::run::runner::Runner;
use crate::settings::{Phase, Verbosity};
use crate::sorting::sort_by;
use crate::source::Source;
pub(super) use allowance::Allowance;
use vary::Variations;

/// Explains the bugs that were shrunk, one after the other.
///
/// It stops where a failure turns up that is simpler than what was shrunk, or that is of a bug which was
/// not known: then there is something to shrink, and what has changed is explained after that.
pub(super) fn explain(runner: &mut Runner<'_>, allowance: &mut Allowance) -> Result<(), Misuse> {
    // In a quiet run nobody would read it.
    if !runner.settings.phases.has(Phase::Explain) || !runner.says(Verbosity::Normal) {
        return Ok(());
    }
    while let Some(place) = runner.bugs.next_to_explain() {
        let runs = runner.tally.runs();
        allowance.begin(runner);
        let explained = explain_one(runner, place, allowance)?;
        allowance.end(runner);
        if matches!(runner.bugs.at(place).progress, Progress::Shrunk) {
            let runs = runner.tally.runs() - runs;
            runner.debug(|| messages::explained(&explained, runs));
            runner.bugs.set_explained(place, explained);
        }
        if runner.bugs.next_to_shrink().is_some() {
            return Ok(());
        }
    }
    Ok(())
}

fn explain_one(
    runner: &mut Runner<'_>,
    place: usize,
    allowance: &Allowance,
) -> Result<Explained, Misuse> {
    let values = runner.bugs.at(place).values();
    let best = runner.execute_as(Role::Describe, Source::replay(values))?;
    if !flaky::is_same(runner, runner.bugs.at(place), &best) {
        // The last replay is going to tell.
        return Ok(Explained::default());
    }
    let candidates = parts::candidates(&best);
    let mut variations = Variations::new(runner, place, allowance, best.choices);
    let mut free: Vec<Traced> = Vec::new();
    let mut decided: Vec<Traced> = Vec::new();
    for candidate in &candidates {
        let is_decided = decided
            .iter()
            .any(|other| other.choices == candidate.choices);
        if is_decided || free.iter().any(|part| parts::contains(part, candidate)) {
            continue;
        }
        if variations.is_free(candidate, &candidates)? {
            free.push(candidate.clone());
        } else {
            decided.push(candidate.clone());
        }
        if variations.are_over() {
            break;
        }
    }
    sort_by(&mut free, |a, b| a.choices.start.cmp(&b.choices.start));
    let together = if free.len() > 1 {
        variations.together(&free)?
    } else {
        None
    };
    let mut explained = Explained {
        free: Vec::new(),
        together,
    };
    for part in free {
        explained.free.push(part.part);
    }
    Ok(explained)
}

#[cfg(test)]
mod tests;
