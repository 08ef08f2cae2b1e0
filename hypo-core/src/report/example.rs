//! The arguments of a failure, as they can be pasted back.

use crate::case::Argument;

/// A report is made for a screen of so many columns.
const COLUMNS: usize = 80;
const INDENT: &str = "    ";

/// The arguments as an `#[example(…)]`, or, where one of them has no source form, as a list.
pub(super) fn example(arguments: &[Argument]) -> String {
    if arguments.iter().all(|argument| argument.is_source) {
        attribute(arguments)
    } else {
        list(arguments)
    }
}

/// `total = 1, page = 2`; by position where a parameter has no name.
pub(super) fn in_words(arguments: &[Argument]) -> String {
    items(arguments).join(", ")
}

fn attribute(arguments: &[Argument]) -> String {
    let line = format!("{INDENT}#[example({})]\n", in_words(arguments));
    let is_one_line = !line.trim_end().contains('\n');
    if is_one_line && line.trim_end().chars().count() <= COLUMNS {
        return line;
    }
    let mut text = format!("{INDENT}#[example(\n");
    for item in items(arguments) {
        text.push_str(&format!("{INDENT}{INDENT}{item},\n"));
    }
    text.push_str(&format!("{INDENT})]\n"));
    text
}

fn list(arguments: &[Argument]) -> String {
    items(arguments)
        .iter()
        .map(|item| format!("{INDENT}{item}\n"))
        .collect()
}

fn items(arguments: &[Argument]) -> Vec<String> {
    let has_names = arguments.iter().all(|argument| !argument.name.is_empty());
    let item = |argument: &Argument| match has_names {
        true => format!("{} = {}", argument.name, argument.text),
        false => argument.text.clone(),
    };
    arguments.iter().map(item).collect()
}

/// The `#[example(…)]` of these arguments, if each of them has a source form.
pub(super) fn pasteable(arguments: &[Argument]) -> Option<String> {
    let pasteable = arguments.iter().all(|argument| argument.is_source);
    pasteable.then(|| format!("#[example({})]", in_words(arguments)))
}
