use super::Lexer;
use crate::choice::Value;

/// The values of the literals of a source, in the order in which they stand there.
fn values(source: &str) -> Vec<Value> {
    let mut values = Vec::new();
    for found in Lexer::new(source) {
        values.extend(found.literal.value());
    }
    values
}

fn integers(source: &str) -> Vec<i128> {
    let mut integers = Vec::new();
    for value in values(source) {
        match value {
            Value::Integer(value) => integers.push(value.to_i128().unwrap()),
            other => panic!("{source} gives {other:?}"),
        }
    }
    integers
}

fn floats(source: &str) -> Vec<f64> {
    let mut floats = Vec::new();
    for value in values(source) {
        match value {
            Value::Float(value) => floats.push(value),
            other => panic!("{source} gives {other:?}"),
        }
    }
    floats
}

fn strings(source: &str) -> Vec<String> {
    let mut strings = Vec::new();
    for value in values(source) {
        match value {
            Value::String(value) => strings.push(value),
            other => panic!("{source} gives {other:?}"),
        }
    }
    strings
}

fn byte_strings(source: &str) -> Vec<Vec<u8>> {
    let mut byte_strings = Vec::new();
    for value in values(source) {
        match value {
            Value::Bytes(value) => byte_strings.push(value),
            other => panic!("{source} gives {other:?}"),
        }
    }
    byte_strings
}

#[test]
fn integers_are_read_in_every_radix_and_of_every_type() {
    for (source, expected) in [
        ("0", 0),
        ("007", 7),
        ("1_000_", 1000),
        ("0xfF_e", 0xffe),
        ("0x1u8", 1),
        ("0xffi32", 255),
        ("0o17", 15),
        ("0b1_01u8", 5),
        ("1000usize", 1000),
        ("1000_i128", 1000),
        ("170141183460469231731687303715884105727", i128::MAX),
        ("-170141183460469231731687303715884105728", i128::MIN),
    ] {
        assert_eq!(integers(source), [expected], "{source}");
    }
    assert_eq!(
        values("0xffff_ffff_ffff_ffff_ffff_ffff_ffff_ffff"),
        [Value::Integer(u128::MAX.into())]
    );
}

#[test]
fn numbers_that_nothing_can_be_are_passed_over() {
    for source in [
        "340282366920938463463374607431768211456",
        "0x1_ffff_ffff_ffff_ffff_ffff_ffff_ffff_ffff",
        "-170141183460469231731687303715884105729",
        "0b12",
        "0o8",
    ] {
        assert_eq!(values(source), [], "{source}");
    }
}

#[test]
fn a_minus_is_a_sign_where_no_operand_can_end_before_it() {
    for source in [
        "-500",
        "- 500",
        "- /* so */ 500",
        "f(-500)",
        "a = -500",
        "a - -500",
        "[-500]",
        "{ -500 }",
        "{ } -500",
        "a < -500",
        "|x| -500",
        "&-500",
        "&mut -500",
        "x => -500",
        "..=-500",
        "return -500",
        "if -500 < x",
        "while -500 < x",
        "match -500",
        "for i in -500",
        "let -500 = x",
        "break -500",
        "break 'a -500",
        "#[inline] -500",
    ] {
        assert_eq!(integers(source), [-500], "{source}");
    }
    for source in [
        "a - 500",
        "a -500",
        "a-500",
        "a -= 500",
        "f() - 500",
        "a[i] - 500",
        "a? - 500",
        "self - 500",
        "r#in - 500",
        "x.0 - 500",
        "x.await - 500",
        "é - 500",
        "fn f() -> [u8; 500]",
        "-(500)",
    ] {
        assert_eq!(integers(source), [500], "{source}");
    }
    assert_eq!(integers("500 - 600"), [500, 600]);
    assert_eq!(values("'a' - 500").len(), 2);
    assert_eq!(integers("-500..-400"), [-500, -400]);
    assert_eq!(floats("2. - 1.5"), [2.0, 1.5]);
}

