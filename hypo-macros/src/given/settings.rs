//! `#[settings]`: each setting is a call on `hypo::Settings`.
//!
//! The names and the words are known here, so that a misspelt one is a
//! sentence with a suggestion. What a value means and whether its type is
//! right is for the method, and for rustc.

use proc_macro2::{Span, TokenStream};
use quote::{ToTokens, quote, quote_spanned};
use syn::ext::IdentExt;
use syn::spanned::Spanned;
use syn::{Attribute, Expr, ExprArray, Ident};

use super::model::SettingCall;
use super::names::arguments_of;
use super::parse::{Setting, SettingList};
use crate::errors::Errors;
use crate::suggest::{did_you_mean, list};
use crate::tokens::at;

/// A setting that can be written in the attribute.
pub(crate) struct Known {
    /// The method of `hypo::Settings`.
    pub(crate) name: &'static str,
    /// What it does.
    pub(crate) about: &'static str,
    /// The words that stand for a value.
    words: &'static [(&'static str, Word)],
}

/// What a word means.
#[derive(Clone, Copy)]
enum Word {
    Nothing,
    Phase(&'static str),
    Verbosity(&'static str),
}

/// Every setting, in the order in which they are listed.
pub(crate) const KNOWN: &[Known] = &[
    Known {
        name: "max_examples",
        about: "how many valid test cases are tried, 100 by default",
        words: &[],
    },
    Known {
        name: "derandomize",
        about: "whether every run makes the same test cases, false by default",
        words: &[],
    },
    Known {
        name: "seed",
        about: "makes every run try the test cases of this number",
        words: &[],
    },
    Known {
        name: "phases",
        about: "which phases run: a list of explicit, reuse, generate, target, shrink and explain",
        words: &[
            ("explicit", Word::Phase("Explicit")),
            ("reuse", Word::Phase("Reuse")),
            ("generate", Word::Phase("Generate")),
            ("target", Word::Phase("Target")),
            ("shrink", Word::Phase("Shrink")),
            ("explain", Word::Phase("Explain")),
        ],
    },
    Known {
        name: "report_multiple_bugs",
        about: "whether a run looks for several bugs and reports each, true by default",
        words: &[],
    },
    Known {
        name: "tree_size",
        about: "how many choices a run remembers, 131072 by default",
        words: &[],
    },
    Known {
        name: "source_constants",
        about: "whether literals of the package under test are drawn, true by default",
        words: &[],
    },
    Known {
        name: "database",
        about: "where failures are kept: none, or `Some` of a database",
        words: &[("none", Word::Nothing)],
    },
    Known {
        name: "print_blob",
        about: "whether a failure prints the line that replays it, true by default",
        words: &[],
    },
    Known {
        name: "verbosity",
        about: "how much a run says: quiet, normal, verbose or debug",
        words: &[
            ("quiet", Word::Verbosity("Quiet")),
            ("normal", Word::Verbosity("Normal")),
            ("verbose", Word::Verbosity("Verbose")),
            ("debug", Word::Verbosity("Debug")),
        ],
    },
];

/// Adds the settings of one attribute to those before it.
pub(crate) fn read(attribute: &Attribute, calls: &mut Vec<SettingCall>, errors: &mut Errors) {
    let Some(SettingList(settings)) = errors.ok(arguments_of(attribute)) else {
        return;
    };
    for Setting { name, value } in settings {
        let Some(known) = KNOWN.iter().find(|known| name == known.name) else {
            errors.at(&name, unknown(&name));
            continue;
        };
        if calls.iter().any(|call| call.method == name) {
            errors.at(
                &name,
                format!("`{name}` is set already: remove one of them"),
            );
            continue;
        }
        if let Some(value) = errors.ok(known.value(&value)) {
            calls.push(SettingCall {
                method: name,
                value,
            });
        }
    }
}

fn unknown(name: &Ident) -> String {
    let suggestion = did_you_mean(
        &name.unraw().to_string(),
        KNOWN.iter().map(|known| known.name),
    );
    let mut message = format!("unknown setting `{name}`{suggestion}\nthe settings are:");
    for Known { name, about, .. } in KNOWN {
        message.push_str(&format!("\n  {name}: {about}"));
    }
    message
}

impl Known {
    /// The value with its words replaced; any other expression is as good here as there.
    fn value(&self, value: &Expr) -> syn::Result<TokenStream> {
        match (self.name, value) {
            ("phases", Expr::Array(ExprArray { elems, .. })) => {
                let elements = elems.iter().map(|element| self.word(element));
                let elements = elements.collect::<syn::Result<Vec<_>>>()?;
                Ok(quote_spanned!(at(value.span())=> [#(#elements),*]))
            }
            ("phases", other) if bare_word(other).is_some() => {
                let message = format!(
                    "`phases` is a list: write `phases = [{}]`",
                    other.to_token_stream()
                );
                Err(syn::Error::new_spanned(other, message))
            }
            (_, other) => self.word(other),
        }
    }

    fn word(&self, value: &Expr) -> syn::Result<TokenStream> {
        let Some(word) = bare_word(value).filter(|_| !self.words.is_empty()) else {
            return Ok(value.to_token_stream());
        };
        match self.words.iter().find(|(known, _)| *known == word) {
            Some((_, meaning)) => Ok(meaning.path(value.span())),
            None => {
                let words = || self.words.iter().map(|(word, _)| *word);
                let suggestion = did_you_mean(&word, words());
                let separator = if suggestion.is_empty() { ";" } else { "" };
                let name = self.name;
                let message = match self.words {
                    [(only, _)] => {
                        format!("`{name}` takes `{only}` or a Rust expression, not `{word}`")
                    }
                    _ => format!(
                        "`{name}` knows no `{word}`{suggestion}{separator} it knows {}",
                        list(words())
                    ),
                };
                Err(syn::Error::new_spanned(value, message))
            }
        }
    }
}

impl Word {
    fn path(self, span: Span) -> TokenStream {
        let span = at(span);
        match self {
            Word::Nothing => quote_spanned!(span=> ::hypo::__private::None),
            Word::Phase(name) => {
                let name = Ident::new(name, span);
                quote_spanned!(span=> ::hypo::Phase::#name)
            }
            Word::Verbosity(name) => {
                let name = Ident::new(name, span);
                quote_spanned!(span=> ::hypo::Verbosity::#name)
            }
        }
    }
}

/// A name in small letters, which nothing that an attribute can see has: constants are in capitals.
fn bare_word(value: &Expr) -> Option<String> {
    let Expr::Path(path) = value else {
        return None;
    };
    let word = path.path.get_ident()?.unraw().to_string();
    word.starts_with(|first: char| first.is_lowercase())
        .then_some(word)
}

impl ToTokens for SettingCall {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let SettingCall { method, value } = self;
        tokens.extend(quote!(.#method(#value)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_setting_is_documented() {
        let page = include_str!("../../docs/settings.md");
        for Known { name, .. } in KNOWN {
            assert!(page.contains(&format!("- `{name} = ")), "{name} is missing");
        }
    }
}
