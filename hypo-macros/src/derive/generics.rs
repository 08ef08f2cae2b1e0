//! Which bounds the impls of a generic type need.
//!
//! A type parameter needs the bound where a field that is drawn, or printed, is
//! made of it. The fields' own types are not bounded: a recursive type would
//! then ask for itself.

use proc_macro2::TokenStream;
use quote::{ToTokens, quote};
use syn::{GenericParam, Generics};

use super::model::{Draw, Field, Ty};
use crate::tokens::mentions;

/// The where clause for an impl of this trait, if what a field says of itself needs it.
pub(crate) fn where_clause(
    ty: &Ty<'_>,
    bound: &TokenStream,
    needed_for: impl Fn(&Field<'_>) -> TokenStream,
) -> TokenStream {
    let fields = || ty.shapes().iter().flat_map(|shape| &shape.fields);
    let needing = ty
        .generics
        .params
        .iter()
        .filter_map(|parameter| match parameter {
            GenericParam::Type(parameter) => Some(&parameter.ident),
            _ => None,
        });
    let needing: Vec<_> = needing
        .filter(|ident| fields().any(|field| mentions(needed_for(field), ident)))
        .collect();
    let written = written(ty.generics);
    if needing.is_empty() && written.is_empty() {
        return TokenStream::new();
    }
    quote!(where #(#needing: #bound,)* #written)
}

fn written(generics: &Generics) -> TokenStream {
    match &generics.where_clause {
        Some(clause) => clause.predicates.to_token_stream(),
        None => TokenStream::new(),
    }
}

/// What a field is drawn by.
pub(crate) fn drawn(field: &Field<'_>) -> TokenStream {
    match &field.draw {
        Draw::ByType => field.ty.to_token_stream(),
        Draw::Strategy(strategy) => strategy.to_token_stream(),
        Draw::Phantom => TokenStream::new(),
    }
}

/// What a field is printed as.
pub(crate) fn printed(field: &Field<'_>) -> TokenStream {
    match &field.draw {
        Draw::ByType | Draw::Strategy(_) => field.ty.to_token_stream(),
        Draw::Phantom => TokenStream::new(),
    }
}
