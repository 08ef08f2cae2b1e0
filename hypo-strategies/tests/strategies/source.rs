#![allow(
    unused_qualifications,
    reason = "what is printed has paths that need no import"
)]

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet, VecDeque};
use std::hash::{BuildHasherDefault, DefaultHasher};
use std::path::PathBuf;
use std::rc::Rc;
use std::sync::Arc;
use std::time::Duration;

use hypo_strategies::{SourceText, ToSource};

fn source<T: ToSource + ?Sized>(value: &T) -> String {
    let mut out = SourceText::new();
    value.to_source(&mut out).unwrap();
    out.into_string()
}

fn argument<T: ToSource + ?Sized>(value: &T) -> String {
    let mut out = SourceText::new();
    value.to_argument(&mut out).unwrap();
    out.into_string()
}

/// Each expression prints as it is written, and so compiles where its type is known.
macro_rules! prints_as_written {
    ($($type:ty: $($value:expr),+;)*) => {$($({
        let value: $type = $value;
        let printed: String = source(&value).split_whitespace().collect();
        let written: String = stringify!($value).split_whitespace().collect();
        assert_eq!(printed, written);
    })+)*};
}

#[test]
fn values_print_as_expressions_that_make_them() {
    prints_as_written! {
        u8: 0, 255;
        i64: -5, 9223372036854775807, -9223372036854775808;
        u128: 340282366920938463463374607431768211455;
        i128: -170141183460469231731687303715884105728;
        bool: true, false;
        (): ();
        f64: 1.0, -0.0, 0.1, 1e100, 5e-324, 9007199254740992.0, f64::NAN, f64::INFINITY, f64::NEG_INFINITY;
        f64: f64::from_bits(0xfff8000000000000), f64::from_bits(0x7ff0000000000001);
        f32: 1.0, 0.1, 1e-45, f32::NAN, f32::INFINITY, f32::NEG_INFINITY, f32::from_bits(0x7fc00001);
        char: '0', '\'', '"', '\n', '\0', '\u{7f}', 'é', '\u{202e}', '\u{301}', '\\';
        &str: "", "0", "'", "\"\\\n\r\t\0", "\u{202e}\u{feff}", "ß👨";
        String: "0".to_string(), "".to_string();
        Option<u8>: None, Some(5);
        Option<String>: Some("a".to_string());
        Result<u8, bool>: Ok(5), Err(true);
        (u8,): (5,);
        (u8, (f32, char)): (5, (1.0, 'a'));
        [u8; 3]: [1, 2, 3];
        [u8; 0]: [];
        &[i8]: &[-1, 2];
        &u8: &5;
        &&str: &"a";
        Box<u8>: Box::new(5);
        Rc<u8>: std::rc::Rc::new(5);
        Arc<[u8; 2]>: std::sync::Arc::new([1, 2]);
        Box<str>: Box::from("a");
        Rc<str>: std::rc::Rc::from("a");
        Arc<str>: std::sync::Arc::from("a");
        Cow<'static, str>: std::borrow::Cow::from("a");
        PathBuf: std::path::PathBuf::from("/tmp");
        Vec<u8>: vec![], vec![1, 2];
        Vec<(u8, String)>: vec![(1, "a".to_string()), (2, "".to_string())];
        Vec<Vec<Option<i8>>>: vec![vec![], vec![None, Some(-1)]];
        VecDeque<u8>: std::collections::VecDeque::from([1, 2]), std::collections::VecDeque::from([]);
        BTreeSet<u8>: std::collections::BTreeSet::from([1, 2]), std::collections::BTreeSet::from([]);
        BTreeMap<u8, char>: std::collections::BTreeMap::from([(1, 'a'), (2, 'b')]), std::collections::BTreeMap::from([]);
        HashSet<u8>: std::collections::HashSet::from([1, 10, 2]), std::collections::HashSet::from([]);
        HashMap<u8, String>: std::collections::HashMap::from([(1, "a".to_string()), (2, "b".to_string())]);
        HashSet<u8, Fixed>: std::collections::HashSet::from_iter([1, 2]), std::collections::HashSet::default();
        HashMap<u8, bool, Fixed>: std::collections::HashMap::from_iter([(1, true), (2, false)]), std::collections::HashMap::default();
        Duration: std::time::Duration::new(3, 5);
    }
}

type Fixed = BuildHasherDefault<DefaultHasher>;

#[test]
fn owned_text_is_a_bare_literal_as_a_whole_argument_only() {
    assert_eq!(argument(&"0".to_owned()), r#""0""#);
    assert_eq!(argument(&Box::<str>::from("0")), r#""0""#);
    assert_eq!(argument(&Rc::<str>::from("0")), r#""0""#);
    assert_eq!(argument(&Cow::from("0")), r#""0""#);
    assert_eq!(argument(&PathBuf::from("0")), r#""0""#);
    assert_eq!(argument(&vec!["0".to_owned()]), r#"vec!["0".to_string()]"#);
    assert_eq!(argument(&Some("0".to_owned())), r#"Some("0".to_string())"#);
    assert_eq!(argument(&5), "5");
}

#[test]
fn no_character_is_printed_that_rustc_refuses_in_a_literal() {
    for c in ('\u{202a}'..='\u{202e}').chain('\u{2066}'..='\u{2069}') {
        assert!(source(&c).is_ascii());
        assert!(source(&c.to_string()).is_ascii());
    }
    assert_eq!(source("\r"), r#""\r""#);
}
