//! How soon and how often hypo finds what it should.
//!
//! A row says what somebody would want found, draws values with a strategy, and
//! measures: in how many runs it was found, after how many test cases, or in
//! which share of all test cases. Seeds are fixed, so that a table says the same
//! each time; it is kept in `docs/discovery`, where a change of the search shows
//! as a change of numbers. Each row has a target, and misses it or not:
//!
//! - A probability is missed if a search that has it would hardly ever have done
//!   so badly (see [`statistics`]).
//! - Everything else (so many runs, a median, a share of test cases) is compared
//!   as it is.
//!
//! ```text
//! cargo test --release --test main discovery -- --nocapture           # prints every row
//! HYPO_TABLES=write cargo test --release --test main discovery       # writes docs/discovery
//! ```
//!
//! Integers without bounds are `i128` here, the widest there are.

mod detection;
mod exhaustion;
mod find_quality;
mod goal;
mod rates;
mod recursion;
mod reference;
mod relations;
mod seeded_bugs;
mod share;
mod statistics;
mod table;
mod targets;
mod trees;
mod uncommon;
mod until_found;

use hypo::prelude::*;

/// Integers as wide as there are: what other languages call unbounded.
fn ints() -> impl Combinators<Value = i128> {
    any::<i128>()
}

fn has_duplicate<T: PartialEq>(items: &[T]) -> bool {
    (1..items.len()).any(|index| items[..index].contains(&items[index]))
}
