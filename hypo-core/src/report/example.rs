//! The arguments of a failure, as they can be pasted back.

use crate::case::{Argument, Described};
use crate::report::messages;
use crate::report::wrap::{COLUMNS, push_wrapped};

const INDENT: &str = "    ";

/// The arguments as an `#[example(…)]`, or, where one of them is missing or has no source form, as a list.
pub(super) fn example(described: &Described) -> String {
    if is_complete(described) {
        return attribute(&described.arguments);
    }
    let mut text = String::new();
    for item in &items(&described.arguments) {
        text.push_str(&format!("{INDENT}{item}\n"));
    }
    match described.drawing {
        Some(name) => text.push_str(&format!("{INDENT}{}\n", messages::not_drawn(name))),
        None if text.is_empty() => text.push_str(&format!("{INDENT}{}\n", messages::no_values())),
        None => {}
    }
    text
}

/// `total = 1, page = 2`; by position where a parameter has no name.
pub(crate) fn in_words(arguments: &[Argument]) -> String {
    let mut text = String::new();
    for (place, item) in items(arguments).iter().enumerate() {
        if place > 0 {
            text.push_str(", ");
        }
        text.push_str(item);
    }
    text
}

fn attribute(arguments: &[Argument]) -> String {
    let line = format!("{INDENT}#[example({})]\n", in_words(arguments));
    if line.chars().count() <= COLUMNS + 1 {
        return line;
    }
    let mut text = format!("{INDENT}#[example(\n");
    for item in &items(arguments) {
        push_wrapped(&mut text, &format!("{INDENT}{INDENT}"), item, ",");
    }
    text.push_str(&format!("{INDENT})]\n"));
    text
}

fn items(arguments: &[Argument]) -> Vec<String> {
    let mut has_names = true;
    for argument in arguments {
        has_names &= !argument.name.is_empty();
    }
    let mut items = Vec::with_capacity(arguments.len());
    for argument in arguments {
        items.push(match has_names {
            true => format!("{} = {}", argument.name, argument.text),
            false => argument.text.clone(),
        });
    }
    items
}

fn is_complete(described: &Described) -> bool {
    for argument in &described.arguments {
        if !argument.is_source {
            return false;
        }
    }
    described.drawing.is_none() && !described.arguments.is_empty()
}

/// The `#[example(…)]` of these arguments, if each of them has a source form.
pub(super) fn pasteable(described: &Described) -> Option<String> {
    if !is_complete(described) {
        return None;
    }
    Some(format!("#[example({})]", in_words(&described.arguments)))
}
