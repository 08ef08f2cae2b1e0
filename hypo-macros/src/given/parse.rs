//! Reads the attributes; what they may say together is for [`check`](super::check).

use syn::ext::IdentExt;
use syn::parse::{Parse, ParseStream};
use syn::{Expr, Ident, LitStr, Token};

/// One argument of `#[given]`.
pub(crate) struct Given {
    pub(crate) name: Option<Ident>,
    pub(crate) value: Value,
}

pub(crate) enum Value {
    /// `_`
    ByType(Token![_]),
    /// `..`
    Rest(Token![..]),
    Strategy(Expr),
}

/// The arguments of `#[given]`.
pub(crate) struct GivenList(pub(crate) Vec<Given>);

impl Parse for GivenList {
    fn parse(input: ParseStream<'_>) -> syn::Result<GivenList> {
        comma_separated(input, |input| {
            if input.peek(Ident) && input.peek2(Token![in]) {
                let name: Ident = input.parse()?;
                return Err(input.error(format!("write `{name} = …`, not `{name} in …`")));
            }
            Ok(Given {
                name: name(input)?,
                value: input.parse()?,
            })
        })
        .map(GivenList)
    }
}

impl Parse for Value {
    fn parse(input: ParseStream<'_>) -> syn::Result<Value> {
        let ahead = input.fork();
        if ahead.parse::<Token![_]>().is_ok() && ends(&ahead) {
            input.parse().map(Value::ByType)
        } else if is_full_range(input) {
            input.parse().map(Value::Rest)
        } else {
            input.parse().map(Value::Strategy)
        }
    }
}

/// One value of `#[example]`.
pub(crate) struct Pinned {
    pub(crate) name: Option<Ident>,
    pub(crate) value: Expr,
}

/// The arguments of `#[example]`: values, and what follows a `;`.
pub(crate) struct ExampleList {
    pub(crate) values: Vec<Pinned>,
    pub(crate) via: Option<LitStr>,
}

impl Parse for ExampleList {
    fn parse(input: ParseStream<'_>) -> syn::Result<ExampleList> {
        let values = comma_separated(input, |input| {
            Ok(Pinned {
                name: name(input)?,
                value: input.parse()?,
            })
        })?;
        let via = match input.parse::<Option<Token![;]>>()? {
            Some(_) if !input.is_empty() => Some(via(input)?),
            _ => None,
        };
        Ok(ExampleList { values, via })
    }
}

fn via(input: ParseStream<'_>) -> syn::Result<LitStr> {
    const EXPECTED: &str = "only `via = \"…\"` may follow the `;`";
    match name(input)? {
        Some(name) if name == "via" => {}
        Some(name) => return Err(syn::Error::new(name.span(), EXPECTED)),
        None => return Err(input.error(EXPECTED)),
    }
    let via = input.parse()?;
    input.parse::<Option<Token![,]>>()?;
    Ok(via)
}

/// One argument of `#[settings]`.
pub(crate) struct Setting {
    pub(crate) name: Ident,
    pub(crate) value: Expr,
}

/// The arguments of `#[settings]`.
pub(crate) struct SettingList(pub(crate) Vec<Setting>);

impl Parse for SettingList {
    fn parse(input: ParseStream<'_>) -> syn::Result<SettingList> {
        comma_separated(input, |input| match name(input)? {
            Some(name) => Ok(Setting {
                name,
                value: input.parse()?,
            }),
            None => Err(input.error("expected `name = value`, such as `max_examples = 200`")),
        })
        .map(SettingList)
    }
}

/// Reads up to the end, or a `;`.
fn comma_separated<T>(
    input: ParseStream<'_>,
    mut one: impl FnMut(ParseStream<'_>) -> syn::Result<T>,
) -> syn::Result<Vec<T>> {
    let mut all = Vec::new();
    while !input.is_empty() && !input.peek(Token![;]) {
        all.push(one(input)?);
        if !ends(input) {
            return Err(input.error("expected `,`"));
        }
        input.parse::<Option<Token![,]>>()?;
    }
    Ok(all)
}

/// The name before a `=`, if that comes next. A keyword is a name here: `type = 3` is clear enough.
fn name(input: ParseStream<'_>) -> syn::Result<Option<Ident>> {
    let is_ident = input.peek(Ident::peek_any);
    if is_ident && input.peek2(Token![:]) && !input.peek2(Token![::]) {
        let name = input.call(Ident::parse_any)?;
        return Err(input.error(format!("write `{name} = …`, not `{name}: …`")));
    }
    let named =
        is_ident && input.peek2(Token![=]) && !input.peek2(Token![==]) && !input.peek2(Token![=>]);
    if !named {
        return Ok(None);
    }
    let name = input.call(Ident::parse_any)?;
    input.parse::<Token![=]>()?;
    Ok(Some(name))
}

fn is_full_range(input: ParseStream<'_>) -> bool {
    let ahead = input.fork();
    ahead.parse::<Token![..]>().is_ok() && ends(&ahead)
}

fn ends(input: ParseStream<'_>) -> bool {
    input.is_empty() || input.peek(Token![,]) || input.peek(Token![;])
}
