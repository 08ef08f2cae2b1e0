//! Puts together what the function and its attributes say.

use proc_macro2::{Span, TokenStream};
use quote::{format_ident, quote};
use syn::ext::IdentExt;
use syn::{Attribute, Ident, PatType};

use super::model::{Draw, Parameter, Property, SettingCall};
use super::parse::GivenList;
use super::{example, reproduce, settings, strategies};
use crate::attributes::Kind;
use crate::errors::Errors;
use crate::function::{Function, name_of};
use crate::tokens::at;

/// Reads everything that the attributes say about the function.
pub(crate) fn property<'a>(
    arguments: TokenStream,
    attributes: &'a [Attribute],
    function: &'a Function,
    errors: &mut Errors,
) -> Property<'a> {
    let mut property = Property {
        attributes: Vec::new(),
        function,
        callable: true,
        parameters: function.typed().enumerate().map(parameter).collect(),
        examples: Vec::new(),
        settings: Vec::new(),
        reproduce: None,
        collected: Vec::new(),
    };
    match errors.ok(syn::parse2::<GivenList>(arguments)) {
        Some(GivenList(given)) => strategies::assign(given, &mut property.parameters, errors),
        None => property
            .parameters
            .iter_mut()
            .for_each(|parameter| parameter.draw = Draw::Unknown),
    }
    strategies::check_references(&mut property.parameters, errors);
    for attribute in attributes {
        let kind = Kind::of(attribute);
        if kind == Kind::Given {
            continue;
        }
        if !kind.is_ours() {
            property.attributes.push(attribute);
            continue;
        }
        property.collect(attribute.path());
        match kind {
            Kind::Example => {
                let example = example::read(attribute, &property.parameters, errors);
                property.examples.extend(example);
            }
            Kind::Settings => settings::read(attribute, &mut property.settings, errors),
            _ => reproduce::read(attribute, &mut property.reproduce, errors),
        }
    }
    keep_nothing_expected(&mut property);
    property
}

/// A failure that is expected is none that anybody wants to see again.
fn keep_nothing_expected(property: &mut Property<'_>) {
    let attributes = &property.attributes;
    let expected = attributes
        .iter()
        .any(|attribute| attribute.path().is_ident("should_panic"));
    if expected
        && !property
            .settings
            .iter()
            .any(|call| call.method == "database")
    {
        property.settings.push(SettingCall {
            method: Ident::new("database", Span::mixed_site()),
            value: quote!(::hypo::__private::None),
        });
    }
}

fn parameter((index, parameter): (usize, &PatType)) -> Parameter<'_> {
    let ident = name_of(&parameter.pat);
    Parameter {
        name: ident.map(|ident| ident.unraw().to_string()),
        variable: match ident {
            Some(ident) => hygienic(ident.clone()),
            None => format_ident!("__hypo_argument_{index}", span = Span::mixed_site()),
        },
        pattern: &parameter.pat,
        ty: &parameter.ty,
        draw: Draw::ByType,
    }
}

fn hygienic(mut ident: Ident) -> Ident {
    ident.set_span(at(ident.span()));
    ident
}
