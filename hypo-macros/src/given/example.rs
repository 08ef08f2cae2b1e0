//! `#[example]`: a value for each argument, by name or by position.

use syn::ext::IdentExt;
use syn::spanned::Spanned;
use syn::{Attribute, Expr, ExprLit, Lit, LitStr, Path};

use super::model::{Draw, Example, Parameter};
use super::names::{arguments_of, position, unknown_argument};
use super::parse::{ExampleList, Pinned};
use crate::errors::Errors;
use crate::suggest::{count, list};

/// Reads an example; none if the property cannot be called with it.
pub(crate) fn read(
    attribute: &Attribute,
    parameters: &[Parameter<'_>],
    errors: &mut Errors,
) -> Option<Example> {
    let ExampleList {
        mut values,
        mut via,
    } = errors.ok(arguments_of(attribute))?;
    let path = attribute.path();
    if via.is_none() && position("via", parameters).is_none() {
        via = take_via(&mut values, errors)?;
    }
    let named = values.first().is_some_and(|first| first.name.is_some());
    if let Some(other) = values.iter().find(|value| value.name.is_some() != named) {
        let message = "names and positions cannot be mixed: name every value, or none";
        match &other.name {
            Some(name) => errors.at(name, message),
            None => errors.at(&other.value, message),
        }
        return None;
    }
    let values = if named {
        by_name(path, values, parameters, errors)
    } else {
        by_position(path, values, parameters, errors)
    };
    Some(Example {
        values: values?,
        via,
        place: path.span(),
    })
}

/// Takes `via = "…"` out of the values, where it follows a comma. The outer `None` is an error.
fn take_via(values: &mut Vec<Pinned>, errors: &mut Errors) -> Option<Option<LitStr>> {
    let is_via = |value: &Pinned| value.name.as_ref().is_some_and(|name| name == "via");
    let Some(index) = values.iter().position(is_via) else {
        return Some(None);
    };
    match values.remove(index).value {
        Expr::Lit(ExprLit {
            lit: Lit::Str(via), ..
        }) => Some(Some(via)),
        other => {
            errors.at(
                other,
                "expected a string literal: `via` says where the example comes from",
            );
            None
        }
    }
}

fn by_name(
    path: &Path,
    values: Vec<Pinned>,
    parameters: &[Parameter<'_>],
    errors: &mut Errors,
) -> Option<Vec<Expr>> {
    let mut slots: Vec<Option<Expr>> = parameters.iter().map(|_| None).collect();
    let mut sound = true;
    for Pinned { name, value } in values {
        let Some(name) = name else { continue };
        let word = name.unraw().to_string();
        let message = match position(&word, parameters) {
            Some(index) if slots[index].is_none() => {
                slots[index] = Some(value);
                continue;
            }
            Some(_) => format!("`{word}` has a value already"),
            None => unknown_argument(&word, parameters),
        };
        errors.at(name, message);
        sound = false;
    }
    if !sound {
        return None;
    }
    let missing = parameters
        .iter()
        .zip(&slots)
        .filter(|(_, slot)| slot.is_none());
    let missing: Vec<_> = missing.map(|(parameter, _)| parameter).collect();
    if missing.iter().any(|parameter| parameter.name.is_none()) {
        let message = "an argument that is a pattern has no name: give the values by position";
        errors.at(path, message);
    } else if !missing.is_empty() {
        let names = list(
            missing
                .iter()
                .filter_map(|parameter| parameter.name.as_ref()),
        );
        let advice = advice(missing);
        errors.at(
            path,
            format!("this example has no value for {names}{advice}"),
        );
    }
    slots.into_iter().collect()
}

fn by_position(
    path: &Path,
    values: Vec<Pinned>,
    parameters: &[Parameter<'_>],
    errors: &mut Errors,
) -> Option<Vec<Expr>> {
    let arguments = count(parameters.len(), "argument");
    if let Some(extra) = values.get(parameters.len()) {
        let message = format!("the property has {arguments}: remove this value");
        errors.at(&extra.value, message);
        return None;
    }
    if values.len() < parameters.len() {
        let advice = advice(parameters);
        let values = count(values.len(), "value");
        let message = format!("this example has {values}, and the property {arguments}{advice}");
        errors.at(path, message);
        return None;
    }
    Some(values.into_iter().map(|value| value.value).collect())
}

/// What to do instead, where one of these parameters is of a type of which no value can be written.
fn advice<'a>(parameters: impl IntoIterator<Item = &'a Parameter<'a>>) -> &'static str {
    let mut parameters = parameters.into_iter();
    if parameters.any(|parameter| matches!(parameter.draw, Draw::Lent)) {
        ": none can be written for a `Data`, so pin what it drew with `#[reproduce_failure(…)]`"
    } else {
        ""
    }
}
