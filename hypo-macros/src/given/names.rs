//! The function's arguments and what they are called, for everything that refers to them.

use proc_macro2::TokenStream;
use syn::parse::Parse;
use syn::{Attribute, Meta};

use super::model::Parameter;
use crate::suggest::{did_you_mean, list};

/// Reads what stands in the parentheses of an attribute; without any, nothing stands there.
pub(super) fn arguments_of<T: Parse>(attribute: &Attribute) -> syn::Result<T> {
    match &attribute.meta {
        Meta::List(_) => attribute.parse_args(),
        Meta::Path(path) => {
            let read = syn::parse2(TokenStream::new());
            read.map_err(|error| syn::Error::new_spanned(path, error))
        }
        Meta::NameValue(meta) => {
            let message = "what this attribute says stands in parentheses";
            Err(syn::Error::new_spanned(meta, message))
        }
    }
}

/// Which of the parameters has this name.
pub(super) fn position(word: &str, parameters: &[Parameter<'_>]) -> Option<usize> {
    parameters
        .iter()
        .position(|parameter| parameter.name.as_deref() == Some(word))
}

/// That no parameter has this name, and which names there are.
pub(super) fn unknown_argument(word: &str, parameters: &[Parameter<'_>]) -> String {
    let names = || {
        parameters
            .iter()
            .filter_map(|parameter| parameter.name.as_deref())
    };
    if names().next().is_none() {
        return "the arguments have no names, only patterns: go by position".to_owned();
    }
    let suggestion = did_you_mean(word, names());
    let separator = if suggestion.is_empty() { ";" } else { "" };
    let names = list(names());
    format!("no argument is named `{word}`{suggestion}{separator} the arguments are {names}")
}
