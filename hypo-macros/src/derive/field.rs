//! What `#[arbitrary(…)]` above a field says.

use quote::{ToTokens, format_ident};
use syn::{Expr, ExprLit, Lit, LitStr, Member, Type};

use super::model::{Draw, Field};
use super::parse::{Item, is_ours, items};
use crate::errors::Errors;
use crate::suggest::did_you_mean;
use crate::tokens::{at, ends, reference_by_type};

const OPTIONS: [&str; 5] = ["value", "default", "regex", "size", "filter"];

/// Reads a field; which variable and which setter it gets depends on the others.
pub(crate) fn field<'a>(
    (index, (member, field)): (usize, (Member, &'a syn::Field)),
    errors: &mut Errors,
) -> Field<'a> {
    let mut said = Said::default();
    for attribute in field.attrs.iter().filter(|attribute| is_ours(attribute)) {
        for item in errors.ok(items(attribute, "0..5")).into_iter().flatten() {
            said.add(item, errors);
        }
    }
    let Said { draw, filter } = said;
    if let (Some(filter), Some(Draw::Value(_) | Draw::Default)) = (&filter, &draw) {
        let message =
            "nothing is drawn here that could be filtered: remove the filter, or give a strategy";
        errors.at(filter, message);
    }
    Field {
        member,
        ty: &field.ty,
        visibility: &field.vis,
        draw: draw.unwrap_or_else(|| by_type(&field.ty, errors)),
        filter,
        variable: format_ident!("__hypo_field_{index}", span = at(ends(&field.ty).0)),
        setter: None,
    }
}

fn by_type(ty: &Type, errors: &mut Errors) -> Draw {
    if is_phantom(ty) {
        return Draw::Phantom;
    }
    if let Type::Reference(reference) = ty {
        let message = reference_by_type(&reference.elem, "#[arbitrary(…)]");
        errors.at(reference, message);
    }
    Draw::ByType
}

/// All that is said of one field.
#[derive(Default)]
struct Said {
    draw: Option<Draw>,
    filter: Option<Expr>,
}

impl Said {
    fn add(&mut self, item: Item, errors: &mut Errors) {
        let (name, value) = match item {
            Item::Plain(word) if is_word(&word, "default") => {
                return self.draw_by(&word, Draw::Default, errors);
            }
            Item::Plain(strategy) => {
                let place = strategy.to_token_stream();
                return self.draw_by(&place, Draw::Strategy(strategy), errors);
            }
            Item::Named(name, value) => (name, value),
        };
        match name.to_string().as_str() {
            "value" => self.draw_by(&name, Draw::Value(value), errors),
            "size" => self.draw_by(&name, Draw::Sized(value), errors),
            "regex" => {
                let pattern = text(value, "a pattern is a string: write `regex = \"[a-z]+\"`");
                if let Some(pattern) = errors.ok(pattern) {
                    self.draw_by(&name, Draw::Regex(pattern), errors);
                }
            }
            "filter" if self.filter.is_some() => {
                let message = "a field has one filter: join the two by `&&`";
                errors.at(&name, message);
            }
            "filter" => self.filter = Some(value),
            "default" => {
                let message =
                    "write `default` alone for the type's own, or `value = …` for another";
                errors.at(&name, message);
            }
            "strategy" | "with" => {
                let message = "the strategy stands by itself, with no name before it: \
                               write `#[arbitrary(0..5)]`";
                errors.at(&name, message);
            }
            other => {
                let meant = did_you_mean(other, OPTIONS);
                let message = format!(
                    "a field has no `{other}`{meant} It takes a strategy, `value = …`, `default`, \
                     `regex = \"…\"`, `size = …` or `filter = …`",
                    meant = if meant.is_empty() { "." } else { &meant },
                );
                errors.at(&name, message);
            }
        }
    }

    fn draw_by(&mut self, place: &impl ToTokens, draw: Draw, errors: &mut Errors) {
        if self.draw.is_some() {
            let message = "a field is drawn in one way: remove this, or what stands before it";
            errors.at(place, message);
            return;
        }
        self.draw = Some(draw);
    }
}

pub(crate) fn is_word(expr: &Expr, word: &str) -> bool {
    matches!(expr, Expr::Path(path) if path.path.is_ident(word))
}

/// The string that an expression is; `otherwise` says that it should be one.
pub(crate) fn text(expr: Expr, otherwise: &str) -> syn::Result<LitStr> {
    match expr {
        Expr::Lit(ExprLit {
            lit: Lit::Str(text),
            ..
        }) => Ok(text),
        other => Err(syn::Error::new_spanned(other, otherwise)),
    }
}

fn is_phantom(ty: &Type) -> bool {
    let Type::Path(path) = ty else {
        return false;
    };
    let last = path.path.segments.last();
    last.is_some_and(|last| last.ident == "PhantomData")
}
