//! What a choice decides about a value that contains others of its kind.
//!
//! It is no part of what is permitted, and nothing that replays, stores or
//! shrinks choices looks at it. It is for whoever draws at random, so that such
//! values get as large as they are meant to be.

use std::sync::Arc;

use super::Size;

/// A choice that decides how such a value goes on.
#[derive(Clone, Debug, PartialEq)]
pub struct Growing {
    /// What has happened since the last such choice.
    pub events: Vec<Growth>,
    /// What it decides.
    pub question: Question,
}

/// What happens to values that contain others of their kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Growth {
    /// One begins, within the one before.
    Begins(Grown),
    /// The innermost is complete.
    Ends,
    /// The innermost is known to contain so many.
    Contains(Children),
}

/// What is drawn, as far as its size matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Grown {
    /// A value that may contain others of its kind: it counts as one.
    Node,
    /// One of several ways to draw such a value: a value itself only where it is not within one.
    Choice,
    /// A collection of such values, which has no part in the count itself.
    Group,
}

/// What a choice decides about the innermost value.
#[derive(Clone, Debug, PartialEq)]
pub enum Question {
    /// Which of these it is.
    Branch(Arc<[Branch]>),
    /// Whether there is another one in the collection.
    GoOn {
        /// After so many.
        kept: usize,
        /// Of so many altogether.
        size: Size,
    },
}

/// One of the ways to draw a value, as a random source weighs them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Branch {
    /// How likely it is, by comparison with the others; not 0.
    pub weight: u32,
    /// What it contains.
    pub children: Children,
    /// Whether it is one of those that come to an end the soonest.
    pub ends: bool,
}

/// How many values a value contains that may in turn contain others of their kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Children {
    /// How many of them are sure to be there.
    pub certain: usize,
    /// How many there are, at most; collections count as one.
    pub possible: usize,
}
