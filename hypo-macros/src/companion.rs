//! `#[example]`, `#[settings]` and `#[reproduce_failure]`, when they are expanded by themselves.
//!
//! `#[given]` collects those that stand below it, and then they are never
//! expanded. One that stands above is expanded first: it moves `#[given]` to
//! the top, itself next, and is collected with the rest. Without any
//! `#[given]` there is nothing for it to belong to.

use proc_macro2::{Span, TokenStream};
use quote::{format_ident, quote, quote_spanned};

use crate::attributes::{Item, Kind};

pub(crate) fn expand(name: &str, arguments: &TokenStream, item: &TokenStream) -> TokenStream {
    let mut item = match Item::read(item) {
        Ok(item) => item,
        Err(error) => return error,
    };
    let given = item
        .attributes
        .iter()
        .position(|attribute| Kind::of(attribute) == Kind::Given);
    match given {
        Some(index) => {
            let given = item.attributes.remove(index);
            let Item { attributes, rest } = item;
            let name = format_ident!("{name}", span = Span::call_site());
            let moved = quote_spanned!(Span::call_site()=> #[::hypo::#name(#arguments)]);
            quote!(#given #moved #(#attributes)* #rest)
        }
        None => {
            let message = format!(
                "`#[{name}]` belongs to a property: add `#[given]` to this function to make it one"
            );
            let error = syn::Error::new(Span::call_site(), message).into_compile_error();
            let item = item.to_fallback();
            quote!(#error #item)
        }
    }
}