#[test]
fn floats_are_read_in_every_form() {
    for (source, expected) in [
        ("1.5", 1.5),
        ("-1.5", -1.5),
        ("a - 1.5", 1.5),
        ("2.", 2.0),
        ("2.)", 2.0),
        ("2. ", 2.0),
        ("1e3", 1e3),
        ("1E+3", 1e3),
        ("1e-3", 1e-3),
        ("1e_3", 1e3),
        ("1_0.0_1e1_0", 10.01e10),
        ("1.5e-7f64", 1.5e-7),
        ("3f64", 3.0),
        ("3_f32", 3.0),
        ("1_0.0f32", 10.0),
        ("0.1f32", f64::from(0.1f32)),
        ("-0.0", -0.0),
        ("1e400", f64::INFINITY),
    ] {
        let found = floats(source);
        assert_eq!(found.len(), 1, "{source}");
        assert_eq!(found[0].to_bits(), expected.to_bits(), "{source}");
    }
}

#[test]
fn a_dot_behind_a_number_may_be_no_point() {
    assert_eq!(integers("100..200"), [100, 200]);
    assert_eq!(integers("100..=200"), [100, 200]);
    assert_eq!(integers("[..200]"), [200]);
    assert_eq!(integers("[100..]"), [100]);
    assert_eq!(integers("100.max(200)"), [100, 200]);
    assert_eq!(integers("100._f"), [100]);
    assert_eq!(integers("100.é()"), [100]);
    assert_eq!(floats("1.5.max(2.5)"), [1.5, 2.5]);
    assert_eq!(integers("0x100.e5()"), [256]);
    assert_eq!(integers("0xe+100"), [14, 100]);
}

#[test]
fn fields_of_tuples_are_not_numbers() {
    for source in ["x.100", "x.100.200", "x . 100", "x.0.100 = y", "f().100"] {
        assert_eq!(values(source), [], "{source}");
    }
    assert_eq!(integers("x.100..200"), [200]);
    assert_eq!(floats("x.100+1.5"), [1.5]);
}

#[test]
fn digits_in_names_are_not_numbers() {
    assert_eq!(values("x100 _100 é100 u8 r#x100 'x100"), []);
}

