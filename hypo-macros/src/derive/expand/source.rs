//! The impl of `ToSource`: a value as the expression that makes it again.
//!
//! A type says where it stands, for its path depends on where the text is read,
//! and so does whether its fields can be named there. If one field has no source
//! then the whole has none.

use proc_macro2::{Ident, TokenStream};
use quote::quote;
use syn::{Member, Path, Visibility};

use super::generics::printed_where;
use super::hygienic;
use super::names::{path, value};
use crate::derive::model::{Delimiter, Draw, Field, Shape, Ty};

pub(super) fn to_source(ty: &Ty<'_>) -> TokenStream {
    let hypo = ty.hypo();
    let name = ty.name;
    let (impl_generics, ty_generics, _) = ty.generics.split_for_impl();
    let bounds = printed_where(ty);
    let out = out();
    let written = written(ty, &quote!(self));
    quote! {
        #[automatically_derived]
        impl #impl_generics #hypo::strategies::ToSource for #name #ty_generics #bounds {
            fn to_source(
                &self,
                #out: &mut #hypo::__private::SourceText,
            ) -> #hypo::__private::Result<(), #hypo::strategies::NoSource> {
                #written
                #hypo::__private::Ok(())
            }
        }
    }
}

/// Writes this value, a reference: as the user says, or as the expression that makes it of its fields.
pub(super) fn written(ty: &Ty<'_>, it: &TokenStream) -> TokenStream {
    let hypo = ty.hypo();
    let out = out();
    if let Some(source) = &ty.options.source {
        let of = value(ty);
        return quote! {
            let source: fn(&#of) -> #hypo::__private::String = #source;
            #out.push_str(&source(#it));
        };
    }
    let arms = ty.shapes.iter().map(|shape| arm(ty, shape));
    // Of what is packed no field can be referred to, but each can be copied.
    let copied = ty.is_packed.then(|| quote!(*));
    quote! {
        match #copied #it {
            #(#arms)*
        }
    }
}

pub(super) fn out() -> Ident {
    hygienic("__hypo_out")
}

fn arm(ty: &Ty<'_>, shape: &Shape<'_>) -> TokenStream {
    let out = out();
    let Shape { name, fields, .. } = shape;
    let (open, close) = match (shape.delimiter, fields.is_empty()) {
        (Delimiter::Braces, true) => (" {}", ""),
        (Delimiter::Braces, false) => (" { ", " }"),
        (Delimiter::Parentheses, _) => ("(", ")"),
        (Delimiter::Nothing, _) => ("", ""),
    };
    let open = (!open.is_empty()).then(|| quote!(#out.push_str(#open);));
    let variables: Vec<Ident> = (0..fields.len())
        .map(|index| hygienic(&format!("__hypo_value_{index}")))
        .collect();
    let members = fields.iter().map(|field| &field.member);
    let visible = fields.iter().map(|field| visible(ty, field));
    let printed = fields.iter().zip(&variables).enumerate();
    let printed = printed.map(|(index, (field, variable))| print(ty, index, field, variable));
    let end = (!close.is_empty()).then(|| quote!(#out.push_str(#close);));
    let called = called(ty, name);
    let path = path(ty, shape);
    quote! {
        #path { #(#members: #variables),* } => {
            #(#visible)*
            #called
            #open
            #(#printed)*
            #end
        }
    }
}

/// Writes how the type, or its variant, is called.
fn called(ty: &Ty<'_>, name: &str) -> TokenStream {
    let out = out();
    if let Some(remote) = &ty.options.remote {
        let prefix: String = remote
            .segments
            .iter()
            .rev()
            .skip(1)
            .collect::<Vec<_>>()
            .iter()
            .rev()
            .map(|segment| format!("{}::", segment.ident))
            .collect();
        let whole = format!("{prefix}{name}");
        return quote!(#out.push_str(#whole););
    }
    match &ty.options.path {
        Some(path) => {
            let path = path.value();
            quote!(#out.path_through(::core::module_path!(), #path, #name);)
        }
        None => quote!(#out.path(::core::module_path!(), #name);),
    }
}

/// Gives up where the field cannot be named.
fn visible(ty: &Ty<'_>, field: &Field<'_>) -> Option<TokenStream> {
    if ty.is_enum || ty.options.remote.is_some() {
        return None;
    }
    let within = match field.visibility {
        Visibility::Public(_) => return None,
        Visibility::Restricted(restricted) => words(&restricted.path),
        Visibility::Inherited => "self".to_owned(),
    };
    let hypo = ty.hypo();
    let out = out();
    Some(quote! {
        if !#out.is_within(::core::module_path!(), #within) {
            return #hypo::__private::Err(#hypo::strategies::NoSource);
        }
    })
}

/// A path as it is written, without spaces.
fn words(path: &Path) -> String {
    let words = path
        .segments
        .iter()
        .map(|segment| segment.ident.to_string());
    words.collect::<Vec<_>>().join("::")
}

fn print(ty: &Ty<'_>, index: usize, field: &Field<'_>, variable: &Ident) -> TokenStream {
    let hypo = ty.hypo();
    let out = out();
    let comma = if index == 0 { "" } else { ", " };
    let before = match &field.member {
        Member::Named(name) => format!("{comma}{name}: "),
        Member::Unnamed(_) => comma.to_owned(),
    };
    let before = (!before.is_empty()).then(|| quote!(#out.push_str(#before);));
    let value = match field.draw {
        Draw::Phantom => quote! {
            let #hypo::__private::PhantomData = #variable;
            #out.push_str("std::marker::PhantomData");
        },
        _ => {
            let reference = ty.is_packed.then(|| quote!(&));
            quote!(#hypo::__private::write_source!(#reference #variable, #out)?;)
        }
    };
    quote!(#before #value)
}
