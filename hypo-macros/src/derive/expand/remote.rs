//! What a type gets that describes one of another crate: a function that returns the strategy, which says
//! how values print.
//!
//! Neither trait can be implemented for that type here: it belongs to another crate.

use proc_macro2::TokenStream;
use quote::quote;

use super::names::{Own, names, own_generics};
use super::source::{out, written};
use crate::derive::model::Ty;

pub(super) fn function(ty: &Ty<'_>) -> TokenStream {
    let name = ty.name;
    let visibility = ty.visibility;
    let hypo = ty.hypo();
    let (strategy, _) = names(ty);
    let Own {
        declared,
        used,
        for_ever,
    } = own_generics(ty.generics);
    let (impl_generics, ty_generics, bounds) = ty.generics.split_for_impl();
    let about = format!("Draws a `{}`.", ty.value());
    quote! {
        #[allow(dead_code)]
        impl #declared #strategy #used #bounds {
            /// As `Combinators::named`, though the type of the value does not print as source by itself.
            #visibility fn named(
                self,
                name: &'static str,
            ) -> #hypo::__private::derived::NamedRemote<Self> {
                #hypo::__private::derived::named(self, name)
            }
        }

        impl #impl_generics #name #ty_generics #bounds {
            #[doc = #about]
            #visibility fn strategy() -> #strategy #for_ever {
                #strategy::usual()
            }
        }
    }
}

/// The methods by which the strategy says how what it draws prints.
pub(super) fn source(ty: &Ty<'_>) -> TokenStream {
    let hypo = ty.hypo();
    let out = out();
    let written = written(ty, &quote!(value));
    quote! {
        fn says_source(&self) -> bool {
            true
        }

        fn write_source(
            &self,
            value: &Self::Value,
            #out: &mut #hypo::__private::SourceText,
        ) -> #hypo::__private::Result<(), #hypo::strategies::NoSource> {
            #written
            #hypo::__private::Ok(())
        }
    }
}
