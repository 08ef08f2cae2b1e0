//! A test case in one line of text: what `#[reproduce_failure]` takes.
//!
//! Base64 of a format number, a checksum, and the choices.

use crate::base64;
use crate::choice::{Value, wire};

/// The format that this version writes, and the only one it reads.
const FORMAT: u8 = 1;
/// A line that was cut or mistyped is told apart with this many bytes of its digest.
const CHECKSUM: usize = 4;

/// Why a blob cannot be replayed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Unreadable {
    /// Its format is one that this version does not know.
    Format,
    /// It is not a blob, or not a whole one.
    Broken,
}

pub(crate) fn encode<'a>(values: impl IntoIterator<Item = &'a Value>) -> String {
    let choices = wire::encode(values);
    let mut bytes = vec![FORMAT];
    bytes.extend_from_slice(&checksum(&choices));
    bytes.extend_from_slice(&choices);
    base64::encode(&bytes)
}

pub(crate) fn decode(blob: &str) -> Result<Vec<Value>, Unreadable> {
    let bytes = base64::decode(blob).ok_or(Unreadable::Broken)?;
    let (&format, rest) = bytes.split_first().ok_or(Unreadable::Broken)?;
    if format != FORMAT {
        return Err(Unreadable::Format);
    }
    let (sum, choices) = rest.split_first_chunk().ok_or(Unreadable::Broken)?;
    if *sum != checksum(choices) {
        return Err(Unreadable::Broken);
    }
    wire::decode(choices).ok_or(Unreadable::Broken)
}

fn checksum(choices: &[u8]) -> [u8; CHECKSUM] {
    let digest = blake3::hash(choices);
    let (sum, _) = digest
        .as_bytes()
        .split_first_chunk()
        .expect("a digest has 32 bytes");
    *sum
}
