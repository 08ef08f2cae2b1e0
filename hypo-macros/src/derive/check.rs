//! The rules, and the message of each.

use proc_macro2::TokenStream;
use quote::quote;
use syn::ext::IdentExt;
use syn::{Attribute, Data, DeriveInput, Expr, Fields, Meta, Type};

use super::model::{Draw, Field, Kind, Shape, Ty};
use crate::errors::Errors;
use crate::tokens::reference_by_type;

/// Reads the type; none if it has no values to draw.
pub(crate) fn ty<'a>(input: &'a DeriveInput, errors: &mut Errors) -> Option<Ty<'a>> {
    only_on_fields(&input.attrs, errors);
    let name = input.ident.unraw();
    let kind = match &input.data {
        Data::Struct(data) => {
            Kind::Struct(shape(quote!(Self), name.to_string(), &data.fields, errors))
        }
        Data::Enum(data) => {
            if data.variants.is_empty() {
                let message = "an enum without variants has no value that could be drawn";
                errors.at(&input.ident, message);
                return None;
            }
            let variants = data.variants.iter().map(|variant| {
                only_on_fields(&variant.attrs, errors);
                let ident = &variant.ident;
                let printed = format!("{name}::{ident}");
                shape(quote!(Self::#ident), printed, &variant.fields, errors)
            });
            Kind::Enum(variants.collect())
        }
        Data::Union(_) => {
            let message = "a union cannot be drawn, for nothing says which of its fields counts: \
                           implement `Arbitrary` by hand";
            errors.at(&input.ident, message);
            return None;
        }
    };
    Some(Ty {
        name: &input.ident,
        generics: &input.generics,
        kind,
    })
}

fn shape<'a>(
    path: TokenStream,
    name: String,
    fields: &'a Fields,
    errors: &mut Errors,
) -> Shape<'a> {
    let members = fields.members().zip(fields);
    Shape {
        path,
        name,
        delimiter: fields.into(),
        fields: members
            .map(|(member, field)| Field {
                member,
                ty: &field.ty,
                draw: draw(field, errors),
            })
            .collect(),
    }
}

fn draw(field: &syn::Field, errors: &mut Errors) -> Draw {
    let mut attributes = arbitrary(&field.attrs);
    let first = attributes.next();
    if let Some(second) = attributes.next() {
        let message = "a field has one strategy: remove one of these attributes";
        errors.at(second.path(), message);
    }
    match first {
        Some(attribute) => match errors.ok(strategy(attribute)) {
            Some(strategy) => Draw::Strategy(strategy),
            None => Draw::ByType,
        },
        None if is_phantom(&field.ty) => Draw::Phantom,
        None => {
            if let Type::Reference(reference) = &field.ty {
                errors.at(
                    reference,
                    reference_by_type(&reference.elem, "#[arbitrary(…)]"),
                );
            }
            Draw::ByType
        }
    }
}

/// The strategy in `#[arbitrary(strategy)]`.
fn strategy(attribute: &Attribute) -> syn::Result<Expr> {
    match &attribute.meta {
        Meta::List(list) if !list.tokens.is_empty() => match attribute.parse_args()? {
            Expr::Assign(assign) => {
                let message = "the strategy stands by itself, with no name before it: \
                               write `#[arbitrary(0..5)]`";
                Err(syn::Error::new_spanned(assign.left, message))
            }
            strategy => Ok(strategy),
        },
        other => {
            let message = "expected a strategy in parentheses: write `#[arbitrary(0..5)]`";
            Err(syn::Error::new_spanned(other, message))
        }
    }
}

fn only_on_fields(attributes: &[Attribute], errors: &mut Errors) {
    for attribute in arbitrary(attributes) {
        let message = "`#[arbitrary(…)]` gives a field its strategy, and stands above a field";
        errors.at(attribute.path(), message);
    }
}

fn arbitrary(attributes: &[Attribute]) -> impl Iterator<Item = &Attribute> {
    attributes
        .iter()
        .filter(|attribute| attribute.path().is_ident("arbitrary"))
}

fn is_phantom(ty: &Type) -> bool {
    let Type::Path(path) = ty else {
        return false;
    };
    let last = path.path.segments.last();
    last.is_some_and(|last| last.ident == "PhantomData")
}
