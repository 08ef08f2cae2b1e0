//! A function as it was written.

use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};
use quote::{ToTokens, quote};
use syn::parse::{ParseStream, Parser};
use syn::{Attribute, FnArg, Ident, Pat, PatType, Signature, Token, Visibility};

use crate::attributes::Kind;
use crate::errors::Errors;

/// The user's function. Its body is not read, so that it may be half written.
pub(crate) struct Function {
    pub(crate) visibility: Visibility,
    pub(crate) signature: Signature,
    pub(crate) body: Group,
}

/// What stands above the function where it stands inside of its expansion: the lints that were set for it, and
/// those that do not apply to one whose arguments are drawn, by value and as many as it needs.
pub(crate) fn inside(attributes: &[&Attribute], callable: bool) -> TokenStream {
    let is_lint = |attribute: &&&Attribute| Kind::of(attribute) == Kind::Lint;
    let lints = attributes.iter().filter(is_lint);
    // Beside an error nobody calls it.
    let uncalled = (!callable).then(|| quote!(#[allow(dead_code)]));
    quote! {
        #uncalled
        #[allow(
            clippy::boxed_local,
            clippy::fn_params_excessive_bools,
            clippy::large_types_passed_by_value,
            clippy::needless_pass_by_ref_mut,
            clippy::needless_pass_by_value,
            clippy::too_many_arguments
        )]
        #(#lints)*
    }
}

impl Function {
    /// Reads what is to become `what`: `a property` or the like.
    pub(crate) fn read(tokens: &TokenStream, what: &str) -> syn::Result<Function> {
        let parser = |input: ParseStream<'_>| Function::parse(input, what);
        parser.parse2(tokens.clone())
    }

    fn parse(input: ParseStream<'_>, what: &str) -> syn::Result<Function> {
        let visibility = input.parse()?;
        let modifiers = input.peek(Token![const])
            || input.peek(Token![async])
            || input.peek(Token![unsafe])
            || input.peek(Token![extern]);
        if !modifiers && !input.peek(Token![fn]) {
            return Err(input.error(format!("only a function can be {what}")));
        }
        let signature = input.parse()?;
        match input.parse()? {
            TokenTree::Group(body) if body.delimiter() == Delimiter::Brace => Ok(Function {
                visibility,
                signature,
                body,
            }),
            other => Err(syn::Error::new(
                other.span(),
                format!("{what} needs a body"),
            )),
        }
    }

    /// The arguments, but for `self`.
    pub(crate) fn typed(&self) -> impl Iterator<Item = &PatType> {
        let inputs = self.signature.inputs.iter();
        inputs.filter_map(|input| match input {
            FnArg::Typed(parameter) => Some(parameter),
            FnArg::Receiver(_) => None,
        })
    }

    /// Takes off the attributes of arguments, but for lints: `message` says why they can have none.
    pub(crate) fn clear_arguments(&mut self, message: &str, errors: &mut Errors) {
        for input in &mut self.signature.inputs {
            let attributes = match input {
                FnArg::Typed(parameter) => &mut parameter.attrs,
                FnArg::Receiver(receiver) => &mut receiver.attrs,
            };
            attributes.retain(|attribute| {
                let is_lint = Kind::of(attribute) == Kind::Lint;
                if !is_lint {
                    errors.at(attribute.path(), message);
                }
                is_lint
            });
        }
    }
}

/// The name of an argument that has one.
pub(crate) fn name_of(pattern: &Pat) -> Option<&Ident> {
    match pattern {
        Pat::Ident(pattern) => Some(&pattern.ident),
        _ => None,
    }
}

impl ToTokens for Function {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        self.visibility.to_tokens(tokens);
        self.signature.to_tokens(tokens);
        self.body.to_tokens(tokens);
    }
}
