//! What a JSON text stands for.

use std::collections::BTreeMap;
use std::fmt::{self, Display, Write};

use crate::source::{NoSource, SourceText, ToSource};

/// A JSON value, which displays as JSON text (RFC 8259).
///
/// ```
/// use hypo_strategies::Json;
///
/// let order = Json::Object([
///     ("id".to_string(), Json::Int(7)),
///     ("lines".to_string(), Json::Array(vec![Json::Double(1.5), Json::Null])),
/// ].into());
/// assert_eq!(order.to_string(), r#"{"id":7,"lines":[1.5,null]}"#);
/// ```
///
/// It serves to test what reads JSON, and needs no crate to do so: a parser is given the text.
// No variant is named like a type or a trait that users meet, such as `String` or `Integer`: rustc writes out
// paths in its messages as soon as two things in reach have one name.
#[derive(Clone, Debug, PartialEq)]
pub enum Json {
    /// `null`.
    Null,
    /// `true` or `false`.
    Bool(bool),
    /// A number without a fraction. Those beyond 2^53 are where readers that know only floats go wrong.
    Int(i64),
    /// A number that always displays with a fraction or an exponent: `1.0`, `1e100`.
    ///
    /// JSON has no text for infinity and NaN. A value with one of them does not display: that is
    /// an error of formatting, and so a panic of `to_string`.
    Double(f64),
    /// What JSON calls a string: text of any characters.
    Str(String),
    /// Values in their order.
    Array(Vec<Json>),
    /// Values by their names, which are all different.
    ///
    /// Their order means nothing in JSON: they display in that of the names.
    Object(BTreeMap<String, Json>),
}

impl Display for Json {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Json::Null => f.write_str("null"),
            Json::Bool(value) => write!(f, "{value}"),
            Json::Int(value) => write!(f, "{value}"),
            // As Rust debugs it is the shortest text that reads as this float again, and JSON too.
            Json::Double(value) if value.is_finite() => write!(f, "{value:?}"),
            Json::Double(_) => Err(fmt::Error),
            Json::Str(text) => quote(text, f),
            Json::Array(values) => {
                f.write_char('[')?;
                for (index, value) in values.iter().enumerate() {
                    separate(index, f)?;
                    write!(f, "{value}")?;
                }
                f.write_char(']')
            }
            Json::Object(members) => {
                f.write_char('{')?;
                for (index, (name, value)) in members.iter().enumerate() {
                    separate(index, f)?;
                    quote(name, f)?;
                    write!(f, ":{value}")?;
                }
                f.write_char('}')
            }
        }
    }
}

fn separate(index: usize, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    if index > 0 { f.write_char(',') } else { Ok(()) }
}

/// Writes a string as RFC 8259, 7, has it: only what must be is escaped.
fn quote(text: &str, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    f.write_char('"')?;
    for c in text.chars() {
        match c {
            '"' => f.write_str("\\\"")?,
            '\\' => f.write_str("\\\\")?,
            '\n' => f.write_str("\\n")?,
            '\r' => f.write_str("\\r")?,
            '\t' => f.write_str("\\t")?,
            '\0'..'\u{20}' => write!(f, "\\u{:04x}", u32::from(c))?,
            _ => f.write_char(c)?,
        }
    }
    f.write_char('"')
}

impl ToSource for Json {
    fn to_source(&self, out: &mut SourceText) -> Result<(), NoSource> {
        match self {
            Json::Null => {
                out.path("hypo::strategies", "Json::Null");
                Ok(())
            }
            Json::Bool(value) => variant(out, "Json::Bool", value),
            Json::Int(value) => variant(out, "Json::Int", value),
            Json::Double(value) => variant(out, "Json::Double", value),
            Json::Str(text) => variant(out, "Json::Str", text),
            Json::Array(values) => variant(out, "Json::Array", values),
            Json::Object(members) => variant(out, "Json::Object", members),
        }
    }
}

/// Appends the variant of this name with what it holds.
fn variant(out: &mut SourceText, name: &str, held: &impl ToSource) -> Result<(), NoSource> {
    out.path("hypo::strategies", name);
    out.push('(');
    held.to_source(out)?;
    out.push(')');
    Ok(())
}
