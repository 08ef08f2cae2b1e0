//! What the phases hand on to each other: a failure, at first as it was met, then as it is to be shown.

use crate::choice::Value;
use crate::executor::{Body, Execution};
use crate::origin::Origin;
use crate::report::{FirstFailure, Story};
use crate::shrink::Ended;

/// The first failure of a run, for the shrinker.
pub(super) struct First {
    pub(super) execution: Execution,
    pub(super) origin: Origin,
    pub(super) message: String,
    /// Whether the panic hook was told of it, and so its place is known.
    pub(super) heard: bool,
    /// Whether it is known to be as small as it gets.
    pub(super) shrunk: bool,
    /// Whether it was stored, or else it was generated.
    pub(super) replayed: bool,
}

impl First {
    /// This execution, if it is a failure.
    pub(super) fn of(execution: Execution, replayed: bool, shrunk: bool) -> Option<First> {
        let failed = execution.failure.as_ref()?;
        Some(First {
            origin: failed.origin.clone(),
            message: failed.message.clone(),
            heard: failed.heard,
            execution,
            shrunk,
            replayed,
        })
    }
}

/// What a run found: what to replay, and what to tell of it.
pub(super) struct Found<'a> {
    pub(super) story: Story,
    /// The property, or the pinned example.
    pub(super) body: Body<'a>,
    pub(super) values: Vec<Value>,
    /// The bug of the search, and how it first showed.
    pub(super) searched: Option<Searched>,
}

/// A failure from the search, as it was first seen.
pub(super) struct Searched {
    pub(super) origin: Origin,
    pub(super) values: Vec<Value>,
    pub(super) first: FirstFailure,
    /// Whether the panic hook was told of it.
    pub(super) heard: bool,
    /// Why shrinking it was cut short, if it was.
    pub(super) unfinished: Option<Ended>,
}
