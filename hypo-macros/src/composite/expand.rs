//! What a composite is turned into.
//!
//! ```text
//! #[must_use = "a strategy does nothing until something is drawn from it"]
//! pub fn dims(max: u32) -> impl Combinators<Value = (u32, u32)> + Clone + Debug {
//!     fn __hypo_dims(case: &TestCase, max: u32) -> (u32, u32) { … as the user wrote it … }
//!     let max = cloned_for_each_draw(max);
//!     composite("dims", move |case| __hypo_dims(case, max.cloned()))
//! }
//! ```
//!
//! The function inside has a name of its own, so that the user's name is the
//! strategy also in its body, and a composite can draw from itself. It is an item
//! and no closure, for those who look into what an `impl Trait` is (and `boxed`
//! does, to see whether it is `Send`) must not stand in what defines it.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{format_ident, quote, quote_spanned};
use syn::ext::IdentExt;
use syn::{Attribute, GenericParam, Generics, ReturnType, Signature, Type};

use super::model::{Composite, Drawing};
use crate::attributes::outer_attribute;
use crate::function::inside;
use crate::tokens::{at, call_over, ends};

pub(crate) fn composite(composite: &Composite<'_>) -> TokenStream {
    let signature = &composite.function.signature;
    let visibility = &composite.function.visibility;
    let attributes = composite.attributes.iter().copied().map(outer_attribute);
    let must_use = must_use(composite);
    let (ident, generics) = (&signature.ident, &signature.generics);
    let where_clause = &generics.where_clause;
    let parameters = composite.parameters.iter();
    let variables = parameters.clone().map(|parameter| &parameter.variable);
    let types = parameters.map(|parameter| parameter.ty);
    let value = match &signature.output {
        ReturnType::Type(_, ty) if !matches!(**ty, Type::Never(_)) => quote!(#ty),
        _ => quote!(()),
    };
    let inner = inner_function(composite);
    let strategy = strategy(composite, &value);
    quote! {
        #(#attributes)*
        #must_use
        #visibility fn #ident #generics (#(#variables: #types),*)
            -> impl ::hypo::strategies::Combinators<Value = #value>
                + ::hypo::__private::Clone + ::hypo::__private::Debug
        #where_clause
        {
            #inner
            #strategy
        }
    }
}

fn must_use(composite: &Composite<'_>) -> Option<TokenStream> {
    let is_there = |attribute: &&Attribute| attribute.path().is_ident("must_use");
    (!composite.attributes.iter().any(is_there))
        .then(|| quote!(#[must_use = "a strategy does nothing until something is drawn from it"]))
}

/// The user's function, as it was written but for its name.
fn inner_function(composite: &Composite<'_>) -> TokenStream {
    let inside = inside(&composite.attributes, composite.callable);
    let name = inner_name(composite);
    let Signature {
        asyncness,
        safety,
        abi,
        generics,
        inputs,
        output,
        ..
    } = &composite.function.signature;
    let where_clause = &generics.where_clause;
    let body = &composite.function.body;
    quote! {
        #inside
        #asyncness #safety #abi fn #name #generics (#inputs) #output #where_clause #body
    }
}

fn inner_name(composite: &Composite<'_>) -> Ident {
    let name = composite.function.signature.ident.unraw();
    format_ident!("__hypo_{name}", span = at(name.span()))
}

fn strategy(composite: &Composite<'_>, value: &TokenStream) -> TokenStream {
    let name = composite.function.signature.ident.unraw().to_string();
    let variables = composite
        .parameters
        .iter()
        .map(|parameter| &parameter.variable);
    if !composite.callable {
        return quote! {
            let _ = (#(#variables,)*);
            ::hypo::__private::composite(#name, |_| ::hypo::__private::unknown::<_, #value>(()))
        };
    }
    let kept = composite.parameters.iter().map(|parameter| {
        let variable = &parameter.variable;
        let keep = quote!(::hypo::__private::cloned_for_each_draw);
        let keep = call_over(ends(parameter.ty), &keep, quote!(#variable));
        quote!(let #variable = #keep;)
    });
    let case = Ident::new("__hypo_case", Span::mixed_site());
    let draws_from = match composite.drawing {
        Drawing::Data(ty) => data(ty, &case),
        Drawing::Case | Drawing::Unknown => quote!(#case),
    };
    let inner = inner_name(composite);
    let generics = turbofish(&composite.function.signature.generics);
    quote! {
        #(#kept)*
        ::hypo::__private::composite(#name, move |#case| {
            #inner #generics (#draws_from, #(#variables.cloned()),*)
        })
    }
}

/// A `Data` that is lent for one draw. Its place is that of the type, which may turn out to be another one.
fn data(ty: &Type, case: &Ident) -> TokenStream {
    let span = at(ends(ty).0);
    let mutability = match ty {
        Type::Reference(reference) => &reference.mutability,
        _ => &None,
    };
    quote_spanned!(span=> &#mutability ::hypo::strategies::Data::quiet(#case))
}

/// The types and constants of the function, for those that its arguments do not tell. Lifetimes always are told.
fn turbofish(generics: &Generics) -> Option<TokenStream> {
    let named = generics
        .params
        .iter()
        .filter_map(|parameter| match parameter {
            GenericParam::Type(parameter) => Some(&parameter.ident),
            GenericParam::Const(parameter) => Some(&parameter.ident),
            GenericParam::Lifetime(_) => None,
        });
    let named: Vec<&Ident> = named.collect();
    (!named.is_empty()).then(|| quote!(::<#(#named),*>))
}
