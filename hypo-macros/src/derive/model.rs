//! A type as it was understood.

use proc_macro2::{Span, TokenStream};
use quote::{ToTokens, quote};
use syn::{Expr, Fields, Generics, Ident, LitStr, Member, Path, Type, Visibility, WherePredicate};

/// The type that has the derive.
pub(crate) struct Ty<'a> {
    pub(crate) name: &'a Ident,
    pub(crate) visibility: &'a Visibility,
    pub(crate) generics: &'a Generics,
    pub(crate) is_enum: bool,
    /// Whether its fields may lie where no reference can point to.
    pub(crate) is_packed: bool,
    /// Whether something in it is deprecated, which to draw is no use of it.
    pub(crate) is_deprecated: bool,
    /// One for a struct, one a variant for an enum.
    pub(crate) shapes: Vec<Shape<'a>>,
    pub(crate) options: Options,
}

/// What `#[arbitrary(…)]` above the type says.
#[derive(Default)]
pub(crate) struct Options {
    /// What values must pass.
    pub(crate) filter: Option<Expr>,
    /// The bounds of the impl, in place of those that the fields ask for.
    pub(crate) bound: Option<Vec<WherePredicate>>,
    /// Where hypo is, if it is not `::hypo`.
    pub(crate) krate: Option<Path>,
    /// The type of another crate that this one describes.
    pub(crate) remote: Option<Path>,
    /// How the type is called in what is printed.
    pub(crate) path: Option<LitStr>,
    /// What prints a value.
    pub(crate) source: Option<Expr>,
}

/// A struct, or a variant of an enum.
pub(crate) struct Shape<'a> {
    /// The variant's name; none for a struct.
    pub(crate) variant: Option<&'a Ident>,
    /// As it is printed: `Order` or `Shape::Circle`.
    pub(crate) name: String,
    pub(crate) delimiter: Delimiter,
    pub(crate) fields: Vec<Field<'a>>,
    /// How likely it is by comparison with the others; it is not drawn at 0.
    pub(crate) weight: u32,
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
    pub(crate) visibility: &'a Visibility,
    pub(crate) draw: Draw,
    /// What a drawn value must pass.
    pub(crate) filter: Option<Expr>,
    /// The variable that holds its value while the others are drawn.
    pub(crate) variable: Ident,
    /// The name of its setter, if it has one.
    pub(crate) setter: Option<Ident>,
}

/// Where the value of a field comes from.
pub(crate) enum Draw {
    ByType,
    /// By type, with so many elements.
    Sized(Expr),
    Strategy(Expr),
    /// By a pattern of text.
    Regex(LitStr),
    /// It is always this.
    Value(Expr),
    /// It is always the type's default.
    Default,
    /// It is a `PhantomData`, of which there is one value.
    Phantom,
}

impl Ty<'_> {
    /// The shapes that are drawn.
    pub(crate) fn drawn(&self) -> impl Iterator<Item = &Shape<'_>> {
        self.shapes.iter().filter(|shape| shape.weight > 0)
    }

    /// The fields that are drawn.
    pub(crate) fn drawn_fields(&self) -> impl Iterator<Item = &Field<'_>> {
        self.drawn().flat_map(|shape| &shape.fields)
    }

    /// The path to hypo.
    pub(crate) fn hypo(&self) -> TokenStream {
        self.options.hypo()
    }

    /// The type of the values, without its generics.
    pub(crate) fn value(&self) -> TokenStream {
        match &self.options.remote {
            Some(path) => path.to_token_stream(),
            None => called(self.name).to_token_stream(),
        }
    }
}

/// A name of the user's as the expansion says it, so that rustc's lints about how it is said are not the user's.
pub(crate) fn called(name: &Ident) -> Ident {
    let mut name = name.clone();
    name.set_span(Span::call_site().located_at(name.span()));
    name
}

impl Options {
    /// The path to hypo.
    pub(crate) fn hypo(&self) -> TokenStream {
        match &self.krate {
            Some(path) => path.to_token_stream(),
            None => quote!(::hypo),
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
