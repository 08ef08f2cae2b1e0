//! The strategy of the type, and its setters.

use proc_macro2::{Ident, TokenStream};
use quote::quote;
use syn::{ConstParam, GenericParam, Generics, Lifetime, LifetimeParam, TypeParam};

use super::generics::drawn_where;
use super::remote;
use crate::derive::model::{Field, Ty};
use crate::derive::setters::added;

pub(super) fn strategy(ty: &Ty<'_>) -> TokenStream {
    let structs = structs(ty);
    let setters = setters(ty);
    let hypo = ty.hypo();
    let (strategy, changes) = names(ty);
    let Own { declared, used, .. } = own_generics(ty.generics);
    let written = &ty.generics.where_clause;
    let bounds = drawn_where(ty);
    let value = value(ty);
    let private = quote!(#hypo::__private);
    let source = ty.options.remote.is_some().then(|| remote::source(ty));
    quote! {
        #structs
        #setters

        impl #declared #private::Clone for #strategy #used #written {
            fn clone(&self) -> Self {
                #strategy { changes: #private::Clone::clone(&self.changes), of: self.of }
            }
        }

        impl #declared #hypo::Strategy for #strategy #used #bounds {
            type Value = #value;

            fn draw(&self, case: &#hypo::TestCase) -> #value {
                #private::derived::draw(self, case)
            }

            fn draw_part(&self, case: &#hypo::TestCase) -> #value {
                #private::derived::draw_part(self, case)
            }

            fn children(&self) -> #private::Children {
                #private::derived::children::<Self>()
            }

            fn is_empty(&self) -> bool {
                #private::derived::is_empty::<Self>()
            }

            #source
        }

        impl #declared #hypo::strategies::Combinators for #strategy #used #bounds {}

        impl #declared #private::Default for #changes #used #written {
            fn default() -> Self {
                Self::none()
            }
        }
    }
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

        impl #declared #changes #used #written {
            fn none() -> Self {
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

            fn arbitrary() -> Self::Strategy {
                #strategy::usual()
            }

            fn outline(outline: &mut #hypo::__private::Outline) {
                #hypo::__private::derived::outline::<Self::Strategy>(outline);
            }
        }
    }
}

/// The names of the strategy and of its changes.
pub(super) fn names(ty: &Ty<'_>) -> (Ident, Ident) {
    (added(ty.name, "Strategy"), added(ty.name, "Changes"))
}

/// The fields that have setters.
fn settable<'t>(ty: &'t Ty<'_>) -> impl Iterator<Item = (&'t Ident, &'t Field<'t>)> {
    ty.drawn_fields()
        .filter_map(|field| Some((field.setter.as_ref()?, field)))
}

/// The type of the values, with its generics.
pub(super) fn value(ty: &Ty<'_>) -> TokenStream {
    let path = ty.value();
    if ty.options.remote.is_some() {
        return path;
    }
    let (_, ty_generics, _) = ty.generics.split_for_impl();
    quote!(#path #ty_generics)
}

/// For how long the strategies that setters are given may borrow.
pub(super) fn lifetime() -> Lifetime {
    Lifetime::new("'__hypo", proc_macro2::Span::call_site())
}

/// The generics of the strategy: the type's, and a lifetime before them.
pub(super) struct Own {
    /// Where they are declared: `<'a, T: Bound, const N: usize>`.
    pub(super) declared: TokenStream,
    /// Where they are used: `<'a, T, N>`.
    pub(super) used: TokenStream,
    /// Where they are used by a strategy that borrows nothing.
    pub(super) for_ever: TokenStream,
}

pub(super) fn own_generics(generics: &Generics) -> Own {
    let lifetime = lifetime();
    let declared = generics.params.iter().map(|parameter| match parameter {
        GenericParam::Lifetime(LifetimeParam {
            lifetime, bounds, ..
        }) => {
            quote!(#lifetime: #bounds)
        }
        GenericParam::Type(TypeParam { ident, bounds, .. }) => quote!(#ident: #bounds),
        GenericParam::Const(ConstParam { ident, ty, .. }) => quote!(const #ident: #ty),
    });
    let used = generics.params.iter().map(|parameter| match parameter {
        GenericParam::Lifetime(LifetimeParam { lifetime, .. }) => quote!(#lifetime),
        GenericParam::Type(TypeParam { ident, .. }) => quote!(#ident),
        GenericParam::Const(ConstParam { ident, .. }) => quote!(#ident),
    });
    let used: Vec<TokenStream> = used.collect();
    Own {
        declared: quote!(<#lifetime, #(#declared),*>),
        used: quote!(<#lifetime, #(#used),*>),
        for_ever: quote!(<'static, #(#used),*>),
    }
}
