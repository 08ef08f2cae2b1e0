//! Which variables and which setters the fields get.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, format_ident};
use syn::Member;
use syn::ext::IdentExt;

use super::model::{Draw, Field, Shape};
use crate::tokens::mentions;

/// Gives a field that a later one mentions the variable of its own name.
pub(crate) fn share(fields: &mut [Field<'_>]) {
    for index in 0..fields.len() {
        let (before, after) = fields.split_at_mut(index + 1);
        let field = &mut before[index];
        if let Member::Named(name) = &field.member {
            let mentioned = after
                .iter()
                .any(|later| expressions(later).any(|tokens| mentions(tokens, name)));
            if mentioned {
                field.variable = name.clone();
            }
        }
    }
}

/// What the user says about a field that may name the fields before it.
pub(crate) fn expressions(field: &Field<'_>) -> impl Iterator<Item = TokenStream> {
    let draw = match &field.draw {
        Draw::Sized(expr) | Draw::Strategy(expr) | Draw::Value(expr) => Some(expr),
        Draw::ByType | Draw::Regex(_) | Draw::Default | Draw::Phantom => None,
    };
    draw.into_iter()
        .chain(&field.filter)
        .map(ToTokens::to_token_stream)
}

/// Gives each field a setter: `with_id`, and `with_circle_radius` in an enum.
///
/// Whatever the fields are called, no two setters have one name: where they would, what joins the names of a
/// variant and its field is made longer until they differ.
pub(crate) fn name(shapes: &mut [Shape<'_>]) {
    let mut joint = "_".to_owned();
    while !differ(&names(shapes, &joint)) {
        joint.push('_');
    }
    let names = names(shapes, &joint);
    let fields = shapes.iter_mut().flat_map(|shape| &mut shape.fields);
    for (field, name) in fields.zip(names) {
        if !matches!(field.draw, Draw::Phantom) {
            field.setter = Some(Ident::new(&name, Span::call_site()));
        }
    }
}

fn names(shapes: &[Shape<'_>], joint: &str) -> Vec<String> {
    let of_shape = |shape: &Shape<'_>| {
        let variant = match shape.variant {
            Some(variant) => format!("{}{joint}", snake_case(&variant.unraw().to_string())),
            None => String::new(),
        };
        let fields = shape.fields.iter().map(move |field| match &field.member {
            Member::Named(name) => format!("with_{variant}{}", name.unraw()),
            Member::Unnamed(index) => format!("with_{variant}{}", index.index),
        });
        fields.collect::<Vec<_>>()
    };
    shapes.iter().flat_map(of_shape).collect()
}

fn differ(names: &[String]) -> bool {
    let mut sorted: Vec<&String> = names.iter().collect();
    sorted.sort_unstable();
    sorted.windows(2).all(|pair| pair[0] != pair[1])
}

/// `HttpServer` as `http_server`.
fn snake_case(name: &str) -> String {
    let mut snake = String::new();
    let mut chars = name.chars().peekable();
    let mut before = None;
    while let Some(c) = chars.next() {
        let begins_word = c.is_uppercase()
            && before.is_some_and(|before: char| {
                before != '_'
                    && (!before.is_uppercase()
                        || chars.peek().is_some_and(|next| next.is_lowercase()))
            });
        if begins_word {
            snake.push('_');
        }
        snake.extend(c.to_lowercase());
        before = Some(c);
    }
    snake
}

/// The identifier of a type that the derive adds.
pub(crate) fn added(name: &Ident, what: &str) -> Ident {
    format_ident!("__{}{what}", name.unraw(), span = Span::call_site())
}

#[cfg(test)]
mod tests {
    use super::snake_case;

    #[test]
    fn variants_are_words_in_small_letters() {
        for (name, snake) in [
            ("Circle", "circle"),
            ("HttpServer", "http_server"),
            ("HTTPServer", "http_server"),
            ("A", "a"),
            ("AB", "ab"),
            ("Utf8", "utf8"),
            ("Already_split", "already_split"),
        ] {
            assert_eq!(snake_case(name), snake);
        }
    }
}
