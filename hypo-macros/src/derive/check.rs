//! The rules, and the message of each.

use proc_macro2::{Span, TokenStream};
use quote::ToTokens;
use syn::punctuated::Punctuated;
use syn::{
    Attribute, Data, DeriveInput, Expr, ExprLit, Fields, Ident, Lit, Meta, Path, Token, Variant,
    WherePredicate,
};

use super::field::{field, is_word, text};
use super::model::{Delimiter, Options, Shape, Ty};
use super::parse::{Item, is_ours, items};
use super::setters;
use crate::errors::Errors;
use crate::suggest::did_you_mean;
use crate::tokens::mentions;

const TYPE_OPTIONS: [&str; 6] = ["filter", "bound", "crate", "remote", "path", "source"];

/// Reads the type; none if it has no values to draw.
pub(crate) fn ty<'a>(input: &'a DeriveInput, errors: &mut Errors) -> Option<Ty<'a>> {
    let options = options(&input.attrs, errors);
    let printed = printed_name(input, &options);
    let mut shapes = match &input.data {
        Data::Struct(data) => vec![shape(None, printed, &data.fields, errors)],
        Data::Enum(data) => {
            let variants = data
                .variants
                .iter()
                .map(|item| variant(item, &printed, errors));
            variants.collect()
        }
        Data::Union(_) => {
            let message = "a union cannot be drawn, for nothing says which of its fields counts: \
                           implement `Arbitrary` by hand";
            errors.at(&input.ident, message);
            return None;
        }
    };
    if shapes.is_empty() {
        let message = "an enum without variants has no value that could be drawn";
        errors.at(&input.ident, message);
        return None;
    }
    if shapes.iter().all(|shape| shape.weight == 0) {
        let message = "every variant is left out: leave one in, so that there is a value to draw";
        errors.at(&input.ident, message);
        return None;
    }
    for shape in &mut shapes {
        setters::share(&mut shape.fields);
    }
    setters::name(&mut shapes);
    Some(Ty {
        name: &input.ident,
        visibility: &input.vis,
        generics: &input.generics,
        is_enum: matches!(input.data, Data::Enum(_)),
        is_packed: input.attrs.iter().any(is_packed),
        is_deprecated: has_deprecated(input),
        shapes,
        options,
    })
}

fn is_packed(attribute: &Attribute) -> bool {
    let Meta::List(list) = &attribute.meta else {
        return false;
    };
    let packed = Ident::new("packed", Span::call_site());
    list.path.is_ident("repr") && mentions(list.tokens.clone(), &packed)
}

/// Whether the type, a variant or a field is deprecated.
fn has_deprecated(input: &DeriveInput) -> bool {
    let is_deprecated = |attributes: &[Attribute]| {
        let mut attributes = attributes.iter();
        attributes.any(|attribute| attribute.path().is_ident("deprecated"))
    };
    let in_fields = |fields: &Fields| fields.iter().any(|field| is_deprecated(&field.attrs));
    is_deprecated(&input.attrs)
        || match &input.data {
            Data::Struct(data) => in_fields(&data.fields),
            Data::Enum(data) => {
                let mut variants = data.variants.iter();
                variants.any(|variant| is_deprecated(&variant.attrs) || in_fields(&variant.fields))
            }
            Data::Union(_) => false,
        }
}

/// How the type is called in what is printed, without its module: also with `r#`, for it has to be read again.
fn printed_name(input: &DeriveInput, options: &Options) -> String {
    let remote = options.remote.as_ref();
    let last = remote.and_then(|remote| remote.segments.last());
    last.map_or(&input.ident, |last| &last.ident).to_string()
}

fn shape<'a>(
    variant: Option<&'a Ident>,
    name: String,
    fields: &'a Fields,
    errors: &mut Errors,
) -> Shape<'a> {
    let members = fields.members().zip(fields).enumerate();
    Shape {
        variant,
        name,
        delimiter: Delimiter::from(fields),
        fields: members.map(|member| field(member, errors)).collect(),
        weight: 1,
    }
}

