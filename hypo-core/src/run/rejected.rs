//! What rejected test cases, and what some of them were.
//!
//! While a run goes on only the choices of a few are kept. If in the end no
//! test case was valid, these are run once more, to say what was refused.

use crate::case::{Refused, Rejection, Role};
use crate::choice::Value;
use crate::executor::Execution;
use crate::report;
use crate::run::runner::Runner;
use crate::source::Source;

/// The simplest test case is often one of them, and three of others are enough to see what they have in common.
const SAMPLES: usize = 4;

/// So many refused values are shown.
const SHOWN: usize = 3;
/// So many dropped test cases are shown.
const SHOWN_DROPPED: usize = 2;

/// One reason for rejecting test cases.
pub(super) struct Rejected {
    rejection: Rejection,
    times: u64,
    samples: Vec<Vec<Value>>,
}

/// What rejected most of the test cases, ready to be told.
pub(crate) struct Starved {
    /// Why, and where.
    pub(crate) rejection: Rejection,
    /// How many test cases it has rejected.
    pub(crate) times: u64,
    /// What it refused, if it is a filter.
    pub(crate) refused: Vec<Refused>,
    /// The arguments of some of the test cases, if it is not.
    pub(crate) dropped: Vec<String>,
}

/// Counts a test case that was rejected.
pub(super) fn count(all: &mut Vec<Rejected>, rejection: Rejection, execution: &Execution) {
    let known = all.iter_mut().find(|known| known.rejection == rejection);
    let rejected = match known {
        Some(known) => known,
        None => {
            all.push(Rejected {
                rejection,
                times: 0,
                samples: Vec::new(),
            });
            all.last_mut().expect("it was pushed")
        }
    };
    rejected.times += 1;
    if rejected.samples.len() < SAMPLES {
        rejected.samples.push(execution.values());
    }
}

/// What has rejected most, with what it refused: it runs some of the test cases again.
pub(super) fn most(runner: &Runner<'_>) -> Option<Starved> {
    let most = runner.rejections.iter().max_by_key(|one| one.times)?;
    let mut starved = Starved {
        rejection: most.rejection,
        times: most.times,
        refused: Vec::new(),
        dropped: Vec::new(),
    };
    for values in &most.samples {
        let source = Source::replay(values.clone());
        let Ok(again) = runner.execute_as(Role::Describe, source) else {
            continue;
        };
        if again.rejection != Some(most.rejection) {
            continue;
        }
        for refused in again.described.refused {
            push_new(&mut starved.refused, refused, SHOWN);
        }
        let arguments = report::in_words(&again.described.arguments);
        if !arguments.is_empty() {
            push_new(&mut starved.dropped, arguments, SHOWN_DROPPED);
        }
    }
    Some(starved)
}

fn push_new<T: PartialEq>(items: &mut Vec<T>, item: T, most: usize) {
    if items.len() < most && !items.contains(&item) {
        items.push(item);
    }
}
