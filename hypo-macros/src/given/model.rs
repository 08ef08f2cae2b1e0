//! A property as it was understood.

use proc_macro2::{Span, TokenStream};
use quote::{ToTokens, quote};
use syn::{Attribute, Expr, Ident, LitStr, Pat, Path, Token, Type};

use crate::function::Function;

pub(crate) struct Property<'a> {
    /// Those that are not hypo's.
    pub(crate) attributes: Vec<&'a Attribute>,
    pub(crate) function: &'a Function,
    /// Whether the function can be called; if not, there is an error elsewhere.
    pub(crate) callable: bool,
    pub(crate) parameters: Vec<Parameter<'a>>,
    pub(crate) examples: Vec<Example>,
    /// Calls on the settings, in order.
    pub(crate) settings: Vec<SettingCall>,
    pub(crate) reproduce: Option<Reproduce>,
    /// The paths of hypo's other attributes as they were written, each once.
    pub(crate) collected: Vec<&'a Path>,
}

impl<'a> Property<'a> {
    pub(crate) fn collect(&mut self, path: &'a Path) {
        let text = |path: &Path| path.to_token_stream().to_string();
        let mut collected = self.collected.iter();
        if !collected.any(|collected| text(collected) == text(path)) {
            self.collected.push(path);
        }
    }
}

pub(crate) struct Parameter<'a> {
    /// How it is called in attributes and messages; nothing if it is a pattern.
    pub(crate) name: Option<String>,
    /// The local variable that holds its value until the call; out of the user's reach unless a strategy uses it.
    pub(crate) variable: Ident,
    pub(crate) pattern: &'a Pat,
    pub(crate) ty: &'a Type,
    pub(crate) draw: Draw,
}

impl Parameter<'_> {
    /// How it is called in messages: by its name, or else by its pattern.
    pub(crate) fn as_text(&self) -> String {
        match &self.name {
            Some(name) => name.clone(),
            None => self.pattern.to_token_stream().to_string(),
        }
    }

    /// The type of the value that is drawn.
    pub(crate) fn drawn(&self) -> &Type {
        match (&self.draw, self.ty) {
            (Draw::Lent, Type::Reference(reference)) => &reference.elem,
            (_, ty) => ty,
        }
    }

    /// What a local variable needs to be, so that its value can be handed to the function.
    pub(crate) fn mutability(&self) -> Option<&Token![mut]> {
        match (&self.draw, self.ty) {
            (Draw::Lent, Type::Reference(reference)) => reference.mutability.as_ref(),
            _ => None,
        }
    }

    /// The value in this variable, as the function takes it.
    pub(crate) fn handed(&self, variable: &Ident) -> TokenStream {
        let mutability = self.mutability();
        match &self.draw {
            Draw::Lent => quote!(&#mutability #variable),
            _ => quote!(#variable),
        }
    }
}

/// Where the value of a parameter comes from.
pub(crate) enum Draw {
    ByType,
    /// By the type that the parameter's refers to: the value is drawn, and lent to the function.
    Lent,
    /// A strategy that is the same in every test case.
    Strategy(Expr),
    /// A strategy that depends on arguments before it.
    Dependent(Expr),
    /// Unclear: there is an error elsewhere.
    Unknown,
}

pub(crate) struct Example {
    /// One for each parameter, in their order.
    pub(crate) values: Vec<Expr>,
    pub(crate) via: Option<LitStr>,
    /// Where it stands.
    pub(crate) place: Span,
}

pub(crate) struct SettingCall {
    pub(crate) method: Ident,
    pub(crate) value: TokenStream,
}

pub(crate) struct Reproduce {
    pub(crate) version: LitStr,
    pub(crate) blob: LitStr,
}
