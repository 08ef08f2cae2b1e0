//! `#[derive(Arbitrary)]`: how to draw a value of a type, and how to print one as Rust.

mod check;
mod expand;
mod field;
mod model;
mod parse;
mod setters;

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
        let hypo = check::hypo(&input.attrs);
        let fallback = expand::fallback(&input, &hypo);
        return quote!(#errors #fallback);
    };
    expand::ty(&ty)
}
