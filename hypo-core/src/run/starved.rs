//! A run without a valid test case: what rejected most of them, and what it refused.

use crate::case::Role;
use crate::report::{self, Starved};
use crate::run::runner::Runner;
use crate::source::Source;

/// So many refused values are shown.
const SHOWN: usize = 3;
/// So many dropped test cases are shown.
const SHOWN_DROPPED: usize = 2;

/// What has rejected most, with what it refused: it runs some of the test cases again.
pub(super) fn starved(runner: &Runner<'_>) -> Option<Starved> {
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
