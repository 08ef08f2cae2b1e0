//! The impl of `ToSource`: a value as the expression that makes it again.
//!
//! A type says where it stands, for its path depends on where the text is read.
//! If one field has no source then the whole has none.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{format_ident, quote};
use syn::Member;

use super::generics::{printed, where_clause};
use super::model::{Delimiter, Draw, Field, Shape, Ty};

pub(crate) fn to_source(ty: &Ty<'_>) -> TokenStream {
    let name = ty.name;
    let (impl_generics, ty_generics, _) = ty.generics.split_for_impl();
    let bounds = where_clause(ty, &quote!(::hypo::strategies::ToSource), printed);
    let out = out();
    let arms = ty.shapes().iter().map(arm);
    quote! {
        #[automatically_derived]
        impl #impl_generics ::hypo::strategies::ToSource for #name #ty_generics #bounds {
            fn to_source(
                &self,
                #out: &mut ::hypo::__private::SourceText,
            ) -> ::hypo::__private::Result<(), ::hypo::strategies::NoSource> {
                match self {
                    #(#arms)*
                }
                ::hypo::__private::Ok(())
            }
        }
    }
}

fn out() -> Ident {
    Ident::new("__hypo_out", Span::mixed_site())
}

fn arm(shape: &Shape<'_>) -> TokenStream {
    let out = out();
    let Shape {
        path, name, fields, ..
    } = shape;
    let (open, close) = match (shape.delimiter, fields.is_empty()) {
        (Delimiter::Braces, true) => (" {}", ""),
        (Delimiter::Braces, false) => (" { ", " }"),
        (Delimiter::Parentheses, _) => ("(", ")"),
        (Delimiter::Nothing, _) => ("", ""),
    };
    let open = (!open.is_empty()).then(|| quote!(#out.push_str(#open);));
    let variables = (0..fields.len())
        .map(|index| format_ident!("__hypo_field_{index}", span = Span::mixed_site()));
    let variables: Vec<Ident> = variables.collect();
    let members = fields.iter().map(|field| &field.member);
    let printed = fields.iter().zip(&variables).enumerate();
    let printed = printed.map(|(index, (field, variable))| print(index, field, variable));
    let end = (!close.is_empty()).then(|| quote!(#out.push_str(#close);));
    quote! {
        #path { #(#members: #variables),* } => {
            #out.path(::core::module_path!(), #name);
            #open
            #(#printed)*
            #end
        }
    }
}

fn print(index: usize, field: &Field<'_>, variable: &Ident) -> TokenStream {
    let out = out();
    let comma = if index == 0 { "" } else { ", " };
    let before = match &field.member {
        Member::Named(name) => format!("{comma}{name}: "),
        Member::Unnamed(_) => comma.to_owned(),
    };
    let before = (!before.is_empty()).then(|| quote!(#out.push_str(#before);));
    let value = match field.draw {
        Draw::Phantom => quote! {
            let ::hypo::__private::PhantomData = #variable;
            #out.push_str("std::marker::PhantomData");
        },
        Draw::ByType | Draw::Strategy(_) => {
            quote!(::hypo::__private::write_source!(#variable, #out)?;)
        }
    };
    quote!(#before #value)
}
