//! Whether a function can be a property at all.

use proc_macro2::TokenTree;
use quote::ToTokens;
use syn::{Attribute, PatType, Safety};

use crate::attributes::Kind;
use crate::errors::Errors;
use crate::function::Function;

/// Whether its arguments can be drawn: they are there, and of types that are known here.
pub(crate) fn is_drawable(function: &Function, errors: &mut Errors) -> bool {
    let signature = &function.signature;
    let generics = &signature.generics;
    let mut drawable = true;
    let mut refuse = |tokens: &dyn ToTokens, message: &str| {
        errors.at(tokens, message);
        drawable = false;
    };
    if let Some(receiver) = signature.receiver() {
        let message = "a method cannot be a property: write a function beside the `impl` block, \
                       and take the receiver as an argument";
        refuse(&receiver.self_token, message);
    }
    if !generics.params.is_empty() {
        let message = "a generic function cannot be a property: \
                       choose the types, or write one property for each of them";
        refuse(&generics.params, message);
    }
    if let Some(variadic) = &signature.variadic {
        let message = "a variadic function cannot be a property: name its arguments";
        refuse(variadic, message);
    }
    if signature.inputs.is_empty() {
        let message = "a property takes at least one argument: \
                       add one, or replace `#[given]` by `#[test]`";
        refuse(&signature.ident, message);
    }
    for token in function.typed().filter_map(impl_of) {
        let message = "an argument of an `impl` type makes the function generic, \
                       which a property cannot be: choose the type";
        refuse(&token, message);
    }
    drawable
}

/// Whether it can be called with them.
pub(crate) fn is_callable(function: &Function, errors: &mut Errors) -> bool {
    let signature = &function.signature;
    let mut callable = true;
    if let Some(asyncness) = &signature.asyncness {
        let message = "an async property is not supported yet: \
                       call the runtime's `block_on` inside of a plain function";
        errors.at(asyncness, message);
        callable = false;
    }
    if let Safety::Unsafe(unsafety) = &signature.safety {
        let message = "a property cannot be unsafe: write `unsafe { … }` inside of its body";
        errors.at(unsafety, message);
        callable = false;
    }
    callable
}

/// There is one `#[given]`, and it is being expanded.
pub(crate) fn only_one(attributes: &[Attribute], errors: &mut Errors) {
    for attribute in attributes {
        if Kind::of(attribute) == Kind::Given {
            let message = "a property has one `#[given]`: move what this one says into the first";
            errors.at(attribute.path(), message);
        }
    }
}

fn impl_of(parameter: &PatType) -> Option<TokenTree> {
    let mut tokens = parameter.ty.to_token_stream().into_iter();
    tokens.find(|token| matches!(token, TokenTree::Ident(ident) if ident == "impl"))
}
