//! By which choices a value would be drawn.
//!
//! Each shape says which it is, and its fields say the rest. What is always the
//! same cannot be compared here, and a strategy that uses other fields uses them
//! by value, where there are only references: such shapes say nothing. Nor does
//! what describes a type of another crate, for where the two differ that is to be
//! complained of once.

use proc_macro2::{Ident, TokenStream};
use quote::quote;

use super::generics::drawn_where;
use super::hygienic;
use super::names::{Own, names, own_generics, path};
use super::ways::{asked, changed, depends, field_function, strategy};
use crate::derive::model::{Draw, Field, Shape, Ty};

/// Whether the strategy can say how a value of this shape is drawn.
fn says(ty: &Ty<'_>, shape: &Shape<'_>) -> bool {
    let says = |field: &Field<'_>| {
        let is_drawn = !matches!(field.draw, Draw::Value(_) | Draw::Default);
        is_drawn && !depends(ty, field)
    };
    shape.fields.iter().all(says)
}

/// The functions that draw a field or say it, for those that are drawn by an expression of the user's.
pub(super) fn functions(ty: &Ty<'_>) -> TokenStream {
    let Own { declared, used, .. } = own_generics(ty.generics);
    let (name, _) = names(ty);
    let bounds = drawn_where(ty);
    let hypo = ty.hypo();
    let functions = ty.drawn_fields().filter_map(|field| {
        let function = field_function(ty, field)?;
        let of = field.ty;
        let (strategy, ask) = (strategy(), hygienic("__hypo_ask"));
        let asked = asked(ty, field, &ask);
        Some(quote! {
            fn #function<__HypoAsk: #hypo::__private::derived::Ask<#of>>(
                #strategy: &Self,
                #ask: __HypoAsk,
            ) -> __HypoAsk::Answer {
                #asked
            }
        })
    });
    let functions: Vec<TokenStream> = functions.collect();
    if functions.is_empty() {
        return TokenStream::new();
    }
    quote! {
        impl #declared #name #used #bounds {
            #(#functions)*
        }
    }
}

/// The method of `Strategy`.
pub(super) fn method(ty: &Ty<'_>) -> Option<TokenStream> {
    let is_remote = ty.options.remote.is_some();
    if is_remote || !ty.drawn().any(|shape| says(ty, shape)) {
        return None;
    }
    let hypo = ty.hypo();
    let private = quote!(#hypo::__private);
    let (strategy, value, choices) = (strategy(), hygienic("__hypo_value"), choices());
    let of = super::names::value(ty);
    let arms = ty.drawn().enumerate().filter(|(_, shape)| says(ty, shape));
    let arms: Vec<TokenStream> = arms.map(|(way, shape)| arm(ty, way, shape)).collect();
    let others = (arms.len() < ty.shapes.len()).then(|| quote!(_ => false,));
    // Of what is packed no field can be referred to, but each can be copied.
    let copied = ty.is_packed.then(|| quote!(*));
    let passes = ty.options.filter.as_ref();
    let passes = passes.map(|_| quote!(Self::passes()(#value) &&));
    // Inlined, so that it is compiled only where somebody asks for it.
    Some(quote! {
        #[inline]
        fn invert(
            &self,
            #value: &#of,
            #choices: &mut #hypo::strategies::Inverse,
        ) -> #private::Option<()> {
            #[allow(unused_imports)]
            use #private::derived::{InvertsByType as _, InvertsNothing as _};
            let #strategy = self;
            let said = #passes match #copied #value {
                #(#arms)*
                #others
            };
            #private::derived::said(said)
        }
    })
}

fn arm(ty: &Ty<'_>, way: usize, shape: &Shape<'_>) -> TokenStream {
    let hypo = ty.hypo();
    let derived = quote!(#hypo::__private::derived);
    let (strategy, choices) = (strategy(), choices());
    let path = path(ty, shape);
    let fields = shape.fields.iter();
    let fields = fields.filter(|field| !matches!(field.draw, Draw::Phantom));
    let variables = (0..shape.fields.len()).map(|index| hygienic(&format!("__hypo_value_{index}")));
    let reference = ty.is_packed.then(|| quote!(&));
    let (patterns, said): (Vec<TokenStream>, Vec<TokenStream>) = fields
        .zip(variables)
        .map(|(field, variable)| {
            let Field { member, ty: of, .. } = field;
            let said = match field_function(ty, field) {
                Some(function) => {
                    let back = quote!(#derived::back(#reference #variable, #choices));
                    quote!(Self::#function(#strategy, #back))
                }
                None => {
                    let changed = changed(ty, field);
                    let of_type = quote!(&&#derived::OfType::<#of>(#hypo::__private::PhantomData));
                    quote!((#of_type).invert_by_type(#reference #variable, #changed, #choices))
                }
            };
            (quote!(#member: #variable,), said)
        })
        .unzip();
    // Where there is one way, it is not chosen.
    let way =
        (ty.drawn().count() > 1).then(|| quote!(#derived::invert_way::<Self>(#way, #choices)));
    let said: Vec<TokenStream> = way.into_iter().chain(said).collect();
    let said = match said.is_empty() {
        true => quote!(true),
        false => quote!(#(#said)&&*),
    };
    quote!(#path { #(#patterns)* .. } => #said,)
}

fn choices() -> Ident {
    hygienic("__hypo_choices")
}
