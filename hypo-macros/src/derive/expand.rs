//! The impl of `Arbitrary`.
//!
//! ```text
//! impl Arbitrary for Shape {
//!     type Strategy = FromFn<fn(&TestCase) -> Self>;
//!
//!     fn arbitrary() -> Self::Strategy {
//!         from_fn(|case| match variant(case, 2) {
//!             0 => Self::Dot,
//!             _ => Self::Circle { radius: field(case, 1..=9) },
//!         })
//!     }
//! }
//! ```
//!
//! The strategy is a function and not made of the fields' strategies, so that
//! its type is finite even where the type holds itself in a box.

use proc_macro2::{Ident, Span, TokenStream};
use quote::quote;
use syn::{DeriveInput, Expr};

use super::generics::{drawn, where_clause};
use super::model::{Draw, Field, Kind, Shape, Ty};

pub(crate) fn arbitrary(ty: &Ty<'_>) -> TokenStream {
    let name = ty.name;
    let (impl_generics, ty_generics, _) = ty.generics.split_for_impl();
    let bounds = where_clause(ty, &quote!(::hypo::Arbitrary), drawn);
    let case = case();
    let keeps = ty.generics.params.is_empty();
    let drawn = match &ty.kind {
        Kind::Struct(shape) => value(shape, keeps),
        Kind::Enum(shapes) => variants(shapes, keeps),
    };
    quote! {
        #[automatically_derived]
        impl #impl_generics ::hypo::Arbitrary for #name #ty_generics #bounds {
            type Strategy = ::hypo::strategies::FromFn<fn(&::hypo::TestCase) -> Self>;

            fn arbitrary() -> Self::Strategy {
                ::hypo::strategies::from_fn(|#case| #drawn)
            }
        }
    }
}

/// Stands in beside an error, so that the type's uses are not errors, too.
pub(crate) fn fallback(input: &DeriveInput) -> TokenStream {
    let name = &input.ident;
    let (impl_generics, ty_generics, bounds) = input.generics.split_for_impl();
    quote! {
        #[automatically_derived]
        impl #impl_generics ::hypo::Arbitrary for #name #ty_generics #bounds {
            type Strategy = ::hypo::strategies::FromFn<fn(&::hypo::TestCase) -> Self>;

            fn arbitrary() -> Self::Strategy {
                ::hypo::__private::unknown(())
            }
        }
    }
}

fn case() -> Ident {
    Ident::new("__hypo_case", Span::mixed_site())
}

/// Draws which variant it is, the first being the simplest, and then what it holds.
fn variants(shapes: &[Shape<'_>], keeps: bool) -> TokenStream {
    let case = case();
    let [head @ .., last] = shapes else {
        return quote!(::hypo::__private::unknown(()));
    };
    if head.is_empty() {
        return value(last, keeps);
    }
    let number = shapes.len();
    let indices = 0..head.len();
    let values = head.iter().map(|shape| payload(shape, keeps));
    let last = payload(last, keeps);
    quote! {
        match ::hypo::__private::variant(#case, #number) {
            #(#indices => #values,)*
            _ => #last,
        }
    }
}

/// A variant's value; several fields are a span, for they come and go together.
fn payload(shape: &Shape<'_>, keeps: bool) -> TokenStream {
    let value = value(shape, keeps);
    if shape.fields.len() < 2 {
        return value;
    }
    let case = case();
    let name = &shape.name;
    quote!(::hypo::__private::span(#case, #name, || #value))
}

fn value(shape: &Shape<'_>, keeps: bool) -> TokenStream {
    let path = &shape.path;
    let fields = shape.fields.iter().map(|field| {
        let member = &field.member;
        let drawn = draw(field, keeps);
        quote!(#member: #drawn)
    });
    quote!(#path { #(#fields),* })
}

/// Draws a field. `keeps` says that a strategy that costs something may be kept:
/// where it depends on a type parameter, there is no one place to keep it.
fn draw(field: &Field<'_>, keeps: bool) -> TokenStream {
    let case = case();
    let ty = field.ty;
    match &field.draw {
        Draw::Phantom => quote!(::hypo::__private::PhantomData),
        Draw::ByType => quote!(::hypo::__private::field_by_type::<#ty>(#case)),
        Draw::Strategy(strategy) if keeps && !is_cheap(field) => {
            quote!(::hypo::__private::kept_field!(#case, #ty, #strategy))
        }
        Draw::Strategy(strategy) => quote!(::hypo::__private::field::<#ty>(#case, #strategy)),
    }
}

/// Whether building the strategy each time costs nothing.
fn is_cheap(field: &Field<'_>) -> bool {
    matches!(
        field.draw,
        Draw::Strategy(Expr::Range(_) | Expr::Path(_) | Expr::Lit(_))
    )
}
