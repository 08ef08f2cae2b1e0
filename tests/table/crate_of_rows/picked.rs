//! Which of a row's values are compiled: the simplest, some dozens of random ones, and a long one.

use crate::table::draw::{Case, first, random};
use crate::table::row::Row;

/// Of so many test cases.
const SEEDS: u64 = 100;
/// So many expressions of a row are compiled at most, and so many of them as arguments of an example.
const MOST: usize = 25;
const MOST_ARGUMENTS: usize = 3;
/// What is longer takes rustc long; one for each row may be longer still.
const SHORT: usize = 200;
const LONG: usize = 2000;

/// What is compiled of a row.
pub(super) struct Picked {
    pub(super) cases: Vec<Case>,
    pub(super) arguments: Vec<Case>,
}

impl Case {
    /// The expression.
    pub(super) fn text(&self) -> &str {
        self.drawn.source.as_deref().expect("only what has source is picked")
    }
}

pub(super) fn picked(row: &Row) -> Picked {
    let all = || first(row).into_iter().chain(random(row, SEEDS));
    let mut cases: Vec<Case> = Vec::new();
    let mut longest: Option<Case> = None;
    for case in all().filter(|case| case.drawn.source.is_some()) {
        let length = case.text().len();
        let is_new = cases.iter().all(|other| other.text() != case.text());
        if length <= SHORT && cases.len() < MOST && is_new {
            cases.push(case);
        } else if length > longest.as_ref().map_or(SHORT, |case| case.text().len()) && length <= LONG {
            longest = Some(case);
        }
    }
    cases.extend(longest);
    // The simplest, and the last ones, which are not all small.
    let mut arguments: Vec<Case> = all().filter(|case| case.drawn.source.is_some()).filter(|case| case.text().len() <= SHORT).collect();
    if arguments.len() > MOST_ARGUMENTS {
        arguments.drain(1..=arguments.len() - MOST_ARGUMENTS);
    }
    Picked { cases, arguments }
}
