//! What things are called in the expansion: the types that it adds, their generics, the paths of the user's.

use proc_macro2::{Ident, Span, TokenStream};
use quote::quote;
use syn::{ConstParam, GenericParam, Generics, Lifetime, LifetimeParam, TypeParam};

use crate::derive::model::{Shape, Ty, called};
use crate::derive::setters::added;

/// The names of the strategy and of its changes.
pub(super) fn names(ty: &Ty<'_>) -> (Ident, Ident) {
    (added(ty.name, "Strategy"), added(ty.name, "Changes"))
}

/// The path of a shape, to make it or to match it.
pub(super) fn path(ty: &Ty<'_>, shape: &Shape<'_>) -> TokenStream {
    let value = ty.value();
    match shape.variant {
        Some(variant) => {
            let variant = called(variant);
            quote!(#value::#variant)
        }
        None => value,
    }
}

/// The type of the values, with its generics.
pub(super) fn value(ty: &Ty<'_>) -> TokenStream {
    let path = ty.value();
    if ty.options.remote.is_some() {
        return path;
    }
    let (_, ty_generics, _) = ty.generics.split_for_impl();
    quote!(#path #ty_generics)
}

/// For how long the strategies that setters are given may borrow.
pub(super) fn lifetime() -> Lifetime {
    Lifetime::new("'__hypo", Span::call_site())
}

/// The generics of the strategy: the type's, and a lifetime before them.
pub(super) struct Own {
    /// Where they are declared: `<'a, T: Bound, const N: usize>`.
    pub(super) declared: TokenStream,
    /// Where they are used: `<'a, T, N>`.
    pub(super) used: TokenStream,
    /// Where they are used by a strategy that borrows nothing.
    pub(super) for_ever: TokenStream,
}

pub(super) fn own_generics(generics: &Generics) -> Own {
    let lifetime = lifetime();
    let declared = generics.params.iter().map(|parameter| match parameter {
        GenericParam::Lifetime(LifetimeParam {
            lifetime, bounds, ..
        }) => {
            quote!(#lifetime: #bounds)
        }
        GenericParam::Type(TypeParam { ident, bounds, .. }) => quote!(#ident: #bounds),
        GenericParam::Const(ConstParam { ident, ty, .. }) => quote!(const #ident: #ty),
    });
    let used = generics.params.iter().map(|parameter| match parameter {
        GenericParam::Lifetime(LifetimeParam { lifetime, .. }) => quote!(#lifetime),
        GenericParam::Type(TypeParam { ident, .. }) => quote!(#ident),
        GenericParam::Const(ConstParam { ident, .. }) => quote!(#ident),
    });
    let used: Vec<TokenStream> = used.collect();
    Own {
        declared: quote!(<#lifetime, #(#declared),*>),
        used: quote!(<#lifetime, #(#used),*>),
        for_ever: quote!(<'static, #(#used),*>),
    }
}
