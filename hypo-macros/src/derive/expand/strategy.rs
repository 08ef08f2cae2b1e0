//! The strategy of the type, and its setters.

use proc_macro2::{Ident, TokenStream};
use quote::quote;

use super::generics::drawn_where;
use super::inverse;
use super::names::{Own, lifetime, names, own_generics, value};
use super::remote;
use crate::derive::model::{Field, Ty};
use crate::tokens::{call_over, ends};

pub(super) fn strategy(ty: &Ty<'_>) -> TokenStream {
    let structs = structs(ty);
    let setters = setters(ty);
    let hypo = ty.hypo();
    let (strategy, _) = names(ty);
    let Own { declared, used, .. } = own_generics(ty.generics);
    let written = &ty.generics.where_clause;
    let bounds = drawn_where(ty);
    let value = value(ty);
    let private = quote!(#hypo::__private);
    let draw = match &ty.options.filter {
        None => quote!(#private::derived::draw(self, case)),
        Some(filter) => {
            let passing = quote!(#private::derived::draw_passing);
            call_over(ends(filter), &passing, quote!(self, case, Self::passes()))
        }
    };
    let passes = passes(ty);
    let invert = inverse::method(ty);
    let source = ty.options.remote.is_some().then(|| remote::source(ty));
    quote! {
        #structs
        #setters
        #passes

        impl #declared #private::Clone for #strategy #used #written {
            fn clone(&self) -> Self {
                #strategy { changes: #private::Clone::clone(&self.changes), of: self.of }
            }
        }

        impl #declared #hypo::Strategy for #strategy #used #bounds {
            type Value = #value;

            fn draw(&self, case: &#hypo::TestCase) -> #value {
                #draw
            }

            fn draw_part(&self, case: &#hypo::TestCase) -> #value {
                let _ends = #private::derived::enter_part::<Self>(case);
                self.draw(case)
            }

            #invert

            fn children(&self) -> #private::Children {
                #private::derived::children::<Self>()
            }

            fn is_empty(&self) -> bool {
                #private::derived::is_empty::<Self>()
            }

            #source
        }

        impl #declared #hypo::strategies::Combinators for #strategy #used #bounds {}
    }
}

/// The function that returns the filter, which draws as well as inverses ask for.
fn passes(ty: &Ty<'_>) -> Option<TokenStream> {
    let filter = ty.options.filter.as_ref()?;
    let (strategy, _) = names(ty);
    let Own { declared, used, .. } = own_generics(ty.generics);
    let bounds = drawn_where(ty);
    let value = value(ty);
    Some(quote! {
        impl #declared #strategy #used #bounds {
            fn passes() -> fn(&#value) -> bool {
                #filter
            }
        }
    })
}

/// What the strategy is, and what its setters have changed.
fn structs(ty: &Ty<'_>) -> TokenStream {
    let hypo = ty.hypo();
    let visibility = ty.visibility;
    let (strategy, changes) = names(ty);
    let Own { declared, used, .. } = own_generics(ty.generics);
    let written = &ty.generics.where_clause;
    let value = value(ty);
    let private = quote!(#hypo::__private);
    let lifetime = lifetime();
    let fields = settable(ty).map(|(setter, field)| {
        let ty = field.ty;
        quote!(#setter: #private::derived::Change<#lifetime, #ty>)
    });
    let none = settable(ty).map(|(setter, _)| quote!(#setter: #private::Default::default()));
    let clone =
        settable(ty).map(|(setter, _)| quote!(#setter: #private::Clone::clone(&self.#setter)));
    let about = format!("Draws a `{}`; made by its `Arbitrary`.", ty.name);
    let about_changes = format!("The fields of a `{}` that are drawn otherwise.", ty.name);
    quote! {
        #[doc = #about]
        #[must_use = "a strategy does nothing until something is drawn from it"]
        #visibility struct #strategy #declared #written {
            changes: #private::derived::Changes<#changes #used>,
            of: #private::PhantomData<fn() -> #value>,
        }

        #[doc = #about_changes]
        #visibility struct #changes #declared #written {
            #(#fields,)*
            of: #private::PhantomData<(fn() -> #value, &#lifetime ())>,
        }

        impl #declared #private::Default for #changes #used #written {
            fn default() -> Self {
                #changes { #(#none,)* of: #private::PhantomData }
            }
        }

        impl #declared #private::Clone for #changes #used #written {
            fn clone(&self) -> Self {
                #changes { #(#clone,)* of: self.of }
            }
        }

        impl #declared #strategy #used #written {
            fn usual() -> Self {
                #strategy { changes: #private::derived::Changes::none(), of: #private::PhantomData }
            }
        }
    }
}

fn setters(ty: &Ty<'_>) -> TokenStream {
    let hypo = ty.hypo();
    let visibility = ty.visibility;
    let (strategy, _) = names(ty);
    let Own { declared, used, .. } = own_generics(ty.generics);
    let written = &ty.generics.where_clause;
    let lifetime = lifetime();
    let setters = settable(ty).map(|(setter, field)| {
        let Field { ty, member, .. } = field;
        let about = format!(
            "Draws `{}` by another strategy.",
            match member {
                syn::Member::Named(name) => name.to_string(),
                syn::Member::Unnamed(index) => index.index.to_string(),
            }
        );
        quote! {
            #[doc = #about]
            #visibility fn #setter(
                mut self,
                strategy: impl #hypo::Strategy<Value = #ty>
                    + #hypo::__private::Send
                    + #hypo::__private::Sync
                    + #lifetime,
            ) -> Self {
                self.changes.fields().#setter = #hypo::__private::derived::Change::to(strategy);
                self
            }
        }
    });
    quote! {
        #[allow(dead_code)]
        impl #declared #strategy #used #written {
            #(#setters)*
        }
    }
}

/// The impl that makes it the type's usual strategy.
pub(super) fn arbitrary(ty: &Ty<'_>) -> TokenStream {
    let hypo = ty.hypo();
    let name = ty.name;
    let (strategy, _) = names(ty);
    let (impl_generics, ty_generics, _) = ty.generics.split_for_impl();
    let Own { for_ever, .. } = own_generics(ty.generics);
    let bounds = drawn_where(ty);
    quote! {
        #[automatically_derived]
        impl #impl_generics #hypo::Arbitrary for #name #ty_generics #bounds {
            type Strategy = #strategy #for_ever;

            fn arbitrary() -> <Self as #hypo::Arbitrary>::Strategy {
                #strategy::usual()
            }

            fn outline(outline: &mut #hypo::__private::Outline) {
                #hypo::__private::derived::outline::<<Self as #hypo::Arbitrary>::Strategy>(outline);
            }
        }
    }
}

/// The fields that have setters.
fn settable<'t>(ty: &'t Ty<'_>) -> impl Iterator<Item = (&'t Ident, &'t Field<'t>)> {
    ty.drawn_fields()
        .filter_map(|field| Some((field.setter.as_ref()?, field)))
}
