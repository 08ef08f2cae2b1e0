//! Texts and byte strings as the passes see them: an alphabet, and items known by their place in it.

use crate::choice::{Alphabet, Choice, Constraint, StringConstraint, Value};
use crate::shrink::minimise::Items;

/// The text of a choice, and what it may be made of; `None` if it is forced, or no text.
pub(super) fn text(choice: &Choice) -> Option<(&str, &Alphabet)> {
    match (&choice.constraint, &choice.value) {
        (Constraint::String(string), Value::String(text)) if !choice.forced => {
            Some((text, string.alphabet()))
        }
        _ => None,
    }
}

/// Each character's place in the alphabet.
pub(super) fn ranks(constraint: &StringConstraint, text: &str) -> Option<Items> {
    let mut ranks = Items::new();
    for c in text.chars() {
        ranks.push(constraint.alphabet().rank(c)? as u32);
    }
    Some(ranks)
}

pub(super) fn text_of(constraint: &StringConstraint, items: &[u32]) -> Value {
    let mut text = String::new();
    for item in items {
        text.push(constraint.alphabet().at(*item as usize));
    }
    Value::String(text)
}

pub(super) fn items_of(bytes: &[u8]) -> Items {
    let mut items = Items::with_capacity(bytes.len());
    for byte in bytes {
        items.push(u32::from(*byte));
    }
    items
}

pub(super) fn bytes_of(items: &[u32]) -> Value {
    let mut bytes = Vec::with_capacity(items.len());
    for item in items {
        bytes.push(*item as u8);
    }
    Value::Bytes(bytes)
}
