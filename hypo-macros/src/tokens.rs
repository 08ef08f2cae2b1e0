//! Small questions about tokens.

use proc_macro2::{Delimiter, Group, Span, TokenStream, TokenTree};
use quote::ToTokens;
use syn::ext::IdentExt;
use syn::{Ident, Type};

/// A span for generated code: names of its own, the place of what the user wrote.
pub(crate) fn at(span: Span) -> Span {
    Span::mixed_site().located_at(span)
}

/// The spans of the first and the last token: a stable compiler joins them only for itself.
pub(crate) fn ends(tokens: impl ToTokens) -> (Span, Span) {
    let mut spans = tokens
        .into_token_stream()
        .into_iter()
        .map(|token| token.span());
    let first = spans.next().unwrap_or_else(Span::call_site);
    (first, spans.last().unwrap_or(first))
}

/// A call that lies over something of the user's, from its first token to its last, and so does the function in it.
///
/// What rustc says about such a call it says about what lies below, and what
/// it would say about several of them it says once.
pub(crate) fn call_over(
    (first, last): (Span, Span),
    function: &TokenStream,
    arguments: TokenStream,
) -> TokenStream {
    let function = function.clone().into_iter().enumerate();
    let function = function.map(|(index, mut token)| {
        token.set_span(if index == 0 { first } else { last });
        token
    });
    let mut arguments = Group::new(Delimiter::Parenthesis, arguments);
    arguments.set_span(last);
    function.chain([arguments.into()]).collect()
}

/// Whether an expression uses the variable of this name.
///
/// Answers yes also where a struct's field or a macro's word has that name. A
/// name behind a `.` or a `::` is another thing's and no variable.
pub(crate) fn mentions(tokens: TokenStream, name: &Ident) -> bool {
    let name = name.unraw().to_string();
    mentions_name(tokens, &name)
}

fn mentions_name(tokens: TokenStream, name: &str) -> bool {
    let (mut before, mut last) = (' ', ' ');
    for token in tokens {
        let mut this = ' ';
        let found = match &token {
            TokenTree::Group(group) => mentions_name(group.stream(), name),
            TokenTree::Ident(ident) => {
                let is_member = (last == '.' && before != '.') || (last == ':' && before == ':');
                !is_member && ident.unraw() == name
            }
            TokenTree::Literal(literal) => formats(&literal.to_string(), name),
            TokenTree::Punct(punct) => {
                this = punct.as_char();
                false
            }
        };
        if found {
            return true;
        }
        (before, last) = (last, this);
    }
    false
}

/// Whether a literal is a format string with this variable in it.
fn formats(literal: &str, name: &str) -> bool {
    literal.starts_with(['"', 'r'])
        && literal.split('{').skip(1).any(|piece| {
            piece
                .strip_prefix(name)
                .is_some_and(|rest| rest.starts_with(['}', ':']))
        })
}

/// Whether a type is written as a path, without arguments, that ends in this name.
pub(crate) fn is_called(ty: &Type, name: &str) -> bool {
    let Type::Path(ty) = ty else {
        return false;
    };
    let last = ty.path.segments.last();
    ty.qself.is_none() && last.is_some_and(|last| last.ident == name && last.arguments.is_none())
}

/// Whether a reference to this type can be drawn by the type alone: what it refers to is drawn, and lent.
pub(crate) fn is_lent(to: &Type) -> bool {
    is_called(to, "Data")
}

/// Why a reference to this type cannot be drawn by type, and what to do: another type, or a strategy in `place`.
pub(crate) fn reference_by_type(to: &Type, place: &str) -> String {
    let owned = match to {
        Type::Slice(slice) => format!("Vec<{}>", slice.elem.to_token_stream()),
        Type::Path(path) if path.path.is_ident("str") => "String".to_owned(),
        other => other.to_token_stream().to_string(),
    };
    format!(
        "a reference cannot be drawn by its type, for nothing would own what it refers to: \
         take `{owned}`, or name a strategy of references in `{place}`"
    )
}

/// Writes tokens out in a way that depends on nothing but them.
///
/// The compiler's own rendering follows the layout of the source and differs
/// between versions, and what is stored about a property must survive both.
pub(crate) fn to_text(tokens: TokenStream) -> String {
    let mut text = String::new();
    write_text(tokens, &mut text);
    text.truncate(text.trim_end().len());
    text
}

fn write_text(tokens: TokenStream, text: &mut String) {
    for token in tokens {
        match token {
            TokenTree::Group(group) => {
                let (open, close) = match group.delimiter() {
                    Delimiter::Parenthesis => ("( ", ") "),
                    Delimiter::Brace => ("{ ", "} "),
                    Delimiter::Bracket => ("[ ", "] "),
                    Delimiter::None => ("", ""),
                };
                text.push_str(open);
                write_text(group.stream(), text);
                text.push_str(close);
            }
            token => {
                text.push_str(&token.to_string());
                text.push(' ');
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use quote::{format_ident, quote};

    #[test]
    fn finds_variables() {
        let n = format_ident!("n");
        assert!(mentions(quote!(0..n), &n));
        assert!(mentions(quote!(f(vec![n.len()])), &n));
        assert!(mentions(quote!(format!("{n:?}")), &n));
        assert!(mentions(quote!(f(r#n)), &n));
    }

    #[test]
    fn tells_variables_from_members() {
        let n = format_ident!("n");
        assert!(!mentions(quote!(0..m), &n));
        assert!(!mentions(quote!(size.n), &n));
        assert!(!mentions(quote!(st::n()), &n));
        assert!(!mentions(quote!("n"), &n));
    }

    #[test]
    fn writes_tokens_without_layout() {
        let tokens = "fn f ( a :u8 )->u8{a+1}".parse().unwrap();
        assert_eq!(to_text(tokens), "fn f ( a : u8 ) - > u8 { a + 1 }");
    }
}
