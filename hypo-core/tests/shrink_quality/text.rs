use hypo_core::choice::Alphabet;

use crate::draws::{bytes, int, text, text_of};
use crate::table::{Row, check, row};

pub(crate) fn rows() -> Vec<Row> {
    [texts(), kinds_of_characters(), several_texts()]
        .into_iter()
        .flatten()
        .collect()
}

fn texts() -> Vec<Row> {
    vec![
        row("S1 any", &["\"\""], text, |_| true),
        row(
            "S1 not empty",
            &["\"0\""],
            |c| text_of(c, &Alphabet::all(), 1..=100),
            |_| true,
        ),
        row("S2 ten long", &["\"0000000000\""], text, |s| {
            s.chars().count() >= 10
        }),
        row("S3 not lower case", &["\"A\""], text, |s| {
            *s != s.to_lowercase()
        }),
        row("S3 not upper case", &["\"a\""], text, |s| {
            *s != s.to_uppercase()
        }),
        row("S4 an e", &["\"E\""], text, |s| s.contains(['e', 'E'])),
        row("S5 a t", &["\"T\""], text, |s| {
            s.to_lowercase().contains('t')
        }),
    ]
}

fn kinds_of_characters() -> Vec<Row> {
    vec![
        row("S7 below 0", &["\"/\""], text, |s| {
            s.chars().any(|c| c < '0')
        }),
        row("S9 both ends", &["\"0☃\"", "\"☃0\""], text, |s| {
            s.chars().any(|c| c >= '☃') && s.chars().any(|c| c <= '0')
        }),
        row("S11 not ASCII", &["\"\\u{80}\""], text, |s| !s.is_ascii()),
        row("S11 four bytes", &["\"𐀀\""], text, |s| {
            s.chars().any(|c| c.len_utf8() == 4)
        }),
        row("S13 a line break", &["\"\\n\""], text, |s| s.contains('\n')),
        row("S14 three distinct", &["\"012\""], text, |s| {
            distinct(s) >= 3
        }),
        row(
            "S20 an alphabet",
            &["\"AAA\""],
            |c| text_of(c, &letters("FEDCBA"), 3..=100),
            |_| true,
        ),
    ]
}

fn several_texts() -> Vec<Row> {
    vec![
        row(
            "S23 equal texts",
            &["(\"0\", \"0\")"],
            |c| (text(c), text(c)),
            |(a, b)| a == b && !a.is_empty(),
        ),
        row(
            "S23 one in the other",
            &["(\"00\", \"00\")"],
            |c| (text(c), text(c)),
            |(a, b)| b.contains(a.as_str()) && a.chars().count() > 1,
        ),
        row("S25 any bytes", &["[]"], |c| bytes(c, 0..=100), |_| true),
        row(
            "S25 three bytes",
            &["[0, 0, 0]"],
            |c| bytes(c, 0..=100),
            |b| b.len() >= 3,
        ),
        row(
            "S25 a high byte",
            &["[128]"],
            |c| bytes(c, 0..=100),
            |b| b.iter().any(|b| *b >= 128),
        ),
        row(
            "S26 no text",
            &["[128]"],
            |c| bytes(c, 0..=100),
            |b| std::str::from_utf8(b).is_err(),
        ),
        row(
            "S28 exactly so long",
            &["\"000000000a\""],
            |c| {
                let size = int(c, 0..=20usize);
                text_of(c, &letters("0a"), size..=size)
            },
            |s| s.len() >= 10 && s.contains('a'),
        ),
    ]
}

fn letters(letters: &str) -> Alphabet {
    Alphabet::from_chars(letters.chars()).expect("not empty")
}

fn distinct(text: &str) -> usize {
    let chars: std::collections::BTreeSet<char> = text.chars().collect();
    chars.len()
}

#[test]
fn text_ends_short_and_legible() {
    check(&rows());
}
