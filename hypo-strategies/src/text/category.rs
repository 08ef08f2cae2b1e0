//! The kinds of character that `char` has methods for.

use std::sync::OnceLock;

use super::char_set::CharSet;

/// The characters of which a method of [`char`] says that they are of a kind, in all planes of Unicode.
///
/// Each is named after its method, and is what that method says, so that the two never disagree.
///
/// ```
/// use hypo_strategies::{Category, Strategy, chars, text};
///
/// # hypo_strategies::for_each_case(|case| {
/// let letter = chars().alphabet(Category::Alphabetic).draw(case);
/// assert!(letter.is_alphabetic());
/// let word = text().alphabet((Category::AsciiAlphanumeric, "_")).draw(case);
/// assert!(word.is_ascii());
/// let printable = text().excluding(Category::Control).draw(case);
/// assert!(!printable.contains(char::is_control));
/// # });
/// ```
///
/// The first use of one that is not of ASCII goes through the whole of Unicode,
/// which takes some milliseconds; the process remembers what it found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Category {
    /// As [`char::is_alphabetic`] says.
    Alphabetic,
    /// As [`char::is_numeric`] says.
    Numeric,
    /// As [`char::is_alphanumeric`] says.
    Alphanumeric,
    /// As [`char::is_lowercase`] says.
    Lowercase,
    /// As [`char::is_uppercase`] says.
    Uppercase,
    /// As [`char::is_whitespace`] says.
    Whitespace,
    /// As [`char::is_control`] says.
    Control,
    /// As [`char::is_ascii`] says.
    Ascii,
    /// As [`char::is_ascii_alphabetic`] says.
    AsciiAlphabetic,
    /// As [`char::is_ascii_digit`] says.
    AsciiDigit,
    /// As [`char::is_ascii_hexdigit`] says.
    AsciiHexdigit,
    /// As [`char::is_ascii_alphanumeric`] says.
    AsciiAlphanumeric,
    /// As [`char::is_ascii_lowercase`] says.
    AsciiLowercase,
    /// As [`char::is_ascii_uppercase`] says.
    AsciiUppercase,
    /// As [`char::is_ascii_punctuation`] says.
    AsciiPunctuation,
    /// As [`char::is_ascii_graphic`] says.
    AsciiGraphic,
    /// As [`char::is_ascii_whitespace`] says.
    AsciiWhitespace,
    /// As [`char::is_ascii_control`] says.
    AsciiControl,
}

/// Inclusive and ascending. One may go from below the surrogates to above them.
type Ranges = Vec<(char, char)>;

impl CharSet for Category {
    fn add_to(&self, ranges: &mut Ranges) {
        /// The characters of all Unicode for which the method holds.
        macro_rules! unicode {
            ($method:ident) => {{
                static RANGES: OnceLock<Ranges> = OnceLock::new();
                let found = RANGES.get_or_init(|| ranges_of(char::MAX, char::$method));
                ranges.extend_from_slice(found);
            }};
        }
        /// Those of ASCII, which are found as soon as remembered.
        macro_rules! ascii {
            ($method:ident) => {
                ranges.extend(ranges_of('\x7F', |c| c.$method()))
            };
        }
        match self {
            Category::Alphabetic => unicode!(is_alphabetic),
            Category::Numeric => unicode!(is_numeric),
            Category::Alphanumeric => unicode!(is_alphanumeric),
            Category::Lowercase => unicode!(is_lowercase),
            Category::Uppercase => unicode!(is_uppercase),
            Category::Whitespace => unicode!(is_whitespace),
            Category::Control => unicode!(is_control),
            Category::Ascii => ascii!(is_ascii),
            Category::AsciiAlphabetic => ascii!(is_ascii_alphabetic),
            Category::AsciiDigit => ascii!(is_ascii_digit),
            Category::AsciiHexdigit => ascii!(is_ascii_hexdigit),
            Category::AsciiAlphanumeric => ascii!(is_ascii_alphanumeric),
            Category::AsciiLowercase => ascii!(is_ascii_lowercase),
            Category::AsciiUppercase => ascii!(is_ascii_uppercase),
            Category::AsciiPunctuation => ascii!(is_ascii_punctuation),
            Category::AsciiGraphic => ascii!(is_ascii_graphic),
            Category::AsciiWhitespace => ascii!(is_ascii_whitespace),
            Category::AsciiControl => ascii!(is_ascii_control),
        }
    }
}

/// The characters up to `last` for which `holds` is true.
fn ranges_of(last: char, holds: impl Fn(char) -> bool) -> Ranges {
    let mut ranges = Ranges::new();
    let mut within = false;
    for c in '\0'..=last {
        let also = holds(c);
        match ranges.last_mut() {
            Some(range) if also && within => range.1 = c,
            _ if also => ranges.push((c, c)),
            _ => {}
        }
        within = also;
    }
    ranges
}
