//! Calling the function with the values of an example.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, format_ident, quote, quote_spanned};
use syn::spanned::Spanned;
use syn::{Expr, ExprLit, GenericArgument, Lit, PathArguments, Type};

use super::arguments::describe;
use super::{case, verdict};
use crate::given::model::{Example, Property};
use crate::tokens::at;

pub(super) fn example(example: &Example, property: &Property<'_>) -> TokenStream {
    let case = case();
    let variable = |index| format_ident!("__hypo_value_{index}", span = Span::mixed_site());
    let variables: Vec<Ident> = (0..property.parameters.len()).map(variable).collect();
    let values = example
        .values
        .iter()
        .zip(&property.parameters)
        .zip(&variables);
    let values = values.map(|((value, parameter), variable)| {
        let (mutability, ty) = (parameter.mutability(), parameter.drawn());
        let value = owned(value, ty);
        let describe = describe(parameter, variable);
        // A report writes paths out, whatever is imported here.
        let name = parameter.as_text();
        quote! {
            #case.begin_argument(#name);
            #[allow(unused_qualifications)]
            let #mutability #variable: #ty = #value;
            #describe
        }
    });
    let via = match &example.via {
        Some(via) => quote!(::hypo::__private::Some(#via)),
        None => quote!(::hypo::__private::None),
    };
    let place = quote_spanned!(example.place=> ::hypo::__private::place!());
    let handed = property.parameters.iter().zip(&variables);
    let handed = handed.map(|(parameter, variable)| parameter.handed(variable));
    let verdict = verdict(property, handed);
    quote! {
        ::hypo::__private::Example {
            via: #via,
            place: #place,
            body: &|#case| {
                #(#values)*
                #verdict
            },
        }
    }
}

/// The value, and a string literal made into the owned string that the argument is.
fn owned(value: &Expr, ty: &Type) -> TokenStream {
    let is_literal = matches!(
        value,
        Expr::Lit(ExprLit {
            lit: Lit::Str(_),
            ..
        })
    );
    if is_literal && is_owned_string(ty) {
        let span = at(value.span());
        quote_spanned!(span=> ::hypo::__private::From::from(#value))
    } else {
        value.to_token_stream()
    }
}

/// Whether a type, by its name, is made from a string slice.
fn is_owned_string(ty: &Type) -> bool {
    let Type::Path(path) = ty else {
        return false;
    };
    let Some(last) = path.path.segments.last() else {
        return false;
    };
    let of_str = || match &last.arguments {
        PathArguments::AngleBracketed(arguments) => matches!(
            arguments.args.last(),
            Some(GenericArgument::Type(Type::Path(path))) if path.path.is_ident("str")
        ),
        _ => false,
    };
    match last.ident.to_string().as_str() {
        "String" | "PathBuf" | "OsString" => true,
        "Box" | "Rc" | "Arc" | "Cow" => of_str(),
        _ => false,
    }
}
