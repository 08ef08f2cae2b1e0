//! What each byte of a source may be part of.
//!
//! A table, for in a debug build a look into it is several times as fast as a
//! call of a function that compares.

/// The classes of each byte, as a set of bits; none for punctuation and quotes.
pub(super) static CLASSES: [u8; 256] = classes();

/// What separates and means nothing.
pub(super) const SPACE: u8 = 1;
/// Decimal digits, and the underscores that may be among them.
pub(super) const DIGITS: u8 = 2;
/// Hexadecimal digits and underscores.
pub(super) const HEXADECIMAL: u8 = 4;
/// What names, keywords and numbers consist of. All bytes above 127 are among them, which outside of
/// strings and comments are letters indeed.
pub(super) const WORD: u8 = 8;
/// The dot.
pub(super) const DOT: u8 = 16;

const fn classes() -> [u8; 256] {
    let mut classes = [0; 256];
    let mut byte = 0;
    while byte < 256 {
        classes[byte] = match byte as u8 {
            b' ' | b'\n' | b'\t' | b'\r' => SPACE,
            b'.' => DOT,
            b'0'..=b'9' | b'_' => WORD | HEXADECIMAL | DIGITS,
            b'a'..=b'f' | b'A'..=b'F' => WORD | HEXADECIMAL,
            b'g'..=b'z' | b'G'..=b'Z' | 0x80.. => WORD,
            _ => 0,
        };
        byte += 1;
    }
    classes
}

pub(super) fn is_space(byte: u8) -> bool {
    CLASSES[byte as usize] & SPACE != 0
}

pub(super) fn is_word(byte: u8) -> bool {
    CLASSES[byte as usize] & WORD != 0
}
