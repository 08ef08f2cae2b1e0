//! A stored failure: its choices, and whether there is anything left to shrink.

use crate::choice::{Value, wire};

/// The format that this version writes, and the only one it reads.
const FORMAT: u8 = 1;
const SHRUNK: u8 = 1;

/// A failure as it is stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    /// Whether it was shrunk to the end, so that replaying it is all there is to do.
    pub(crate) shrunk: bool,
    /// Its choices.
    pub(crate) values: Vec<Value>,
}

impl Entry {
    pub(crate) fn encode(&self) -> Vec<u8> {
        let mut bytes = vec![FORMAT, if self.shrunk { SHRUNK } else { 0 }];
        bytes.extend_from_slice(&wire::encode(&self.values));
        bytes
    }

    /// Whether these bytes say that they are an entry that was shrunk to the end.
    pub(crate) fn is_shrunk(bytes: &[u8]) -> bool {
        bytes.starts_with(&[FORMAT, SHRUNK])
    }

    /// The entry of these bytes, or `None` if they are not one of this format.
    pub(crate) fn decode(bytes: &[u8]) -> Option<Entry> {
        let (&[format, flags], choices) = bytes.split_first_chunk()?;
        if format != FORMAT || flags > SHRUNK {
            return None;
        }
        Some(Entry {
            shrunk: flags == SHRUNK,
            values: wire::decode(choices)?,
        })
    }
}
