//! `#[given]`: parse what was written, check it, and emit the property.
//!
//! What was understood is emitted even beside errors, so that a mistake in an
//! attribute does not make the imports and functions it uses look unused.

mod check;
mod example;
mod expand;
mod model;
mod names;
mod parse;
mod reproduce;
mod settings;
mod shape;
mod strategies;

use proc_macro2::TokenStream;
use quote::{ToTokens, quote};

use crate::attributes::{Item, is_ours_conditionally};
use crate::errors::Errors;
use crate::function::Function;

pub(crate) fn expand(arguments: TokenStream, item: &TokenStream) -> TokenStream {
    let item = match Item::read(item) {
        Ok(item) => item,
        Err(error) => return error,
    };
    if item.attributes.iter().any(is_ours_conditionally) {
        return after_conditions(&arguments, item);
    }
    let mut errors = Errors::default();
    let Some(mut function) = errors.ok(Function::read(&item.rest, "a property")) else {
        let item = item.to_fallback();
        return quote!(#errors #item);
    };
    shape::only_one(&item.attributes, &mut errors);
    let message = "an argument of a property cannot have attributes: \
                   its strategy stands in `#[given(…)]`";
    function.clear_arguments(message, &mut errors);
    let callable = shape::is_callable(&function, &mut errors);
    if !shape::is_drawable(&function, &mut errors) {
        let rest = function.to_token_stream();
        let item = Item { rest, ..item }.to_fallback();
        return quote!(#errors #item);
    }
    let mut property = check::property(arguments, &item.attributes, &function, &mut errors);
    property.callable = callable;
    let property = expand::property(&property);
    quote!(#errors #property)
}

/// Lets rustc decide first about `#[cfg_attr(miri, settings(max_examples = 5))]` and its like.
fn after_conditions(arguments: &TokenStream, item: Item) -> TokenStream {
    let Item { attributes, rest } = item;
    let (conditional, attributes): (Vec<_>, Vec<_>) =
        attributes.into_iter().partition(is_ours_conditionally);
    quote!(#(#conditional)* #[::hypo::given(#arguments)] #(#attributes)* #rest)
}
