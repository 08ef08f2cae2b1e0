//! Drawing the arguments, in the order of the signature.

use proc_macro2::{Delimiter, Group, Ident, Span, TokenStream};
use quote::{ToTokens, format_ident, quote, quote_spanned};
use syn::{Expr, GenericArgument, PathArguments, Type, TypePath};

use super::{case, verdict};
use crate::given::model::{Draw, Parameter, Property};
use crate::tokens::{call_over, ends};

/// Keeps a strategy from one test case to the next.
pub(super) fn slot((index, parameter): (usize, &Parameter<'_>)) -> Option<TokenStream> {
    let slot = slot_name(index);
    let place = match &parameter.draw {
        Draw::ByType | Draw::Lent => ends(parameter.drawn()),
        Draw::Strategy(strategy) => ends(strategy),
        Draw::Dependent(_) | Draw::Unknown => return None,
    };
    let new = quote!(::hypo::__private::Slot::new);
    let new = call_over(place, &new, TokenStream::new());
    Some(quote!(let #slot = #new;))
}

fn slot_name(index: usize) -> Ident {
    format_ident!("__hypo_strategy_{index}", span = Span::mixed_site())
}

/// Draws the arguments and calls the function.
pub(super) fn body(property: &Property<'_>) -> TokenStream {
    let case = case();
    let draws = property
        .parameters
        .iter()
        .enumerate()
        .map(|(index, parameter)| {
            let variable = &parameter.variable;
            let (mutability, ty) = (parameter.mutability(), parameter.drawn());
            let drawn = draw(index, parameter);
            let describe = describe(parameter, variable);
            quote! {
                let #mutability #variable: #ty = #drawn;
                #describe
            }
        });
    let parameters = property.parameters.iter();
    let handed = parameters.map(|parameter| parameter.handed(&parameter.variable));
    let verdict = verdict(property, handed);
    quote! {
        |#case| {
            #(#draws)*
            #verdict
        }
    }
}

fn draw(index: usize, parameter: &Parameter<'_>) -> TokenStream {
    let slot = slot_name(index);
    match &parameter.draw {
        Draw::ByType | Draw::Lent => {
            let ty = parameter.drawn();
            let (first, last) = ends(ty);
            let mut end = Group::new(Delimiter::Parenthesis, TokenStream::new());
            end.set_span(last);
            let known = quote_spanned!(first=> ::hypo::__private::by_type::<#ty> #end);
            let arguments = draw_arguments(parameter, &quote!(&#slot), &known);
            quote!(::hypo::__private::draw(#arguments))
        }
        Draw::Strategy(strategy) => draw_by(parameter, &quote!(&#slot), strategy),
        Draw::Dependent(strategy) => draw_by(
            parameter,
            &quote!(&::hypo::__private::Slot::new()),
            strategy,
        ),
        Draw::Unknown => quote!(::hypo::__private::unknown(())),
    }
}

/// Draws by a strategy of the user's.
fn draw_by(parameter: &Parameter<'_>, slot: &TokenStream, strategy: &Expr) -> TokenStream {
    let place = ends(strategy);
    let known = quote!(::hypo::__private::strategy);
    let known = call_over(place, &known, strategy.to_token_stream());
    let draw = quote!(::hypo::__private::draw);
    call_over(place, &draw, draw_arguments(parameter, slot, &known))
}

fn draw_arguments(
    parameter: &Parameter<'_>,
    slot: &TokenStream,
    strategy: &TokenStream,
) -> TokenStream {
    let case = case();
    let name = parameter.as_text();
    quote!(#case, #name, #slot, || #strategy)
}

/// Says what the value is, where somebody wants to know.
pub(super) fn describe(parameter: &Parameter<'_>, variable: &Ident) -> TokenStream {
    let case = case();
    let name = parameter.name.as_deref().unwrap_or_default();
    let signature = as_written(parameter.drawn());
    quote!(::hypo::__private::describe!(#case, #name, #variable, #signature);)
}

/// The paths of the types in a type, as the signature writes them, with spaces between.
fn as_written(ty: &Type) -> String {
    let mut paths = Vec::new();
    collect_paths(ty, &mut paths);
    paths.join(" ")
}

fn collect_paths(ty: &Type, paths: &mut Vec<String>) {
    match ty {
        Type::Path(TypePath {
            qself: None, path, ..
        }) => {
            let names = path
                .segments
                .iter()
                .map(|segment| segment.ident.to_string());
            let names: Vec<String> = names.collect();
            let root = if path.leading_colon.is_some() {
                "::"
            } else {
                ""
            };
            paths.push(format!("{root}{}", names.join("::")));
            for segment in &path.segments {
                if let PathArguments::AngleBracketed(arguments) = &segment.arguments {
                    for argument in &arguments.args {
                        if let GenericArgument::Type(ty) = argument {
                            collect_paths(ty, paths);
                        }
                    }
                }
            }
        }
        Type::Tuple(tuple) => tuple.elems.iter().for_each(|ty| collect_paths(ty, paths)),
        Type::Array(array) => collect_paths(&array.elem, paths),
        Type::Paren(paren) => collect_paths(&paren.elem, paths),
        Type::Group(group) => collect_paths(&group.elem, paths),
        _ => {}
    }
}
