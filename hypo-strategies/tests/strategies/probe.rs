//! The macros that `#[given]` and the derive print by.

#![allow(dead_code, reason = "fields that are only printed")]

use hypo_strategies::{NoSource, SourceText, ToSource, argument, write_source};

struct Opaque(u8);

#[derive(Debug)]
struct Debugged(u8);

/// What the derive makes of a type: source, as far as its fields have it.
#[derive(Debug)]
struct Wrapper<T>(T);

impl<T: ToSource> ToSource for Wrapper<T> {
    fn to_source(&self, out: &mut SourceText) -> Result<(), NoSource> {
        out.push_str("Wrapper(");
        write_source!(&self.0, out)?;
        out.push(')');
        Ok(())
    }
}

#[derive(Debug)]
struct HoldsDebugged(Debugged);

impl ToSource for HoldsDebugged {
    fn to_source(&self, out: &mut SourceText) -> Result<(), NoSource> {
        out.push_str("HoldsDebugged(");
        write_source!(&self.0, out)?;
        out.push(')');
        Ok(())
    }
}

struct HoldsOpaque(Opaque);

impl ToSource for HoldsOpaque {
    fn to_source(&self, out: &mut SourceText) -> Result<(), NoSource> {
        write_source!(&self.0, out)
    }
}

macro_rules! described {
    ($value:expr) => {{
        let value = $value;
        let argument = argument!("value", value, "");
        assert_eq!(argument.name, "value");
        (argument.text, argument.is_source)
    }};
}

#[test]
fn a_value_with_source_prints_as_source() {
    assert_eq!(described!(5u8), ("5".to_owned(), true));
    assert_eq!(described!("0".to_owned()), ("\"0\"".to_owned(), true));
    assert_eq!(described!("0"), ("\"0\"".to_owned(), true));
    assert_eq!(
        described!(vec![Wrapper(1)]),
        ("vec![Wrapper(1)]".to_owned(), true)
    );
}

#[test]
fn a_value_without_source_prints_as_debug() {
    assert_eq!(described!(Debugged(1)), ("Debugged(1)".to_owned(), false));
    assert_eq!(
        described!(vec![Debugged(1)]),
        ("[Debugged(1)]".to_owned(), false)
    );
    assert_eq!(
        described!(Wrapper(Debugged(1))),
        ("Wrapper(Debugged(1))".to_owned(), false)
    );
}

#[test]
fn a_value_that_turns_out_to_have_no_source_prints_as_debug() {
    let printed = described!(Some(HoldsDebugged(Debugged(1))));
    assert_eq!(
        printed,
        ("Some(HoldsDebugged(Debugged(1)))".to_owned(), false)
    );
}

#[test]
fn a_value_with_nothing_to_print_is_named_by_its_type() {
    let (text, is_source) = described!(Opaque(1));
    assert!(
        text.starts_with("<value of type ") && text.ends_with("::Opaque>"),
        "{text}"
    );
    assert!(!is_source);
    let (text, is_source) = described!(HoldsOpaque(Opaque(1)));
    assert!(text.ends_with("::HoldsOpaque>"), "{text}");
    assert!(!is_source);
    let (text, is_source) = described!(|n: u8| n);
    assert!(text.starts_with("<value of type "), "{text}");
    assert!(!is_source);
}

#[test]
fn in_a_generic_function_the_bounds_decide() {
    fn bounded<T: ToSource>(value: T) -> (String, bool) {
        described!(value)
    }
    fn unbounded<T>(value: T) -> (String, bool) {
        described!(value)
    }
    assert_eq!(bounded(Wrapper(2)), ("Wrapper(2)".to_owned(), true));
    assert_eq!(unbounded(2u8), ("<value of type u8>".to_owned(), false));
}

#[test]
fn a_place_is_printed_without_being_moved() {
    let text = String::from("kept");
    let argument = argument!("text", text, "");
    assert_eq!(argument.text, "\"kept\"");
    assert_eq!(text, "kept");
}
