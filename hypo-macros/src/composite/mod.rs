//! `#[composite]`: parse the function, check it, and emit one that returns a strategy.
//!
//! Beside errors, too, there is a function of its name that returns a strategy,
//! so that those who draw from it have no errors of their own.

mod check;
mod expand;
mod model;

use proc_macro2::TokenStream;
use quote::{ToTokens, quote};

use crate::attributes::Item;
use crate::errors::Errors;
use crate::function::Function;

pub(crate) fn expand(arguments: &TokenStream, item: &TokenStream) -> TokenStream {
    let item = match Item::read(item) {
        Ok(item) => item,
        Err(error) => return error,
    };
    let mut errors = Errors::default();
    check::no_arguments(arguments, &mut errors);
    let function = errors.ok(Function::read(&item.rest, "a composite"));
    let Some(mut function) = function else {
        let item = item.to_fallback();
        return quote!(#errors #item);
    };
    let message = "an argument of a composite cannot have attributes, but for the levels of lints";
    function.clear_arguments(message, &mut errors);
    if !check::is_free(&function, &mut errors) {
        let rest = function.to_token_stream();
        let item = Item { rest, ..item }.to_fallback();
        return quote!(#errors #item);
    }
    let composite = check::composite(&item.attributes, &function, &mut errors);
    let composite = expand::composite(&composite);
    quote!(#errors #composite)
}
