//! Which of a row's values are compiled: the simplest, some dozens of random ones, and a long one.

use crate::table::draw::{Case, first, random};
use crate::table::row::Row;

/// Of so many test cases.
const SEEDS: u64 = 100;
/// So many expressions of a row are compiled at most.
const MOST: usize = 25;
/// What is longer takes rustc long; one for each row may be longer still.
const SHORT: usize = 200;
const LONG: usize = 2000;

/// What is compiled of a row.
pub(super) struct Picked {
    pub(super) cases: Vec<Case>,
    pub(super) arguments: Vec<Argument>,
}

/// A value as an argument of `#[example]`, and as the expression that it is elsewhere.
#[derive(PartialEq)]
pub(super) struct Argument {
    pub(super) argument: String,
    pub(super) text: String,
}

impl Case {
    /// The expression.
    pub(super) fn text(&self) -> &str {
        self.drawn
            .source
            .as_deref()
            .expect("only what has source is picked")
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
        } else if length > longest.as_ref().map_or(SHORT, |case| case.text().len())
            && length <= LONG
        {
            longest = Some(case);
        }
    }
    cases.extend(longest);
    // The first one is the simplest, and the last one seldom small.
    let short: Vec<&Case> = cases
        .iter()
        .filter(|case| case.text().len() <= SHORT)
        .collect();
    let mut arguments: Vec<Argument> = Vec::new();
    for case in [short.first(), short.last()].into_iter().flatten() {
        let argument = Argument {
            argument: case
                .drawn
                .argument
                .clone()
                .expect("what has source has this"),
            text: case.text().to_owned(),
        };
        if arguments.last() != Some(&argument) {
            arguments.push(argument);
        }
    }
    Picked { cases, arguments }
}
