//! Property-based testing: annotate a test, and get the smallest counterexample as Rust source.
//!
//! A property is a function that must hold for every value of its arguments.
//! hypo draws the values, and when it finds some for which the function fails,
//! it makes them as simple as it can and prints them in a form to paste back.
//!
//! ```
//! use hypo::prelude::*;
//!
//! #[given(items = st::vecs(0..100))]
//! #[example(items = vec![3, 1, 2]; via = "the sorter's first bug")]
//! #[settings(max_examples = 200)]
//! fn sorting_keeps_the_length(items: Vec<u8>) {
//!     let mut sorted = items.clone();
//!     sorted.sort();
//!     assert_eq!(sorted.len(), items.len());
//! }
//! # sorting_keeps_the_length();
//! ```
//!
//! - [`given`] makes a function a property; [`example`], [`settings`] and
//!   [`reproduce_failure`] go with it.
//! - [`strategies`] describe how to draw values; [`derive(Arbitrary)`](derive@Arbitrary)
//!   makes a type one that is drawn by its name alone, and [`composite`] makes a strategy of a function.
//! - [`Data`] draws in the middle of a property.
//! - [`assume!`], [`reject`], [`note!`] and [`target!`] may be called anywhere in a property.
//! - [`check`](fn@check) runs a property outside of a test, and [`find`](fn@find) looks for a
//!   value that satisfies a predicate.

#[doc(hidden)]
#[path = "private.rs"]
pub mod __private;
mod check;
mod find;
mod macros;
pub mod prelude;
mod score;

pub use check::{Check, check};
pub use find::{NotFound, find, find_with};
pub use hypo_core::{
    Failure, IntoVerdict, Phase, Report, Score, Settings, TestCase, Verbosity, database,
};
pub use hypo_macros::{Arbitrary, composite, example, given, reproduce_failure, settings};
#[doc(inline)]
pub use hypo_strategies as strategies;
pub use hypo_strategies::{Arbitrary, Data, Strategy};
pub use macros::reject;
pub use score::IntoScore;

/// What shrinking a failure took: [`Failure::effort`].
pub mod shrink {
    pub use hypo_core::shrink::{Effort, Ended, Tally};
}
