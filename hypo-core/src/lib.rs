//! The engine of hypo: how test cases are found, shrunk, stored and reported.
//!
//! It knows nothing of strategies, types or macros. A property is a function
//! that asks a [`TestCase`] for primitive [choices](choice); running it is
//! answering them from a [`source`], and whatever can be done with a property
//! (generate, replay, shrink, store) is done with the sequence of its choices.
//!
//! Users depend on the `hypo-test` package, which shows the parts of this
//! crate that are theirs.

mod base64;
mod beginning;
mod blob;
mod case;
pub mod choice;
mod constants;
pub mod database;
mod environment;
mod executor;
mod origin;
mod panic;
mod property;
mod report;
mod run;
mod settings;
pub mod shrink;
mod sorting;
pub mod source;
mod tree;
mod verdict;

pub use case::{
    Argument, Described, Ends, Label, MAX_DEPTH, Part, Refused, Rejection, Score, ShownPart, Span,
    TestCase, Traced, Whole, current, misuse,
};
pub use executor::{Body, Execution, Executor, Failed, LocalExecutor, Misuse, Outcome};
pub use origin::Origin;
pub use property::{Example, Property, Reproduce, TestId};
pub use report::{Failure, Report, Stopped, Tally};
pub use run::{check, run};
pub use settings::{Phase, Settings, Verbosity};
pub use verdict::{IntoVerdict, Returned, Verdict};
