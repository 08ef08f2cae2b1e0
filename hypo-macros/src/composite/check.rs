//! Whether a function can be a composite, and what it draws from.

use proc_macro2::{TokenStream, TokenTree};
use quote::{ToTokens, format_ident};
use syn::{Attribute, Ident, PatType, ReturnType, Safety, Type};

use super::model::{Composite, Drawing, Parameter};
use crate::attributes::Kind;
use crate::errors::Errors;
use crate::function::{Function, name_of};
use crate::tokens::{at, is_called};

/// The attribute itself has nothing to say.
pub(crate) fn no_arguments(arguments: &TokenStream, errors: &mut Errors) {
    if !arguments.is_empty() {
        let message = "`#[composite]` takes no arguments: \
                       the function's own are those of the strategy";
        errors.at(arguments, message);
    }
}

/// Whether it stands by itself, so that a function around it can have its name and arguments.
pub(crate) fn is_free(function: &Function, errors: &mut Errors) -> bool {
    let signature = &function.signature;
    if let Some(receiver) = signature.receiver() {
        let token = &receiver.self_token;
        let message = "a method cannot be a composite: write a function beside the `impl` block, \
                       and take the receiver as an argument";
        errors.at(token, message);
        return false;
    }
    if let Some(variadic) = &signature.variadic {
        let message = "a variadic function cannot be a composite: name its arguments";
        errors.at(variadic, message);
        return false;
    }
    if let Some(token) = self_type(signature.to_token_stream()) {
        let message = "`Self` is not known inside of a composite: write the type's name";
        errors.at(token, message);
        return false;
    }
    true
}

/// Reads what the function says, and refuses what a composite cannot be.
pub(crate) fn composite<'a>(
    attributes: &'a [Attribute],
    function: &'a Function,
    errors: &mut Errors,
) -> Composite<'a> {
    let attributes = attributes.iter().filter(|attribute| {
        let is_property = Kind::of(attribute) == Kind::Given;
        if is_property {
            let message = "a composite is a strategy and no property: remove one of the two";
            errors.at(attribute.path(), message);
        }
        !is_property
    });
    let attributes = attributes.collect();
    let modified = refuse_modifiers(function, errors);
    let returns = returns(function, errors);
    let mut parameters = function.typed().peekable();
    let drawing = match parameters.peek() {
        Some(first) => drawing(&first.ty, errors),
        None => {
            let message = "a composite takes what it draws from as its first argument: \
                           write `case: &TestCase`, or `data: &mut Data`";
            errors.at(&function.signature.ident, message);
            Drawing::Unknown
        }
    };
    let known = !matches!(drawing, Drawing::Unknown);
    // The first may be one that the strategy is made with, if what it draws from was forgotten.
    parameters.next_if(|first| known || is_like_a_case(&first.ty));
    Composite {
        attributes,
        function,
        callable: !modified && returns && known,
        drawing,
        parameters: parameters.enumerate().map(parameter).collect(),
    }
}

/// Whether there is something about the function that keeps it from being called while drawing.
fn refuse_modifiers(function: &Function, errors: &mut Errors) -> bool {
    let signature = &function.signature;
    let mut modified = false;
    let mut refuse = |tokens: &dyn ToTokens, message: &str| {
        errors.at(tokens, message);
        modified = true;
    };
    if let Some(constness) = &signature.constness {
        let message = "a composite cannot be `const`, for nothing is drawn at compile time: \
                       remove this";
        refuse(constness, message);
    }
    if let Some(asyncness) = &signature.asyncness {
        let message = "a composite cannot be async, for drawing waits for nothing: \
                       draw in a plain function, and make the future of what was drawn";
        refuse(asyncness, message);
    }
    if let Safety::Unsafe(unsafety) = &signature.safety {
        let message = "a composite cannot be unsafe: write `unsafe { … }` inside of its body";
        refuse(unsafety, message);
    }
    if let Some(abi) = &signature.abi {
        let message = "a composite is called by nothing but Rust: remove this";
        refuse(abi, message);
    }
    modified
}

/// Whether it says what it returns.
fn returns(function: &Function, errors: &mut Errors) -> bool {
    const MESSAGE: &str = "a composite returns the value that it has drawn: write `-> T`";
    match &function.signature.output {
        ReturnType::Default => errors.at(&function.signature.ident, MESSAGE),
        ReturnType::Type(_, ty) if matches!(**ty, Type::Never(_)) => errors.at(ty, MESSAGE),
        ReturnType::Type(..) => return true,
    }
    false
}

/// What an argument of this type, which is the first, draws from.
fn drawing<'a>(ty: &'a Type, errors: &mut Errors) -> Drawing<'a> {
    if let Type::Reference(reference) = ty {
        if is_called(&reference.elem, "Data") {
            return Drawing::Data(ty);
        }
        if is_called(&reference.elem, "TestCase") && reference.mutability.is_none() {
            return Drawing::Case;
        }
    }
    let message = "a composite takes what it draws from as its first argument, \
                   of the type `&TestCase` or `&mut Data`";
    errors.at(ty, message);
    Drawing::Unknown
}

/// Whether somebody who wrote this meant something to draw from.
fn is_like_a_case(ty: &Type) -> bool {
    match ty {
        Type::Reference(reference) => is_like_a_case(&reference.elem),
        ty => is_called(ty, "TestCase") || is_called(ty, "Data"),
    }
}

fn parameter((index, parameter): (usize, &PatType)) -> Parameter<'_> {
    let variable = match name_of(&parameter.pat) {
        Some(name) => name.clone(),
        // It is seen in the documentation of the function.
        None => format_ident!("argument_{index}", span = at(span(&parameter.pat))),
    };
    Parameter {
        variable,
        ty: &parameter.ty,
    }
}

fn span(tokens: impl ToTokens) -> proc_macro2::Span {
    crate::tokens::ends(tokens).0
}

fn self_type(tokens: TokenStream) -> Option<Ident> {
    tokens.into_iter().find_map(|token| match token {
        TokenTree::Ident(ident) if ident == "Self" => Some(ident),
        TokenTree::Group(group) => self_type(group.stream()),
        _ => None,
    })
}
