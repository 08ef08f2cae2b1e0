//! Character classes in the syntax of regular expressions.

use hypo_core::choice::Alphabet;
use hypo_core::misuse;

use super::parse::{characters, parse, show};
use crate::CharSet;

/// The characters of a class in Rust regex syntax, such as `\p{Greek}`, `\w` or `[a-z&&[^aeiou]]`, as an alphabet.
///
/// ```
/// use hypo_strategies::{Strategy, char_class, chars, text};
///
/// # hypo_strategies::for_each_case(|case| {
/// let capital = chars().alphabet(char_class(r"\p{Lu}")).draw(case);
/// assert!(capital.is_uppercase());
/// let line = text().excluding(char_class(r"[\r\n\p{Zl}\p{Zp}]")).draw(case);
/// assert!(!line.contains('\n'));
/// # });
/// ```
///
/// What the [regex crate](https://docs.rs/regex/1/regex/#syntax) takes for a class is one here, with Unicode's general
/// categories, scripts and properties and with flags: `(?i)[a-z]`. A pattern that does not parse, or that is more
/// than one character, is an error; one without characters is an error where it is an alphabet.
///
/// The tables are those of the regex crate. The standard library may have those of another version of Unicode:
/// where its methods decide, see [`Category`](crate::Category).
#[track_caller]
pub fn char_class(pattern: &str) -> CharClass {
    let hir = parse(pattern);
    match characters(&hir) {
        Some(characters) => CharClass(characters),
        None => misuse(&format!(
            "{} is not one class of characters; write it as one, such as `[a-z]`, \
             or draw text of the whole pattern with from_regex",
            show(pattern)
        )),
    }
}

/// The characters of a class; made by [`char_class`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CharClass(Option<Alphabet>);

impl CharSet for CharClass {
    fn add_to(&self, ranges: &mut Vec<(char, char)>) {
        if let Some(alphabet) = &self.0 {
            ranges.extend(alphabet.ranges());
        }
    }
}
