//! The pieces of a URL between its delimiters, percent-encoded where they have to be.

use hypo_core::TestCase;
use hypo_core::choice::{Alphabet, Int, IntegerConstraint, StringConstraint};

use crate::size;

/// Which characters a piece is made of, and how they become bytes.
#[derive(Clone, Copy, Debug)]
enum Kind {
    /// Printable ones of ASCII.
    Printable,
    /// Any, in UTF-8.
    Unicode,
    /// Any bytes, a character each: code that decodes them has to see some that are not UTF-8.
    Bytes,
}

/// Mostly what is read easily.
const KINDS: [Kind; 4] = [Kind::Printable, Kind::Printable, Kind::Unicode, Kind::Bytes];

/// Draws pieces of URLs.
#[derive(Clone, Debug)]
pub(super) struct Pieces {
    kind: IntegerConstraint,
    printable: StringConstraint,
    unicode: StringConstraint,
    bytes: StringConstraint,
}

impl Pieces {
    pub(super) fn new() -> Pieces {
        let of = |first, last| {
            let alphabet = Alphabet::from_ranges([(first, last)]);
            StringConstraint::new(alphabet.expect("it has characters"), size::any())
        };
        let last = Int::from(KINDS.len() - 1);
        let kind = IntegerConstraint::new(Int::ZERO, last, Int::ZERO);
        Pieces {
            kind: kind.expect("0 is below everything"),
            printable: of(' ', '~'),
            unicode: of('\0', char::MAX),
            bytes: of('\0', '\u{FF}'),
        }
    }

    /// Appends a piece in which these stand for themselves, besides what may everywhere.
    pub(super) fn draw(&self, case: &TestCase, plain: &str, out: &mut String) {
        let kind = case.draw_integer(&self.kind).magnitude() as usize;
        let mut encode = |byte: u8| encode(byte, plain, out);
        match KINDS[kind] {
            Kind::Printable => case.draw_string(&self.printable).bytes().for_each(encode),
            Kind::Unicode => case.draw_string(&self.unicode).bytes().for_each(encode),
            Kind::Bytes => {
                for c in case.draw_string(&self.bytes).chars() {
                    encode(c as u8);
                }
            }
        }
    }
}

/// Appends a byte, encoded unless it is one of `plain` or unreserved (RFC 3986, 2.1 and 2.3).
fn encode(byte: u8, plain: &str, out: &mut String) {
    const DIGITS: &[u8; 16] = b"0123456789ABCDEF";
    if byte.is_ascii_alphanumeric() || b"-._~".contains(&byte) || plain.as_bytes().contains(&byte) {
        out.push(char::from(byte));
    } else {
        out.push('%');
        out.push(char::from(DIGITS[usize::from(byte >> 4)]));
        out.push(char::from(DIGITS[usize::from(byte & 15)]));
    }
}
