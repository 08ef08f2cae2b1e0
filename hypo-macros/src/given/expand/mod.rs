//! What a property is turned into.
//!
//! ```text
//! #[cfg_attr(test, test)]
//! fn addition_commutes() {
//!     fn addition_commutes(a: u8, b: u8) { … as the user wrote it … }
//!     let slot_a = Slot::new();
//!     let slot_b = Slot::new();
//!     run(&Property {
//!         test: test_id!("addition_commutes", "fn addition_commutes(a: u8, …"),
//!         settings: Settings::new(),
//!         examples: &[],
//!         reproduce: None,
//!         body: &|case| {
//!             let a: u8 = draw(case, "a", &slot_a, || strategy(0..9));
//!             describe!(case, "a", a);
//!             let b: u8 = draw(case, "b", &slot_b, || by_type::<u8>());
//!             describe!(case, "b", b);
//!             addition_commutes(a, b).into_verdict()
//!         },
//!     });
//! }
//! ```
//!
//! Every name that is not the user's is an absolute path or has hygiene, for
//! the user may have things called `Ok`, `core` or `case`. Spans are the user's
//! wherever rustc may have to say something about the user's code.

mod arguments;
mod example;

use proc_macro2::{Ident, Span, TokenStream};
use quote::quote;
use syn::ext::IdentExt;
use syn::{Attribute, ReturnType, Type};

use super::model::{Property, Reproduce};
use crate::attributes::{Kind, outer_attribute};
use crate::function::inside;
use crate::tokens::{at, call_over, ends, to_text};

pub(crate) fn property(property: &Property<'_>) -> TokenStream {
    let Property {
        function,
        parameters,
        settings,
        ..
    } = property;
    let attributes = outer_attributes(property);
    let visibility = &function.visibility;
    let ident = &function.signature.ident;
    let inner = inner_function(property);
    let slots = parameters.iter().enumerate().filter_map(arguments::slot);
    let test = test_id(property);
    let examples = property
        .examples
        .iter()
        .map(|example| example::example(example, property));
    let imports = imports(property);
    let reproduce = reproduce(property.reproduce.as_ref());
    let body = arguments::body(property);
    quote! {
        #attributes
        #visibility fn #ident() {
            #imports
            #inner
            #(#slots)*
            ::hypo::__private::run(&::hypo::__private::Property {
                test: #test,
                settings: ::hypo::Settings::new() #(#settings)*,
                examples: &[#(#examples),*],
                reproduce: #reproduce,
                body: &#body,
            });
        }
    }
}

/// Uses the attributes that were collected here, so that their imports are used, and an editor knows them.
fn imports(property: &Property<'_>) -> Option<TokenStream> {
    let paths = &property.collected;
    (!paths.is_empty()).then(|| {
        quote! {
            #[allow(unused_imports)]
            use {#(#paths as _),*};
        }
    })
}

/// What makes the function a test, and all that was said about it.
fn outer_attributes(property: &Property<'_>) -> TokenStream {
    let is_test = |attribute: &Attribute| Kind::of(attribute) == Kind::Test;
    let attributes = property.attributes.iter().copied();
    if !property.callable {
        let said = attributes.filter(|attribute| !is_test(attribute));
        let said = said.map(outer_attribute);
        return quote!(#[allow(dead_code)] #(#said)*);
    }
    let test = (!attributes.clone().any(is_test)).then(|| {
        quote! {
            #[cfg_attr(test, ::core::prelude::v1::test)]
            #[cfg_attr(not(test), allow(dead_code))]
        }
    });
    let said = attributes.map(outer_attribute);
    quote!(#test #(#said)*)
}

/// The user's function, as it was written.
fn inner_function(property: &Property<'_>) -> TokenStream {
    let inside = inside(&property.attributes, property.callable);
    let signature = &property.function.signature;
    let body = &property.function.body;
    quote! {
        #inside
        #signature #body
    }
}

/// The name of the property, and all that it is but for what hypo's own attributes say about it.
fn test_id(property: &Property<'_>) -> TokenStream {
    let attributes = &property.attributes;
    let function = property.function;
    let (visibility, signature, body) = (&function.visibility, &function.signature, &function.body);
    let name = signature.ident.unraw().to_string();
    let source = to_text(quote!(#(#attributes)* #visibility #signature #body));
    quote!(::hypo::__private::test_id!(#name, #source))
}

fn reproduce(reproduce: Option<&Reproduce>) -> TokenStream {
    match reproduce {
        Some(Reproduce { version, blob }) => quote! {
            ::hypo::__private::Some(::hypo::__private::Reproduce {
                version: #version,
                blob: #blob,
            })
        },
        None => quote!(::hypo::__private::None),
    }
}

fn case() -> Ident {
    Ident::new("__hypo_case", Span::mixed_site())
}

/// Calls the function. What it returns is judged at its return type, where rustc points if it cannot be.
fn verdict(property: &Property<'_>, arguments: impl Iterator<Item = TokenStream>) -> TokenStream {
    let ident = &property.function.signature.ident;
    let arguments = quote!(#(#arguments),*);
    if !property.callable {
        return quote!(::hypo::__private::unknown((#arguments)));
    }
    match &property.function.signature.output {
        ReturnType::Type(_, ty) if matches!(**ty, Type::Never(_)) => quote!(#ident(#arguments)),
        ReturnType::Type(_, ty) => {
            let (first, last) = ends(ty);
            let call = call_over((at(first), at(last)), &quote!(#ident), arguments);
            quote!(::hypo::IntoVerdict::into_verdict(#call))
        }
        ReturnType::Default => quote!(::hypo::IntoVerdict::into_verdict(#ident(#arguments))),
    }
}
