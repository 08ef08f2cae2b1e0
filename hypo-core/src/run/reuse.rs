//! The phase that replays what earlier runs have stored.

use crate::choice::Value;
use crate::database::entry::Entry;
use crate::executor::{Execution, Misuse};
use crate::run::runner::Runner;
use crate::settings::Phase;
use crate::source::{Dealer, Source};

/// Of what is stored one for so many wanted test cases is replayed at least.
const TEST_CASES_FOR_ONE: u32 = 10;
/// But not fewer than this.
const LEAST: usize = 2;

/// Replays the stored failures, simplest first: all of them, for they may be several bugs.
///
/// If none of them fails and they are few, some of the older forms make up the
/// number. What fails no more is removed: the bug is mended, or the property
/// asks for other things by now.
pub(super) fn replay(runner: &mut Runner<'_>) -> Result<(), Misuse> {
    let all = runner.keeper.fetch();
    let missing = wanted(runner).saturating_sub(all.len());
    for stored in all {
        replay_one(runner, &stored)?;
        if is_enough(runner) {
            return Ok(());
        }
    }
    if missing == 0 || !runner.bugs.is_empty() {
        return Ok(());
    }
    // Of a generator of its own, so that what is generated does not depend on what is stored.
    let mut dealer = runner.dealer.clone();
    for stored in sample(runner.keeper.fetch_older(), missing, &mut dealer) {
        replay_older(runner, &stored)?;
        if is_enough(runner) {
            return Ok(());
        }
    }
    Ok(())
}

/// How many stored failures are to be replayed, if there are so many.
fn wanted(runner: &Runner<'_>) -> usize {
    let wanted = runner.settings.max_examples;
    if runner.settings.phases.has(Phase::Generate) {
        LEAST.max(wanted.div_ceil(TEST_CASES_FOR_ONE) as usize)
    } else {
        wanted as usize
    }
}

fn is_enough(runner: &Runner<'_>) -> bool {
    !runner.bugs.is_empty() && !runner.bugs.are_told_apart()
}

fn replay_one(runner: &mut Runner<'_>, stored: &[u8]) -> Result<(), Misuse> {
    let Some(entry) = Entry::decode(stored) else {
        runner.keeper.remove_unreadable(stored);
        return Ok(());
    };
    runner.debug(|| format!("replaying {}", runner.keeper.place(stored)));
    let execution = execute(runner, entry.values)?;
    if execution.failure.is_none() {
        runner.keeper.remove(stored);
        runner.keeper.remove_older(stored);
        return Ok(());
    }
    let shrunk = entry.shrunk && execution.as_recorded;
    runner.bugs.see_replayed(&execution, shrunk);
    runner.keeper.adopt(&execution, stored);
    Ok(())
}

/// One that fails is a failure like any other from here on.
fn replay_older(runner: &mut Runner<'_>, stored: &[u8]) -> Result<(), Misuse> {
    if let Some(entry) = Entry::decode(stored) {
        let execution = execute(runner, entry.values)?;
        runner.bugs.see_replayed(&execution, false);
        runner.keeper.keep(&execution);
    }
    runner.keeper.remove_older(stored);
    Ok(())
}

/// Where the property asks for more by now, the simplest may do.
fn execute(runner: &mut Runner<'_>, values: Vec<Value>) -> Result<Execution, Misuse> {
    runner.execute_stored(Source::simplest_after(values))
}

/// At most so many of these at random, in the order that they had.
fn sample(mut stored: Vec<Vec<u8>>, number: usize, dealer: &mut Dealer) -> Vec<Vec<u8>> {
    while stored.len() > number {
        let place = dealer.below(stored.len());
        stored.remove(place);
    }
    stored
}

/// Tries older forms as simpler ones of what was found, before anything else is.
///
/// Those that are larger stay where they are.
pub(super) fn try_older(runner: &mut Runner<'_>) -> Result<(), Misuse> {
    let largest = runner.bugs.largest();
    for stored in runner.keeper.fetch_older() {
        if stored.len() > largest {
            continue;
        }
        if let Some(entry) = Entry::decode(&stored) {
            runner.execute(Source::replay(entry.values))?;
        }
        runner.keeper.remove_older(&stored);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::source::Seed;

    #[test]
    fn a_sample_is_so_many_in_their_order_and_another_for_another_seed() {
        let all: Vec<Vec<u8>> = (0..16).map(|n| vec![n]).collect();
        let sampled = |seed| sample(all.clone(), 5, &mut Dealer::new(Seed(seed), None));
        for seed in 0..20 {
            assert_eq!(sampled(seed).len(), 5);
            assert!(sampled(seed).is_sorted());
            assert_eq!(sampled(seed), sampled(seed));
        }
        assert_ne!(sampled(1), sampled(2));
        assert_eq!(
            sample(all.clone(), 16, &mut Dealer::new(Seed(1), None)),
            all
        );
    }
}
