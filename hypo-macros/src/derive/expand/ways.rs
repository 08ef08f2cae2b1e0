//! How a value comes of its fields.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, format_ident, quote};
use syn::Expr;

use super::generics::drawn_where;
use super::names::{Own, names, own_generics, path, value};
use super::{hygienic, inverse};
use crate::derive::model::{Draw, Field, Shape, Ty};
use crate::derive::setters::expressions;
use crate::tokens::{call_over, ends, mentions};

/// The impl of `Derived`.
pub(super) fn ways(ty: &Ty<'_>) -> TokenStream {
    let hypo = ty.hypo();
    let (strategy, _) = names(ty);
    let Own { declared, used, .. } = own_generics(ty.generics);
    let bounds = drawn_where(ty);
    let value = value(ty);
    let number = ty.drawn().count();
    let arms = ty.drawn().enumerate().map(|(place, shape)| {
        let way = way(ty, shape);
        if place + 1 == number {
            quote!(_ => #way)
        } else {
            quote!(#place => #way)
        }
    });
    let functions = inverse::functions(ty);
    quote! {
        #functions

        impl #declared #hypo::__private::derived::Derived for #strategy #used #bounds {
            type Value = #value;

            const WAYS: usize = #number;

            fn way(number: usize) -> #hypo::__private::derived::Way<Self> {
                match number {
                    #(#arms,)*
                }
            }
        }
    }
}

