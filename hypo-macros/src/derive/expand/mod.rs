//! What a type with the derive gets.
//!
//! ```text
//! const _: () = {
//!     pub struct __ShapeStrategy<'s> {
//!         changes: Changes<__ShapeChanges<'s>>,
//!         of: PhantomData<fn() -> Shape>,
//!     }
//!     pub struct __ShapeChanges<'s> {
//!         with_circle_radius: Change<'s, u32>,
//!         of: PhantomData<fn() -> Shape>,
//!     }
//!     impl<'s> __ShapeStrategy<'s> {
//!         pub fn with_circle_radius(self, strategy: impl Strategy<Value = u32> + …) -> Self { … }
//!     }
//!     impl Derived for __ShapeStrategy<'_> {
//!         type Value = Shape;
//!         const WAYS: usize = 2;
//!         fn way(number: usize) -> Way<Self> {
//!             match number {
//!                 0 => Way { weight: 1, outline: |_| {}, draw: |strategy, case| Shape::Dot },
//!                 _ => Way { weight: 1, outline: |_| {}, draw: |strategy, case| {
//!                     let radius = Self::ask_with_circle_radius(strategy, case);
//!                     Shape::Circle { radius }
//!                 } },
//!             }
//!         }
//!     }
//!     impl<'s> __ShapeStrategy<'s> {
//!         fn ask_with_circle_radius<A: Ask<u32>>(strategy: &Self, ask: A) -> A::Answer {
//!             field(ask, … changes.with_circle_radius.get() …, || 1..=9)
//!         }
//!     }
//!     impl Strategy for __ShapeStrategy<'_> {
//!         …
//!         fn invert(&self, value: &Shape, choices: &mut Inverse) -> Option<()> {
//!             said(match value {
//!                 Shape::Dot => invert_way::<Self>(0, choices),
//!                 Shape::Circle { radius } => invert_way::<Self>(1, choices)
//!                     && Self::ask_with_circle_radius(strategy, back(radius, choices)),
//!             })
//!         }
//!     }
//!     impl Combinators for __ShapeStrategy<'_> {}
//!     impl Arbitrary for Shape {
//!         type Strategy = __ShapeStrategy<'static>;
//!         …
//!     }
//!     impl ToSource for Shape { … }
//! };
//! ```
//!
//! The strategy holds what a setter has changed and nothing of the fields' own
//! strategies, so that its type is finite even where the type holds itself in a
//! box. It lives in an anonymous constant, where its name is in nobody's way.

mod generics;
mod inverse;
mod names;
mod remote;
mod source;
mod strategy;
mod ways;

use proc_macro2::{Ident, Span, TokenStream};
use quote::quote;
use syn::DeriveInput;

use super::model::Ty;

pub(crate) fn ty(ty: &Ty<'_>) -> TokenStream {
    let strategy = strategy::strategy(ty);
    let ways = ways::ways(ty);
    let offered = match &ty.options.remote {
        Some(_) => remote::function(ty),
        None => strategy::arbitrary(ty),
    };
    let source = match &ty.options.remote {
        Some(_) => TokenStream::new(),
        None => source::to_source(ty),
    };
    let deprecated = ty.is_deprecated.then(|| quote!(#[allow(deprecated)]));
    quote! {
        #deprecated
        const _: () = {
            #strategy
            #ways
            #offered
            #source
        };
    }
}

/// Stands in beside an error, so that the type's uses are not errors, too.
pub(crate) fn fallback(input: &DeriveInput, hypo: &TokenStream) -> TokenStream {
    let name = &input.ident;
    let (impl_generics, ty_generics, bounds) = input.generics.split_for_impl();
    quote! {
        #[automatically_derived]
        impl #impl_generics #hypo::Arbitrary for #name #ty_generics #bounds {
            type Strategy = #hypo::strategies::FromFn<fn(&#hypo::TestCase) -> Self>;

            fn arbitrary() -> <Self as #hypo::Arbitrary>::Strategy {
                #hypo::__private::unknown(())
            }
        }
    }
}

/// A name that nothing of the user's can have.
fn hygienic(name: &str) -> Ident {
    Ident::new(name, Span::mixed_site())
}
