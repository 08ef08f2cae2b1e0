//! `#[reproduce_failure]`: a version and a blob, both as a report printed them.

use syn::parse::{Parse, ParseStream};
use syn::{Attribute, LitStr, Token};

use super::model::Reproduce;
use super::names::arguments_of;
use crate::errors::Errors;

pub(crate) fn read(attribute: &Attribute, reproduce: &mut Option<Reproduce>, errors: &mut Errors) {
    if reproduce.is_some() {
        let message = "a property reproduces one failure at a time: remove one of these attributes";
        errors.at(attribute.path(), message);
    }
    if let Some(read) = errors.ok(arguments_of::<Reproduce>(attribute)) {
        if !is_base64(&read.blob.value()) {
            let message = "this is not base64, so it is no blob that hypo printed: \
                           copy the whole line from the report";
            errors.at(&read.blob, message);
        }
        *reproduce = Some(read);
    }
}

impl Parse for Reproduce {
    fn parse(input: ParseStream<'_>) -> syn::Result<Reproduce> {
        let expected = |error: syn::Error| {
            let message = "expected `#[reproduce_failure(\"version\", \"blob\")]`, \
                           two strings, as a report prints it";
            syn::Error::new(error.span(), message)
        };
        let read = || -> syn::Result<Reproduce> {
            let version = input.parse()?;
            input.parse::<Token![,]>()?;
            let blob: LitStr = input.parse()?;
            input.parse::<Option<Token![,]>>()?;
            if !input.is_empty() {
                return Err(input.error("unexpected token"));
            }
            Ok(Reproduce { version, blob })
        };
        read().map_err(expected)
    }
}

/// Whether this is standard base64 with padding, as one encoder would write it.
fn is_base64(text: &str) -> bool {
    let digits = text.trim_end_matches('=');
    let padding = text.len() - digits.len();
    let is_digit = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'+' | b'/');
    text.len() % 4 == 0 && padding <= 2 && digits.bytes().all(|byte| is_digit(&byte))
}

#[cfg(test)]
mod tests {
    use super::is_base64;

    #[test]
    fn knows_base64() {
        for good in ["", "AA==", "AAA=", "AAAA", "+/09azAZ"] {
            assert!(is_base64(good), "{good}");
        }
        for bad in ["A", "AAA", "A===", "AA=A", "AA A", "AAA-", "ÄAAA", "===="] {
            assert!(!is_base64(bad), "{bad}");
        }
    }
}
