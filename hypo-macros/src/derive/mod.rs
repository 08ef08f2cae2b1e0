//! `#[derive(Arbitrary)]`: how to draw a value of a type, and how to print one as Rust.

mod check;
mod expand;
mod generics;
mod model;
mod source;

use proc_macro2::TokenStream;
use quote::quote;
use syn::DeriveInput;

use crate::errors::Errors;

pub(crate) fn expand(item: TokenStream) -> TokenStream {
    let input = match syn::parse2::<DeriveInput>(item) {
        Ok(input) => input,
        Err(error) => return error.into_compile_error(),
    };
    let mut errors = Errors::default();
    let Some(ty) = check::ty(&input, &mut errors).filter(|_| errors.is_empty()) else {
        let fallback = expand::fallback(&input);
        return quote!(#errors #fallback);
    };
    let arbitrary = expand::arbitrary(&ty);
    let to_source = source::to_source(&ty);
    quote!(#arbitrary #to_source)
}
