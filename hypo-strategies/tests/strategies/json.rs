//! JSON values, as they print.

use std::collections::BTreeMap;
use std::fmt::Write;

use hypo_strategies::{Json, SourceText, ToSource, floats, text};

use crate::harness::samples;

fn string(text: &str) -> Json {
    Json::Str(text.to_owned())
}

fn object(members: &[(&str, Json)]) -> Json {
    let members = members.iter().cloned();
    Json::Object(
        members
            .map(|(name, value)| (name.to_owned(), value))
            .collect(),
    )
}

#[test]
fn values_display_as_json() {
    for (value, expected) in [
        (Json::Null, "null"),
        (Json::Bool(true), "true"),
        (Json::Bool(false), "false"),
        (Json::Int(0), "0"),
        (Json::Int(i64::MIN), "-9223372036854775808"),
        (Json::Int(i64::MAX), "9223372036854775807"),
        (Json::Double(1.0), "1.0"),
        (Json::Double(-0.0), "-0.0"),
        (Json::Double(0.1), "0.1"),
        (Json::Double(1e100), "1e100"),
        (Json::Double(5e-324), "5e-324"),
        (Json::Array(vec![]), "[]"),
        (
            Json::Array(vec![Json::Null, Json::Array(vec![Json::Int(-1)])]),
            "[null,[-1]]",
        ),
        (object(&[]), "{}"),
        (
            object(&[("b", Json::Null), ("a", object(&[("", Json::Bool(true))]))]),
            r#"{"a":{"":true},"b":null}"#,
        ),
        (object(&[("\"\n", Json::Null)]), r#"{"\"\n":null}"#),
    ] {
        assert_eq!(value.to_string(), expected);
    }
}

#[test]
fn strings_are_escaped_where_they_must_be_and_nowhere_else() {
    for (value, expected) in [
        ("", r#""""#),
        ("a/é👨\u{2028}\u{7f}", "\"a/é👨\u{2028}\u{7f}\""),
        ("\"\\", r#""\"\\""#),
        ("\n\r\t", r#""\n\r\t""#),
        ("\0\u{8}\u{c}\u{1f} ", r#""\u0000\u0008\u000c\u001f ""#),
    ] {
        assert_eq!(string(value).to_string(), expected);
    }
}

#[test]
fn what_is_displayed_of_any_text_holds_to_the_grammar_of_strings() {
    // RFC 8259, 7: unescaped = %x20-21 / %x23-5B / %x5D-10FFFF.
    for value in samples(text(), 500) {
        let shown = string(&value).to_string();
        let inner = shown
            .strip_prefix('"')
            .and_then(|shown| shown.strip_suffix('"'));
        let mut chars = inner.expect("it is quoted").chars();
        let mut read = String::new();
        while let Some(c) = chars.next() {
            assert!(c >= ' ' && c != '"', "{shown}");
            if c != '\\' {
                read.push(c);
                continue;
            }
            read.push(match chars.next() {
                Some('n') => '\n',
                Some('r') => '\r',
                Some('t') => '\t',
                Some('u') => {
                    let digits: String = chars.by_ref().take(4).collect();
                    char::from_u32(u32::from_str_radix(&digits, 16).unwrap()).unwrap()
                }
                Some(same @ ('"' | '\\')) => same,
                other => panic!("{other:?} in {shown}"),
            });
        }
        assert_eq!(read, value);
    }
}

#[test]
fn floats_display_as_numbers_that_read_as_the_same_float() {
    let finite = floats(..).allow_nan(false).allow_infinity(false);
    for value in samples(finite, 1000) {
        let shown = Json::Double(value).to_string();
        assert_eq!(shown.parse::<f64>().map(f64::to_bits), Ok(value.to_bits()));
        // RFC 8259, 6: a digit stands on both sides of the point, and a fraction or an exponent tells it from an integer.
        let unsigned = shown.strip_prefix('-').unwrap_or(&shown);
        let (mantissa, exponent) = unsigned.split_once('e').unwrap_or((unsigned, "0"));
        let (whole, fraction) = mantissa.split_once('.').unwrap_or((mantissa, "0"));
        let digits = |part: &str| !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit());
        assert!(digits(whole) && digits(fraction), "{shown}");
        assert!(whole == "0" || !whole.starts_with('0'), "{shown}");
        assert!(
            digits(exponent.strip_prefix('-').unwrap_or(exponent)),
            "{shown}"
        );
        assert!(shown.contains(['.', 'e']), "{shown}");
    }
}

#[test]
fn a_number_that_json_has_not_is_an_error_and_no_other_text() {
    for value in [f64::NAN, f64::INFINITY, f64::NEG_INFINITY] {
        let mut shown = String::new();
        assert!(write!(shown, "{}", Json::Array(vec![Json::Double(value)])).is_err());
    }
}

#[test]
fn values_print_as_the_source_that_makes_them() {
    let value = object(&[
        (
            "a",
            Json::Array(vec![Json::Null, Json::Bool(true), Json::Int(-7)]),
        ),
        ("b", string("x")),
        ("c", Json::Double(0.5)),
    ]);
    let mut source = SourceText::new();
    value.to_source(&mut source).unwrap();
    // The same text as an expression, so that it is known to compile.
    let made = Json::Object(BTreeMap::from([
        (
            "a".to_string(),
            Json::Array(vec![Json::Null, Json::Bool(true), Json::Int(-7)]),
        ),
        ("b".to_string(), Json::Str("x".to_string())),
        ("c".to_string(), Json::Double(0.5)),
    ]));
    assert_eq!(made, value);
    assert_eq!(
        source.as_str(),
        "Json::Object(std::collections::BTreeMap::from([\
         (\"a\".to_string(), Json::Array(vec![Json::Null, Json::Bool(true), Json::Int(-7)])), \
         (\"b\".to_string(), Json::Str(\"x\".to_string())), \
         (\"c\".to_string(), Json::Double(0.5))]))"
    );
}

#[test]
fn in_another_module_the_source_has_the_path_that_users_have() {
    let mut source = SourceText::in_module("shop::tests");
    Json::Array(vec![Json::Null])
        .to_source(&mut source)
        .unwrap();
    assert_eq!(
        source.as_str(),
        "hypo::strategies::Json::Array(vec![hypo::strategies::Json::Null])"
    );
}
