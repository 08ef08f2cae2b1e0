//! What a test case says about itself, for somebody who reads it.

use std::ops::Range;

/// A drawn argument of the property, ready to be printed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Argument {
    /// The parameter's name; empty where it is a pattern.
    pub name: String,
    /// The value.
    pub text: String,
    /// Whether the text is Rust source that makes the value again.
    pub is_source: bool,
}

/// A value that a filter refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// The value, or else the choices that it was made of.
    pub text: String,
    /// Whether it is the value.
    pub is_source: bool,
}

/// What a test case says about itself, if it was asked to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Described {
    /// The arguments that were drawn, in the order of the signature.
    pub arguments: Vec<Argument>,
    /// Which choices each argument made, as far as it was drawn, in the same order.
    pub drawn: Vec<(&'static str, Range<usize>)>,
    /// The argument that was being drawn when the test case ended, if it did not come further.
    pub drawing: Option<&'static str>,
    /// What filters refused, in the order in which they did.
    pub refused: Vec<Refused>,
    /// The notes, in the order in which they were made.
    pub notes: Vec<String>,
}
