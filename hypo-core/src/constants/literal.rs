//! Literals, and the values that they stand for.

use crate::choice::{Int, Value};

/// A literal as it stands in the source.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Literal<'a> {
    Number(Number<'a>),
    Text(Text<'a>),
}

/// An integer or a float.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Number<'a> {
    /// Whether a minus before it is its sign.
    pub(super) is_negative: bool,
    /// All before the suffix: `0xff`, `1_000`, `2.5e-3`.
    pub(super) digits: &'a [u8],
    /// Its type, if that is written; empty if not.
    pub(super) suffix: &'a [u8],
}

/// What stands in quotes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Text<'a> {
    pub(super) kind: Kind,
    /// Whether backslashes in it are only backslashes.
    pub(super) is_raw: bool,
    /// All between the quotes, with its escapes.
    pub(super) body: &'a [u8],
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    String,
    CString,
    ByteString,
    Char,
    Byte,
}

/// Nobody wants the value of a string that is longer than this.
const LONGEST_IN_BYTES: usize = 4 * super::MAX_CHARACTERS;

impl Literal<'_> {
    /// What it stands for; `None` if it stands for nothing, or for more than an [`Int`] can be or a
    /// constant may be long.
    ///
    /// A char is a string of one character and a byte a byte string of one: as numbers they all are
    /// small, and among the large ones of a program they would only be in the way.
    pub(super) fn value(self) -> Option<Value> {
        match self {
            Literal::Number(number) => number.value(),
            Literal::Text(text) => text.value(),
        }
    }
}

impl Number<'_> {
    fn value(self) -> Option<Value> {
        let radix = match self.digits {
            [b'0', b'x', ..] => 16,
            [b'0', b'o', ..] => 8,
            [b'0', b'b', ..] => 2,
            _ => return self.decimal(),
        };
        self.integer(&self.digits[2..], radix)
    }

    fn decimal(self) -> Option<Value> {
        let has_type = matches!(self.suffix, b"f32" | b"f64");
        let looks_so = self
            .digits
            .iter()
            .any(|byte| matches!(byte, b'.' | b'e' | b'E'));
        if has_type || looks_so {
            self.float()
        } else {
            self.integer(self.digits, 10)
        }
    }

    fn integer(self, digits: &[u8], radix: u32) -> Option<Value> {
        let mut magnitude: u128 = 0;
        for byte in digits {
            if *byte != b'_' {
                let digit = char::from(*byte).to_digit(radix)?;
                magnitude = magnitude
                    .checked_mul(radix.into())?
                    .checked_add(digit.into())?;
            }
        }
        Int::new(self.is_negative, magnitude).map(Value::Integer)
    }

    fn float(self) -> Option<Value> {
        let mut digits = String::new();
        for byte in self.digits {
            if *byte != b'_' {
                digits.push(char::from(*byte));
            }
        }
        // The program knows no more digits of it than fit an `f32`.
        let magnitude = if self.suffix == b"f32" {
            f64::from(digits.parse::<f32>().ok()?)
        } else {
            digits.parse().ok()?
        };
        Some(Value::Float(if self.is_negative {
            -magnitude
        } else {
            magnitude
        }))
    }
}

impl Text<'_> {
    fn value(self) -> Option<Value> {
        let mut unescaped = Unescaped::default();
        let mut rest = self.body;
        while let Some((byte, behind)) = rest.split_first() {
            rest = behind;
            match byte {
                b'\\' if !self.is_raw => rest = unescaped.escape(rest)?,
                // Rustc reads the ends of lines so, wherever the file comes from.
                b'\r' if rest.first() == Some(&b'\n') => {}
                _ => unescaped.0.push(*byte),
            }
            if unescaped.0.len() > LONGEST_IN_BYTES {
                return None;
            }
        }
        match self.kind {
            Kind::ByteString | Kind::Byte => Some(Value::Bytes(unescaped.0)),
            Kind::String | Kind::CString | Kind::Char => {
                String::from_utf8(unescaped.0).ok().map(Value::String)
            }
        }
    }
}

/// What a string comes to, as far as it has been read.
#[derive(Default)]
struct Unescaped(Vec<u8>);

impl Unescaped {
    /// Reads the escape behind a backslash, and gives what follows it.
    fn escape<'a>(&mut self, rest: &'a [u8]) -> Option<&'a [u8]> {
        let (letter, rest) = rest.split_first()?;
        let byte = match letter {
            b'n' => b'\n',
            b'r' => b'\r',
            b't' => b'\t',
            b'0' => 0,
            b'\\' | b'\'' | b'"' => *letter,
            b'x' => return self.hexadecimal(rest),
            b'u' => return self.unicode(rest),
            b'\n' | b'\r' => return Some(rest.trim_ascii_start()),
            _ => return None,
        };
        self.0.push(byte);
        Some(rest)
    }

    fn hexadecimal<'a>(&mut self, rest: &'a [u8]) -> Option<&'a [u8]> {
        let (digits, rest) = rest.split_at_checked(2)?;
        self.0.push(number_of(digits)? as u8);
        Some(rest)
    }

    fn unicode<'a>(&mut self, rest: &'a [u8]) -> Option<&'a [u8]> {
        let rest = rest.strip_prefix(b"{")?;
        let end = rest.iter().position(|byte| *byte == b'}')?;
        let character = char::from_u32(number_of(&rest[..end])?)?;
        let mut encoded = [0; 4];
        self.0
            .extend_from_slice(character.encode_utf8(&mut encoded).as_bytes());
        Some(&rest[end + 1..])
    }
}

/// The number of these hexadecimal digits, among which may be underscores.
fn number_of(digits: &[u8]) -> Option<u32> {
    let mut number: u32 = 0;
    for byte in digits {
        if *byte != b'_' {
            let digit = char::from(*byte).to_digit(16)?;
            number = number.checked_mul(16)?.checked_add(digit)?;
        }
    }
    Some(number)
}