#[test]
fn strings_are_read_with_their_escapes() {
    for (source, expected) in [
        (r#""""#, ""),
        (r#""a""#, "a"),
        (r#""\"\\\'""#, "\"\\'"),
        (r#""\n\r\t\0""#, "\n\r\t\0"),
        (r#""\x41\x7f""#, "A\x7f"),
        (r#""\u{e9}\u{1F_600}""#, "é😀"),
        ("\"a \\\n   b\"", "a b"),
        ("\"a \\\r\n \t\n  b\"", "a b"),
        ("\"a\nb\"", "a\nb"),
        ("\"a\r\nb\"", "a\nb"),
        (r##"r"\n""##, "\\n"),
        (r##"r#"a"b"#"##, "a\"b"),
        (r###"r##"a"#b"##"###, "a\"#b"),
        ("r\"a\r\nb\"", "a\nb"),
        (r#"c"\xc3\xa9""#, "é"),
        (r##"cr#"\x"#"##, "\\x"),
        (r#""// no comment""#, "// no comment"),
    ] {
        assert_eq!(strings(source), [expected], "{source}");
    }
    assert_eq!(strings(r#"f("a", "b")"#), ["a", "b"]);
}

#[test]
fn strings_that_are_none_are_passed_over() {
    for source in [
        r#""\q""#,
        r#""\xff""#,
        r#""\u{d800}""#,
        r#""\u{110000}""#,
        r#""\u{ffffffffff}""#,
        r#""\u41""#,
        r#"c"\xff""#,
    ] {
        assert_eq!(values(source), [], "{source}");
    }
}

#[test]
fn byte_strings_are_read_with_their_escapes() {
    for (source, expected) in [
        (r#"b"""#, &b""[..]),
        (r#"b"a\xff\n\"""#, b"a\xff\n\""),
        (r#"br"\xff""#, b"\\xff"),
        (r##"br#"a"b"#"##, b"a\"b"),
        ("b'x'", b"x"),
        (r"b'\''", b"'"),
        (r"b'\\'", b"\\"),
        (r"b'\xff'", b"\xff"),
        (r#"b'"'"#, b"\""),
    ] {
        assert_eq!(byte_strings(source), [expected], "{source}");
    }
}

#[test]
fn chars_are_strings_and_lifetimes_are_nothing() {
    for (source, expected) in [
        ("'a'", "a"),
        ("'_'", "_"),
        ("' '", " "),
        ("'é'", "é"),
        ("'€'", "€"),
        ("'😀'", "😀"),
        (r#"'"'"#, "\""),
        (r"'\''", "'"),
        (r"'\\'", "\\"),
        (r"'\n'", "\n"),
        (r"'\u{1F600}'", "😀"),
        ("f::<'a>('b')", "b"),
        ("'a: loop { break 'a 'c' }", "c"),
        ("fn f<'a, 'b>(x: &'a str, c: char) { c == 'd' }", "d"),
        ("impl Trait<'_> for &'static str { 'e' }", "e"),
        ("'r#async 'f'", "f"),
    ] {
        assert_eq!(strings(source), [expected], "{source}");
    }
}

#[test]
fn comments_are_not_read() {
    for source in [
        "// 500",
        "/// \"a\"",
        "//! 'a'",
        "/* 500 */",
        "/** 500 */",
        "/* /* */ 500 */",
        "/* // */ /*/ 500 */",
        "/* \" */ /* \" */",
        "/* 500",
    ] {
        assert_eq!(values(source), [], "{source}");
    }
    assert_eq!(integers("// it's\n500"), [500]);
    assert_eq!(integers("/* it's */500/**/"), [500]);
    assert_eq!(integers("500 / 600"), [500, 600]);
}

#[test]
fn attributes_are_not_read() {
    for source in [
        r##"#[doc = "a"]"##,
        r##"#![doc = "a"]"##,
        r##"# [doc = "a"]"##,
        r##"#! [doc = "a"]"##,
        r##"#[cfg(feature = "a")]"##,
        r##"#[given(x = 100..=200, y = [1, [2]], z = "]")]"##,
        r##"#[doc = r#"]"#]"##,
        "#[a /* ] */ (500)]",
        "#[a(']', 500)]",
        "#[a = 500",
    ] {
        assert_eq!(values(source), [], "{source}");
    }
    assert_eq!(integers("#[a[1]] const A: [u8; 500];"), [500]);
    assert_eq!(integers("quote!(#a [500])"), [500]);
}

#[test]
fn the_line_that_names_an_interpreter_is_not_read() {
    assert_eq!(integers("#!/usr/bin/env 500\n600"), [600]);
    assert_eq!(integers("\u{feff}#!500\n600"), [600]);
    assert_eq!(integers("#![a(500)] 600"), [600]);
}

#[test]
fn raw_names_are_not_strings() {
    assert_eq!(strings(r##"r#type "a" r#"b"# br "c""##), ["a", "b", "c"]);
}

/// Something of everything.
const MIXED: &str = r###"#!/shebang
#![doc = "x"] //! 'doc
fn f<'a>(x: &'a str) -> f64 { /* /* é */ */ let r#in = x.0.1 - 0xffu8; -1_000.5e-3f32 + 2. }
const S: [&str; 3] = ["é\n\x41\u{1F600}\
   b", r#"raw"é#""#, c"C"]; const B: &[u8] = b"\xff\""; // end
const C: [char; 4] = ['a', '\'', '😀', '\u{e9}']; const D: u8 = b'\\'; br##"x"# "##
match x { 'é'..='z' => 100..=-200, _ => 1.max(2), } cr#"y"#"###;

#[test]
fn a_source_may_be_cut_and_patched_anywhere() {
    assert_eq!(values(MIXED).len(), 22);
    for at in 0..=MIXED.len() {
        if !MIXED.is_char_boundary(at) {
            continue;
        }
        let (before, behind) = MIXED.split_at(at);
        values(before);
        values(behind);
        for patch in [
            "\"", "'", "\\", "#", "r#", "b'", "'\\", "/*", "*/", "[", "]", "-", ".", "0x", "1e",
            "\r", "é", "\\u{", "\0",
        ] {
            values(&[before, patch].concat());
            values(&[before, patch, behind].concat());
        }
    }
}
