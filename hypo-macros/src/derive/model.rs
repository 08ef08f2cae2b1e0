//! A type as it was understood.

use proc_macro2::TokenStream;
use syn::{Expr, Fields, Generics, Ident, Member, Type};

pub(crate) struct Ty<'a> {
    pub(crate) name: &'a Ident,
    pub(crate) generics: &'a Generics,
    pub(crate) kind: Kind<'a>,
}

pub(crate) enum Kind<'a> {
    Struct(Shape<'a>),
    /// At least one variant.
    Enum(Vec<Shape<'a>>),
}

/// A struct, or a variant of an enum.
pub(crate) struct Shape<'a> {
    /// `Self` or `Self::Variant`.
    pub(crate) path: TokenStream,
    /// As it is printed: `Order` or `Shape::Circle`.
    pub(crate) name: String,
    pub(crate) delimiter: Delimiter,
    pub(crate) fields: Vec<Field<'a>>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Delimiter {
    Braces,
    Parentheses,
    Nothing,
}

pub(crate) struct Field<'a> {
    pub(crate) member: Member,
    pub(crate) ty: &'a Type,
    pub(crate) draw: Draw,
}

/// Where the value of a field comes from.
pub(crate) enum Draw {
    ByType,
    Strategy(Expr),
    /// It is a `PhantomData`, of which there is one value.
    Phantom,
}

impl Ty<'_> {
    pub(crate) fn shapes(&self) -> &[Shape<'_>] {
        match &self.kind {
            Kind::Struct(shape) => std::slice::from_ref(shape),
            Kind::Enum(shapes) => shapes,
        }
    }
}

impl From<&Fields> for Delimiter {
    fn from(fields: &Fields) -> Delimiter {
        match fields {
            Fields::Named(_) => Delimiter::Braces,
            Fields::Unnamed(_) => Delimiter::Parentheses,
            Fields::Unit => Delimiter::Nothing,
        }
    }
}
