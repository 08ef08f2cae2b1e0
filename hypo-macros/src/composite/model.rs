//! A composite as it was understood.

use syn::{Attribute, Ident, Type};

use crate::function::Function;

pub(crate) struct Composite<'a> {
    pub(crate) attributes: Vec<&'a Attribute>,
    pub(crate) function: &'a Function,
    /// Whether the function can be called; if not, there is an error elsewhere.
    pub(crate) callable: bool,
    pub(crate) drawing: Drawing<'a>,
    /// Those that the strategy is made with.
    pub(crate) parameters: Vec<Parameter<'a>>,
}

/// What the function draws from.
pub(crate) enum Drawing<'a> {
    Case,
    /// By its type, a reference to `Data`.
    Data(&'a Type),
    /// Unclear: there is an error elsewhere.
    Unknown,
}

pub(crate) struct Parameter<'a> {
    /// How it is called where the strategy is made.
    pub(crate) variable: Ident,
    pub(crate) ty: &'a Type,
}
