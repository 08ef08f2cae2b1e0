//! Tells the attributes of a property apart.
//!
//! A macro sees paths and no meanings, so an attribute is what the last segment
//! of its path says: `#[hypo::example]` is an example, `#[tokio::test]` a test.

use proc_macro2::{TokenStream, TokenTree};
use quote::{ToTokens, quote};
use syn::parse::{Parse, ParseStream};
use syn::punctuated::Punctuated;
use syn::{Attribute, Meta, Token};

/// What an attribute is to a property.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    Given,
    Example,
    Settings,
    ReproduceFailure,
    /// It makes the function a test.
    Test,
    /// It sets the level of a lint.
    Lint,
    Other,
}

impl Kind {
    pub(crate) fn of(attribute: &Attribute) -> Kind {
        Kind::of_meta(&attribute.meta)
    }

    fn of_meta(meta: &Meta) -> Kind {
        let Some(segment) = meta.path().segments.last() else {
            return Kind::Other;
        };
        match segment.ident.to_string().as_str() {
            "given" => Kind::Given,
            "example" => Kind::Example,
            "settings" => Kind::Settings,
            "reproduce_failure" => Kind::ReproduceFailure,
            "test" | "rstest" | "wasm_bindgen_test" => Kind::Test,
            "allow" | "expect" | "warn" | "deny" | "forbid" => Kind::Lint,
            "cfg_attr" if conditional(meta).contains(&Kind::Test) => Kind::Test,
            _ => Kind::Other,
        }
    }

    /// Whether it is one of hypo's, and never meant for anybody else.
    pub(crate) fn is_ours(self) -> bool {
        matches!(
            self,
            Kind::Given | Kind::Example | Kind::Settings | Kind::ReproduceFailure
        )
    }
}

/// Whether this is a `cfg_attr` that may turn into an attribute of hypo's.
pub(crate) fn is_ours_conditionally(attribute: &Attribute) -> bool {
    attribute.path().is_ident("cfg_attr")
        && conditional(&attribute.meta).into_iter().any(Kind::is_ours)
}

/// An attribute of a function that stands inside of another one, as it stands above the outer one.
///
/// What is expected, the function inside lives up to, so that outside nothing of it is left to expect.
pub(crate) fn outer_attribute(attribute: &Attribute) -> TokenStream {
    match &attribute.meta {
        Meta::List(list) if list.path.is_ident("expect") => {
            let lints = &list.tokens;
            quote!(#[allow(#lints)])
        }
        _ => attribute.to_token_stream(),
    }
}

/// What the attributes within a `cfg_attr` are.
fn conditional(meta: &Meta) -> Vec<Kind> {
    let Meta::List(list) = meta else {
        return Vec::new();
    };
    let metas = list.parse_args_with(Punctuated::<Meta, Token![,]>::parse_terminated);
    match metas {
        Ok(metas) => metas.iter().skip(1).map(Kind::of_meta).collect(),
        Err(_) => Vec::new(),
    }
}

/// An item of which nothing but the attributes is read.
pub(crate) struct Item {
    pub(crate) attributes: Vec<Attribute>,
    pub(crate) rest: TokenStream,
}

impl Item {
    /// Reads it; where that fails, what to emit in its place is the error.
    pub(crate) fn read(item: &TokenStream) -> Result<Item, TokenStream> {
        syn::parse2(item.clone()).map_err(|error: syn::Error| {
            let error = error.into_compile_error();
            quote!(#error #item)
        })
    }

    /// The item as it may stand beside an error: without what would run it as a test, or expand once more.
    pub(crate) fn to_fallback(&self) -> TokenStream {
        let mut tokens = TokenStream::new();
        for attribute in &self.attributes {
            let kind = Kind::of(attribute);
            if kind != Kind::Test && !kind.is_ours() && !is_ours_conditionally(attribute) {
                attribute.to_tokens(&mut tokens);
            }
        }
        if self.is_function() {
            tokens.extend(quote!(#[allow(dead_code)]));
        }
        self.rest.to_tokens(&mut tokens);
        tokens
    }

    fn is_function(&self) -> bool {
        self.rest
            .clone()
            .into_iter()
            .any(|token| matches!(token, TokenTree::Ident(ident) if ident == "fn"))
    }
}

impl Parse for Item {
    fn parse(input: ParseStream<'_>) -> syn::Result<Item> {
        Ok(Item {
            attributes: input.call(Attribute::parse_outer)?,
            rest: input.parse()?,
        })
    }
}