fn variant<'a>(variant: &'a Variant, printed: &str, errors: &mut Errors) -> Shape<'a> {
    let name = format!("{printed}::{}", variant.ident);
    let mut said = None;
    for attribute in variant.attrs.iter().filter(|attribute| is_ours(attribute)) {
        for item in errors
            .ok(items(attribute, "weight = 3"))
            .into_iter()
            .flatten()
        {
            let place = place(&item);
            let Some(weight) = errors.ok(weight(item)) else {
                continue;
            };
            if said.replace(weight).is_some() {
                let message = "a variant has one weight: remove this, or what stands before it";
                errors.at(place, message);
            }
        }
    }
    // What is not drawn has attributes for nothing.
    let mut ignored = Errors::default();
    let errors = if said == Some(0) {
        &mut ignored
    } else {
        errors
    };
    Shape {
        weight: said.unwrap_or(1),
        ..shape(Some(&variant.ident), name, &variant.fields, errors)
    }
}

fn place(item: &Item) -> TokenStream {
    match item {
        Item::Named(name, _) => name.to_token_stream(),
        Item::Plain(expr) => expr.to_token_stream(),
    }
}

/// How likely a variant is.
fn weight(item: Item) -> syn::Result<u32> {
    match item {
        Item::Plain(word) if is_word(&word, "skip") => Ok(0),
        Item::Named(
            name,
            Expr::Lit(ExprLit {
                lit: Lit::Int(number),
                ..
            }),
        ) if name == "weight" => number.base10_parse(),
        Item::Named(name, value) if name == "weight" => {
            let message =
                "a weight is a whole number, by comparison with the others: write `weight = 3`";
            Err(syn::Error::new_spanned(value, message))
        }
        other => {
            let message = "above a variant stands `weight = …`, how likely it is by comparison with the others, \
                           or `skip`; a strategy stands above a field";
            Err(syn::Error::new_spanned(place(&other), message))
        }
    }
}

/// The path to hypo, as far as it can be told among mistakes.
pub(crate) fn hypo(attributes: &[Attribute]) -> TokenStream {
    options(attributes, &mut Errors::default()).hypo()
}

fn options(attributes: &[Attribute], errors: &mut Errors) -> Options {
    let mut options = Options::default();
    let mut seen: Vec<String> = Vec::new();
    for attribute in attributes.iter().filter(|attribute| is_ours(attribute)) {
        let example = "filter = |value| true";
        for item in errors.ok(items(attribute, example)).into_iter().flatten() {
            let Item::Named(name, value) = item else {
                let message = "a strategy stands above a field; above the type stand options, such as `filter = …`";
                errors.at(place(&item), message);
                continue;
            };
            let word = name.to_string();
            if seen.contains(&word) {
                errors.at(&name, format!("`{word}` was said already"));
                continue;
            }
            let result = options.set(&name, value);
            errors.ok(result);
            seen.push(word);
        }
    }
    options
}

impl Options {
    fn set(&mut self, name: &Ident, value: Expr) -> syn::Result<()> {
        match name.to_string().as_str() {
            "filter" => self.filter = Some(value),
            "source" => self.source = Some(value),
            "bound" => self.bound = Some(predicates(value)?),
            "crate" => self.krate = Some(path(value, "crate = my_hypo")?),
            "remote" => self.remote = Some(path(value, "remote = \"other::Type\"")?),
            "path" => {
                let message = "a path is a string: write `path = \"shop::Order\"`";
                let text = text(value, message)?;
                text.parse::<Path>()?;
                self.path = Some(text);
            }
            other => {
                let meant = did_you_mean(other, TYPE_OPTIONS);
                let message = format!(
                    "a type has no `{other}`{meant} There are `filter`, `bound`, `crate`, `remote`, `path` and `source`",
                    meant = if meant.is_empty() { "." } else { &meant },
                );
                return Err(syn::Error::new_spanned(name, message));
            }
        }
        Ok(())
    }
}

/// A path, as a string or as it is.
fn path(value: Expr, example: &str) -> syn::Result<Path> {
    match value {
        Expr::Path(path) if path.qself.is_none() => Ok(path.path),
        other => text(other, &format!("expected a path: write `{example}`"))?.parse(),
    }
}

fn predicates(value: Expr) -> syn::Result<Vec<WherePredicate>> {
    let message = "bounds are a string: write `bound = \"T: Arbitrary\"`";
    let parser = Punctuated::<WherePredicate, Token![,]>::parse_terminated;
    let predicates = text(value, message)?.parse_with(parser)?;
    Ok(predicates.into_iter().collect())
}
