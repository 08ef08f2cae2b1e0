//! The arguments of a failure, as they can be pasted back.

use std::ops::Range;

use crate::case::{Argument, Described};
use crate::report::wrap::{COLUMNS, Item, push_wrapped};
use crate::report::{Explained, messages};

const INDENT: &str = "    ";

/// The arguments as an `#[example(…)]`, or, where one of them is missing or has no source form, as a list;
/// with a comment beside what makes no difference.
pub(super) fn example(described: &Described, explained: &Explained) -> String {
    let items = commented(described, explained);
    let mut text = if is_complete(described) {
        attribute(&items)
    } else {
        list(described, &items)
    };
    if let Some(always_failed) = explained.together {
        text.push_str(&format!("{INDENT}{}\n", messages::together(always_failed)));
    }
    text
}

/// `total = 1, page = 2`; by position where a parameter has no name.
pub(crate) fn in_words(arguments: &[Argument]) -> String {
    let mut text = String::new();
    for (place, (item, _)) in items(arguments).iter().enumerate() {
        if place > 0 {
            text.push_str(", ");
        }
        text.push_str(item);
    }
    text
}

/// Each argument as it is written, and which bytes of that make no difference.
type Commented = Vec<(String, Vec<Range<usize>>)>;

fn attribute(items: &Commented) -> String {
    let mut line = format!("{INDENT}#[example(");
    let mut has_comments = false;
    for (place, (item, free)) in items.iter().enumerate() {
        if place > 0 {
            line.push_str(", ");
        }
        line.push_str(item);
        has_comments |= !free.is_empty();
    }
    line.push_str(")]\n");
    if !has_comments && line.chars().count() <= COLUMNS + 1 {
        return line;
    }
    let mut text = format!("{INDENT}#[example(\n");
    for (item, free) in items {
        let item = Item::new(item, free);
        push_wrapped(&mut text, &format!("{INDENT}{INDENT}"), &item, ",");
    }
    text.push_str(&format!("{INDENT})]\n"));
    text
}

fn list(described: &Described, items: &Commented) -> String {
    let mut text = String::new();
    for (item, free) in items {
        if free.is_empty() {
            text.push_str(&format!("{INDENT}{item}\n"));
        } else {
            push_wrapped(&mut text, INDENT, &Item::new(item, free), "");
        }
    }
    match described.drawing {
        Some(name) => text.push_str(&format!("{INDENT}{}\n", messages::not_drawn(name))),
        None if text.is_empty() => text.push_str(&format!("{INDENT}{}\n", messages::no_values())),
        None => {}
    }
    text
}

/// The arguments as they are written, and where in that the value of each begins.
fn items(arguments: &[Argument]) -> Vec<(String, usize)> {
    let mut has_names = true;
    for argument in arguments {
        has_names &= !argument.name.is_empty();
    }
    let mut items = Vec::with_capacity(arguments.len());
    for argument in arguments {
        items.push(match has_names {
            true => {
                let before = format!("{} = ", argument.name);
                let start = before.len();
                (before + &argument.text, start)
            }
            false => (argument.text.clone(), 0),
        });
    }
    items
}

fn commented(described: &Described, explained: &Explained) -> Commented {
    let mut commented = Vec::with_capacity(described.arguments.len());
    for (place, (item, start)) in items(&described.arguments).into_iter().enumerate() {
        let mut free = Vec::new();
        for path in explained.free_in(described, place) {
            if path.is_empty() {
                free.push(start..item.len());
            }
            for part in &described.arguments[place].parts {
                if !path.is_empty() && part.path == path {
                    free.push(start + part.text.start..start + part.text.end);
                }
            }
        }
        commented.push((item, free));
    }
    commented
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
