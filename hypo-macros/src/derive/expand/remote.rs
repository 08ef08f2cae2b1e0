//! What a type gets that describes one of another crate: a function that returns the strategy.

use proc_macro2::TokenStream;
use quote::quote;

use super::strategy::names;
use crate::derive::model::Ty;

pub(super) fn function(ty: &Ty<'_>) -> TokenStream {
    let name = ty.name;
    let visibility = ty.visibility;
    let (strategy, _) = names(ty);
    let (impl_generics, ty_generics, bounds) = ty.generics.split_for_impl();
    let about = format!("Draws a `{}`.", ty.value());
    quote! {
        impl #impl_generics #name #ty_generics #bounds {
            #[doc = #about]
            #visibility fn strategy() -> #strategy<'static> {
                #strategy::usual()
            }
        }
    }
}