fn way(ty: &Ty<'_>, shape: &Shape<'_>) -> TokenStream {
    let hypo = ty.hypo();
    let (strategy, case, outline) = (strategy(), case(), hygienic("__hypo_outline"));
    let weight = shape.weight;
    let contents = shape.fields.iter().map(|field| {
        let of = field.ty;
        match &field.draw {
            Draw::ByType | Draw::Sized(_) => {
                quote!(<#of as #hypo::Arbitrary>::outline(#outline);)
            }
            Draw::Strategy(_) => {
                quote!(#hypo::__private::derived::outline_drawn!(#of, #outline);)
            }
            Draw::Value(_) | Draw::Default | Draw::Regex(_) | Draw::Phantom => TokenStream::new(),
        }
    });
    let draws = shape.fields.iter().map(|field| {
        let Field {
            variable, ty: of, ..
        } = field;
        let drawn = draw(ty, field);
        quote!(let #variable: #of = #drawn;)
    });
    let made = make(ty, shape);
    let drawn = quote!({ #(#draws)* #made });
    // Several fields of a variant come and go together.
    let drawn = if ty.is_enum && shape.fields.len() > 1 {
        let name = &shape.name;
        quote!({
            let _ends = #hypo::__private::derived::enter(#case, #name);
            #drawn
        })
    } else {
        drawn
    };
    quote! {
        #hypo::__private::derived::Way {
            weight: #weight,
            outline: |#outline| { #(#contents)* },
            draw: |#strategy, #case| #drawn,
        }
    }
}

/// The value, of the variables that hold its fields.
fn make(ty: &Ty<'_>, shape: &Shape<'_>) -> TokenStream {
    let path = path(ty, shape);
    let fields = shape.fields.iter().map(|field| {
        let Field {
            member, variable, ..
        } = field;
        quote!(#member: #variable)
    });
    let made = quote!({ #(#fields),* });
    if ty.options.remote.is_none() {
        return quote!(#path #made);
    }
    // It goes through the type that describes it, so that rustc compares the two, and finds neither unused.
    let name = ty.name;
    let described = match shape.variant {
        Some(variant) => quote!(#name::#variant),
        None => quote!(#name),
    };
    let others = (ty.shapes.len() > 1).then(|| quote!(_ => ::core::unreachable!(),));
    quote! {
        match { #described #made } {
            #described #made => #path #made,
            #others
        }
    }
}

fn draw(ty: &Ty<'_>, field: &Field<'_>) -> TokenStream {
    let hypo = ty.hypo();
    let derived = quote!(#hypo::__private::derived);
    let of = field.ty;
    let case = case();
    match &field.draw {
        Draw::Phantom => quote!(#hypo::__private::PhantomData),
        Draw::Value(value) => {
            let changed = changed(ty, field);
            quote!(#derived::value(#case, #changed, || -> #of { #value }))
        }
        Draw::Default => {
            let changed = changed(ty, field);
            let default = quote!(<#of as #hypo::__private::Default>::default);
            quote!(#derived::value(#case, #changed, #default))
        }
        Draw::ByType if field.filter.is_none() => {
            let changed = changed(ty, field);
            quote!(#derived::field_by_type::<#of>(#case, #changed))
        }
        _ => match field_function(ty, field) {
            Some(function) => {
                let strategy = strategy();
                quote!(Self::#function(#strategy, #case))
            }
            None => asked(ty, field, &case),
        },
    }
}

/// The function that draws a field, or says it, by an expression of the user's that uses no other field.
pub(super) fn field_function(ty: &Ty<'_>, field: &Field<'_>) -> Option<Ident> {
    let setter = field.setter.as_ref()?;
    let is_by_expression = match &field.draw {
        Draw::Strategy(_) | Draw::Sized(_) | Draw::Regex(_) => true,
        Draw::ByType => field.filter.is_some(),
        Draw::Value(_) | Draw::Default | Draw::Phantom => false,
    };
    (is_by_expression && !depends(ty, field)).then(|| format_ident!("ask_{setter}"))
}

/// The strategy that a setter has given a field, if one has.
pub(super) fn changed(ty: &Ty<'_>, field: &Field<'_>) -> TokenStream {
    let hypo = ty.hypo();
    let (strategy, setter) = (strategy(), &field.setter);
    // A match and no closure: there is one for every field of every type, and each has to be compiled.
    quote! {
        match #strategy.changes.get() {
            #hypo::__private::Some(changes) => changes.#setter.get(),
            #hypo::__private::None => #hypo::__private::None,
        }
    }
}

/// Asks the strategy of a field, which is an expression of the user's.
pub(super) fn asked(ty: &Ty<'_>, field: &Field<'_>, ask: &Ident) -> TokenStream {
    let hypo = ty.hypo();
    let derived = quote!(#hypo::__private::derived);
    let of = field.ty;
    let changed = changed(ty, field);
    let (place, by) = by(ty, field);
    let by = match &field.filter {
        Some(filter) => {
            let filtered = quote!(#derived::filtered);
            call_over(ends(filter), &filtered, quote!(#by, #filter))
        }
        None => by,
    };
    if is_kept(ty, field) {
        let by = match (&field.draw, &field.filter) {
            (Draw::Strategy(_), None) => by,
            _ => quote!(#derived::keep::<#of>(#by)),
        };
        return quote!(#derived::kept_field!(#ask, #changed, #of, #by));
    }
    // What rustc says about the filter it says once.
    let place = field.filter.as_ref().map_or(place, ends);
    call_over(
        place,
        &quote!(#derived::field),
        quote!(#ask, #changed, || #by),
    )
}

/// The strategy of a field, and the place of what the user has said of it.
fn by(ty: &Ty<'_>, field: &Field<'_>) -> ((Span, Span), TokenStream) {
    let hypo = ty.hypo();
    let derived = quote!(#hypo::__private::derived);
    let of = field.ty;
    match &field.draw {
        Draw::Sized(size) => {
            let sized = quote!(#derived::of_size::<#of>);
            let place = ends(size);
            // One number is a size, too.
            let size = match size {
                Expr::Lit(number) => quote!(#number..=#number),
                range => range.to_token_stream(),
            };
            (place, call_over(place, &sized, size))
        }
        Draw::Regex(pattern) => (ends(pattern), quote!(#hypo::__private::regex!(#pattern))),
        Draw::Strategy(strategy) => {
            // Kept or not, it is said here of which type it has to be, and nowhere else.
            let known = if is_kept(ty, field) && field.filter.is_none() {
                quote!(#derived::keep::<#of>)
            } else {
                quote!(#derived::of_type::<#of>)
            };
            let place = ends(strategy);
            (place, call_over(place, &known, strategy.to_token_stream()))
        }
        Draw::ByType | Draw::Value(_) | Draw::Default | Draw::Phantom => {
            (ends(of), quote!(<#of as #hypo::Arbitrary>::arbitrary()))
        }
    }
}
/// Whether the strategy is built once in each thread: it costs something to build, and depends on nothing.
///
/// Where the type has generics, there is no one place to keep it.
fn is_kept(ty: &Ty<'_>, field: &Field<'_>) -> bool {
    let costs = match &field.draw {
        Draw::Strategy(Expr::Range(_) | Expr::Path(_) | Expr::Lit(_)) | Draw::ByType => false,
        Draw::Strategy(_) | Draw::Regex(_) => true,
        _ => false,
    };
    costs && ty.generics.params.is_empty() && !depends(ty, field)
}

/// Whether the strategy, or the filter behind it, names a field that is drawn before.
pub(super) fn depends(ty: &Ty<'_>, field: &Field<'_>) -> bool {
    ty.drawn_fields()
        .any(|other| expressions(field).any(|tokens| mentions(tokens, &other.variable)))
}

fn case() -> Ident {
    hygienic("__hypo_case")
}

pub(super) fn strategy() -> Ident {
    hygienic("__hypo_strategy")
}
