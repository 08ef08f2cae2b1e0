//! Which bounds the impls of a generic type need.
//!
//! What a field is drawn or printed by is bounded where it depends on a type
//! parameter: the parameter itself, or a type that belongs to it (`T::Item`).
//! The fields' own types are not bounded, for a recursive type would then ask
//! for itself; and what `PhantomData` names needs nothing. That is how serde's
//! derive does it. `bound = "…"` replaces all of it.

use proc_macro2::TokenStream;
use quote::{ToTokens, quote};
use syn::{GenericArgument, GenericParam, Generics, Ident, PathArguments, ReturnType, Type};

use crate::derive::model::{Draw, Field, Ty};
use crate::tokens::mentions;

/// What a field needs a bound for.
enum Needed<'f> {
    /// What its type is made of.
    Type(&'f Type),
    /// The type parameters that an expression mentions.
    Mentioned(TokenStream),
    Nothing,
}

/// The where clause for an impl of this trait, if what a field says of itself needs it.
fn where_clause<'f>(
    generics: &Generics,
    bound: &TokenStream,
    needed: impl Iterator<Item = Needed<'f>>,
) -> TokenStream {
    let parameters = parameters(generics);
    let mut needing: Vec<TokenStream> = Vec::new();
    let mut add = |tokens: TokenStream| {
        let known = needing
            .iter()
            .any(|known| known.to_string() == tokens.to_string());
        if !known {
            needing.push(tokens);
        }
    };
    for needed in needed {
        match needed {
            Needed::Type(ty) => bounded(ty, &parameters, &mut add),
            Needed::Mentioned(tokens) => {
                for parameter in &parameters {
                    if mentions(tokens.clone(), parameter) {
                        add(parameter.to_token_stream());
                    }
                }
            }
            Needed::Nothing => {}
        }
    }
    let written = written(generics);
    clause(&quote!(#(#needing: #bound,)* #written))
}

/// That of what draws values: what the user says about bounds, if it is said.
pub(super) fn drawn_where(ty: &Ty<'_>) -> TokenStream {
    let hypo = ty.hypo();
    match &ty.options.bound {
        Some(bounds) => {
            let written = written(ty.generics);
            clause(&quote!(#(#bounds,)* #written))
        }
        None => where_clause(
            ty.generics,
            &quote!(#hypo::Arbitrary),
            ty.drawn_fields().map(drawn),
        ),
    }
}

/// That of what prints values.
pub(super) fn printed_where(ty: &Ty<'_>) -> TokenStream {
    let hypo = ty.hypo();
    let fields = ty.shapes.iter().flat_map(|shape| &shape.fields);
    let printed = fields
        .filter(|_| ty.options.source.is_none())
        .map(|field| Needed::Type(field.ty));
    where_clause(ty.generics, &quote!(#hypo::strategies::ToSource), printed)
}

fn clause(predicates: &TokenStream) -> TokenStream {
    if predicates.is_empty() {
        return TokenStream::new();
    }
    quote!(where #predicates)
}

fn parameters(generics: &Generics) -> Vec<&Ident> {
    let parameters = generics
        .params
        .iter()
        .filter_map(|parameter| match parameter {
            GenericParam::Type(parameter) => Some(&parameter.ident),
            _ => None,
        });
    parameters.collect()
}

/// What the user has written behind `where`.
fn written(generics: &Generics) -> TokenStream {
    match &generics.where_clause {
        Some(clause) => clause.predicates.to_token_stream(),
        None => TokenStream::new(),
    }
}

/// Adds the type parameters in a type, and the types that belong to them.
fn bounded(ty: &Type, parameters: &[&Ident], add: &mut impl FnMut(TokenStream)) {
    match ty {
        Type::Path(path) => {
            let segments = &path.path.segments;
            let is_parameter = |ident: &Ident| parameters.contains(&ident);
            let of_parameter = match &path.qself {
                Some(qself) => mentions_any(&qself.ty, parameters),
                None => segments
                    .first()
                    .is_some_and(|first| is_parameter(&first.ident)),
            };
            if of_parameter {
                return add(ty.to_token_stream());
            }
            let Some(last) = segments.last() else { return };
            if last.ident == "PhantomData" {
                return;
            }
            if let PathArguments::AngleBracketed(arguments) = &last.arguments {
                for argument in &arguments.args {
                    if let GenericArgument::Type(ty) = argument {
                        bounded(ty, parameters, add);
                    }
                }
            }
        }
        Type::Tuple(tuple) => tuple
            .elems
            .iter()
            .for_each(|ty| bounded(ty, parameters, add)),
        Type::Array(array) => bounded(&array.elem, parameters, add),
        Type::Slice(slice) => bounded(&slice.elem, parameters, add),
        Type::Reference(reference) => bounded(&reference.elem, parameters, add),
        Type::Paren(paren) => bounded(&paren.elem, parameters, add),
        Type::Group(group) => bounded(&group.elem, parameters, add),
        Type::FnPtr(function) => {
            if let ReturnType::Type(_, ty) = &function.output {
                bounded(ty, parameters, add);
            }
        }
        _ => {}
    }
}

fn mentions_any(ty: &Type, parameters: &[&Ident]) -> bool {
    parameters
        .iter()
        .any(|parameter| mentions(ty.to_token_stream(), parameter))
}

/// What a field is drawn by.
fn drawn<'f>(field: &'f Field<'f>) -> Needed<'f> {
    match &field.draw {
        Draw::ByType | Draw::Sized(_) => Needed::Type(field.ty),
        Draw::Strategy(strategy) => Needed::Mentioned(strategy.to_token_stream()),
        Draw::Value(_) | Draw::Default | Draw::Regex(_) | Draw::Phantom => Needed::Nothing,
    }
}
