//! The attributes and the derive of hypo.
//!
//! A macro reads what the user wrote, checks it, and emits a few lines that
//! call the runner. It holds no behaviour of its own, and on every error gives
//! back a function that the rest of the program can go on using.
//!
//! Users depend on the `hypo-test` package, which re-exports all of this.

mod attributes;
mod companion;
mod composite;
mod derive;
mod errors;
mod function;
mod given;
mod suggest;
mod tokens;

use proc_macro::TokenStream;

#[doc = include_str!("../docs/given.md")]
#[proc_macro_attribute]
pub fn given(arguments: TokenStream, item: TokenStream) -> TokenStream {
    given::expand(arguments.into(), &item.into()).into()
}

#[doc = include_str!("../docs/example.md")]
#[proc_macro_attribute]
pub fn example(arguments: TokenStream, item: TokenStream) -> TokenStream {
    companion::expand("example", &arguments.into(), &item.into()).into()
}

#[doc = include_str!("../docs/settings.md")]
#[proc_macro_attribute]
pub fn settings(arguments: TokenStream, item: TokenStream) -> TokenStream {
    companion::expand("settings", &arguments.into(), &item.into()).into()
}

#[doc = include_str!("../docs/reproduce_failure.md")]
#[proc_macro_attribute]
pub fn reproduce_failure(arguments: TokenStream, item: TokenStream) -> TokenStream {
    companion::expand("reproduce_failure", &arguments.into(), &item.into()).into()
}

#[doc = include_str!("../docs/composite.md")]
#[proc_macro_attribute]
pub fn composite(arguments: TokenStream, item: TokenStream) -> TokenStream {
    composite::expand(&arguments.into(), &item.into()).into()
}

#[doc = include_str!("../docs/arbitrary.md")]
#[proc_macro_derive(Arbitrary, attributes(arbitrary))]
pub fn arbitrary(item: TokenStream) -> TokenStream {
    derive::expand(item.into()).into()
}
