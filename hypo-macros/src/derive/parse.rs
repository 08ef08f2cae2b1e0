//! Reads `#[arbitrary(…)]`; what it may say where is for [`check`](super::check).

use syn::ext::IdentExt;
use syn::parse::{Parse, ParseStream};
use syn::punctuated::Punctuated;
use syn::{Attribute, Expr, Ident, Meta, Token};

/// One thing that an attribute says.
pub(crate) enum Item {
    /// `name = value`
    Named(Ident, Expr),
    /// A word by itself, or a strategy.
    Plain(Expr),
}

impl Parse for Item {
    fn parse(input: ParseStream<'_>) -> syn::Result<Item> {
        let named = input.peek(Ident::peek_any)
            && input.peek2(Token![=])
            && !input.peek2(Token![==])
            && !input.peek2(Token![=>]);
        if !named {
            return input.parse().map(Item::Plain);
        }
        let name = input.call(Ident::parse_any)?;
        input.parse::<Token![=]>()?;
        Ok(Item::Named(name, input.parse()?))
    }
}

/// Whether the attribute is one of the derive's.
pub(crate) fn is_ours(attribute: &Attribute) -> bool {
    attribute.path().is_ident("arbitrary")
}

/// What the attribute says; `example` is something that could stand in it.
pub(crate) fn items(attribute: &Attribute, example: &str) -> syn::Result<Vec<Item>> {
    match &attribute.meta {
        Meta::List(list) if !list.tokens.is_empty() => {
            let items = Punctuated::<Item, Token![,]>::parse_terminated;
            attribute
                .parse_args_with(items)
                .map(|items| items.into_iter().collect())
        }
        other => {
            let message = format!(
                "expected something in parentheses: write for example `#[arbitrary({example})]`"
            );
            Err(syn::Error::new_spanned(other, message))
        }
    }
}
