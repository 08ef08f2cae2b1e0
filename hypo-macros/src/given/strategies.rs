//! Which parameter is drawn by which strategy.

use proc_macro2::TokenStream;
use quote::ToTokens;
use syn::ext::IdentExt;
use syn::{Expr, Type};

use super::model::{Draw, Parameter};
use super::names::{position, unknown_argument};
use super::parse::{Given, Value};
use crate::errors::Errors;
use crate::function::name_of;
use crate::suggest::count;
use crate::tokens::{is_lent, mentions, reference_by_type};

/// Gives each parameter its strategy.
pub(crate) fn assign(given: Vec<Given>, parameters: &mut [Parameter<'_>], errors: &mut Errors) {
    let named = given.first().is_some_and(|first| first.name.is_some());
    if let Some(other) = given.iter().find(|given| given.name.is_some() != named) {
        let message = "names and positions cannot be mixed: name every strategy, or none";
        match &other.name {
            Some(name) => errors.at(name, message),
            None => errors.at(&other.value, message),
        }
        for parameter in parameters {
            parameter.draw = Draw::Unknown;
        }
    } else if named {
        by_name(given, parameters, errors);
    } else if !given.is_empty() {
        by_position(given, parameters, errors);
    }
}

fn by_name(given: Vec<Given>, parameters: &mut [Parameter<'_>], errors: &mut Errors) {
    let mut seen = Vec::new();
    let mut complete = true;
    for Given { name, value } in given {
        let Some(name) = name else { continue };
        let word = name.unraw().to_string();
        if seen.contains(&word) {
            errors.at(&name, format!("`{word}` has a strategy already"));
            continue;
        }
        match position(&word, parameters) {
            Some(index) => parameters[index].draw = draw(value, index, parameters, errors),
            None => {
                errors.at(&name, unknown_argument(&word, parameters));
                complete = false;
            }
        }
        seen.push(word);
    }
    if !complete {
        // The misspelt one is among those without a strategy, and may have no strategy by type.
        for parameter in parameters {
            if matches!(parameter.draw, Draw::ByType) {
                parameter.draw = Draw::Unknown;
            }
        }
    }
}

fn by_position(given: Vec<Given>, parameters: &mut [Parameter<'_>], errors: &mut Errors) {
    let mut given = given.into_iter();
    for index in 0..parameters.len() {
        match given.next().map(|given| given.value) {
            Some(Value::Rest(_)) => {
                if let Some(after) = given.next() {
                    errors.at(
                        after.value,
                        "`..` stands for all the rest, so nothing may follow it",
                    );
                }
                return;
            }
            Some(value) => parameters[index].draw = draw(value, index, parameters, errors),
            None => {
                let message = "no strategy is left for this argument: add one, \
                               `_` to draw it by its type, or `..` for all the rest";
                errors.at(parameters[index].pattern, message);
                for parameter in &mut parameters[index..] {
                    parameter.draw = Draw::Unknown;
                }
                return;
            }
        }
    }
    if let Some(extra) = given.find(|given| !matches!(given.value, Value::Rest(_))) {
        let arguments = count(parameters.len(), "argument");
        let message = format!(
            "the property has {arguments}: remove this strategy, or add an argument for it"
        );
        errors.at(extra.value, message);
    }
}

fn draw(value: Value, index: usize, parameters: &mut [Parameter<'_>], errors: &mut Errors) -> Draw {
    match value {
        Value::ByType(_) => Draw::ByType,
        Value::Rest(rest) => {
            errors.at(rest, "`..` stands behind the last strategy by position");
            Draw::Unknown
        }
        Value::Strategy(strategy) => {
            if share(&strategy, &mut parameters[..index]) {
                Draw::Dependent(strategy)
            } else {
                Draw::Strategy(strategy)
            }
        }
    }
}

/// Lets a strategy see the variables that it mentions; false if it mentions none.
fn share(strategy: &Expr, before: &mut [Parameter<'_>]) -> bool {
    let mut any = false;
    for parameter in before {
        let name = name_of(parameter.pattern);
        if let Some(name) = name.filter(|name| mentions(strategy.to_token_stream(), name)) {
            parameter.variable = name.clone();
            any = true;
        }
    }
    any
}

/// A reference needs a strategy, for there would be nothing that owns what it refers to, unless that can be lent.
pub(crate) fn check_references(parameters: &mut [Parameter<'_>], errors: &mut Errors) {
    for parameter in parameters {
        let Type::Reference(reference) = parameter.ty else {
            continue;
        };
        if !matches!(parameter.draw, Draw::ByType) {
            continue;
        }
        if is_lent(&reference.elem) {
            parameter.draw = Draw::Lent;
        } else {
            let message = reference_by_type(&reference.elem, "#[given(…)]");
            errors.at(reference, message);
            parameter.draw = Draw::Unknown;
        }
    }
}

impl ToTokens for Value {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        match self {
            Value::ByType(token) => token.to_tokens(tokens),
            Value::Rest(token) => token.to_tokens(tokens),
            Value::Strategy(strategy) => strategy.to_tokens(tokens),
        }
    }
}
