//! How a choice sequence is written down: the form of databases and blobs.
//!
//! The choices follow each other. Each begins with a byte that holds its kind
//! in the three high bits and the length of its payload in the five low ones; a
//! length of 31 and more follows as LEB128. Only values are written: what they
//! may be is known to the strategy that replays them.
//!
//! ```
//! use hypo_core::choice::{Int, Value, wire};
//! let values = [Value::Integer(Int::from(0)), Value::Integer(Int::from(-51)), Value::Boolean(false)];
//! let bytes = wire::encode(&values);
//! assert_eq!(bytes, [0x41, 0x00, 0x41, 0xCD, 0x00]);
//! assert_eq!(wire::decode(&bytes).as_deref(), Some(&values[..]));
//! ```

use super::{Int, Value};

const BOOLEAN: u8 = 0;
const FLOAT: u8 = 1;
const INTEGER: u8 = 2;
const BYTES: u8 = 3;
const STRING: u8 = 4;

/// A length of so much or more does not fit beside the kind.
const LONG: usize = 31;

/// The bytes of a sequence.
pub fn encode<'a>(values: impl IntoIterator<Item = &'a Value>) -> Vec<u8> {
    let mut out = Vec::new();
    for value in values {
        put(&mut out, value);
    }
    out
}

/// The sequence of these bytes, or `None` if they are not one.
pub fn decode(mut bytes: &[u8]) -> Option<Vec<Value>> {
    let mut values = Vec::new();
    while !bytes.is_empty() {
        values.push(take(&mut bytes)?);
    }
    Some(values)
}

/// Writes one value.
pub(crate) fn put(out: &mut Vec<u8>, value: &Value) {
    match value {
        Value::Boolean(value) => out.push(BOOLEAN << 5 | u8::from(*value)),
        Value::Float(value) => put_payload(out, FLOAT, &value.to_bits().to_be_bytes()),
        Value::Integer(value) => {
            let (wide, first) = integer_bytes(*value);
            put_payload(out, INTEGER, &wide[first..]);
        }
        Value::Bytes(value) => put_payload(out, BYTES, value),
        Value::String(value) => put_payload(out, STRING, value.as_bytes()),
    }
}

/// Reads one value off the front, or `None` if there is none.
pub(crate) fn take(bytes: &mut &[u8]) -> Option<Value> {
    let (head, rest) = bytes.split_first()?;
    *bytes = rest;
    let kind = head >> 5;
    let low = head & 31;
    if kind == BOOLEAN {
        return (low <= 1).then_some(Value::Boolean(low == 1));
    }
    let size = if usize::from(low) == LONG {
        take_length(bytes)?
    } else {
        usize::from(low)
    };
    let (payload, rest) = bytes.split_at_checked(size)?;
    *bytes = rest;
    Some(match kind {
        FLOAT => Value::Float(f64::from_bits(u64::from_be_bytes(payload.try_into().ok()?))),
        INTEGER => Value::Integer(integer_from_bytes(payload)?),
        BYTES => Value::Bytes(payload.to_vec()),
        STRING => Value::String(String::from_utf8(payload.to_vec()).ok()?),
        _ => return None,
    })
}

fn put_payload(out: &mut Vec<u8>, kind: u8, payload: &[u8]) {
    if payload.len() < LONG {
        out.push(kind << 5 | payload.len() as u8);
    } else {
        out.push(kind << 5 | LONG as u8);
        put_length(out, payload.len());
    }
    out.extend_from_slice(payload);
}

fn put_length(out: &mut Vec<u8>, mut length: usize) {
    while length >= 0x80 {
        out.push(length as u8 | 0x80);
        length >>= 7;
    }
    out.push(length as u8);
}

fn take_length(bytes: &mut &[u8]) -> Option<usize> {
    let mut length = 0usize;
    let mut shift = 0;
    while shift < usize::BITS {
        let (byte, rest) = bytes.split_first()?;
        *bytes = rest;
        let part = usize::from(byte & 0x7F);
        if part << shift >> shift != part {
            return None;
        }
        length |= part << shift;
        if byte & 0x80 == 0 {
            return Some(length);
        }
        shift += 7;
    }
    None
}

/// Two's complement, big-endian, one byte and one for each eight bits of the magnitude: the last bytes, and where they begin.
fn integer_bytes(value: Int) -> ([u8; 17], usize) {
    let bits = u128::BITS - value.magnitude().leading_zeros();
    let size = 1 + bits as usize / 8;
    let low = if value.is_negative() {
        value.magnitude().wrapping_neg()
    } else {
        value.magnitude()
    };
    let sign = if value.is_negative() { 0xFF } else { 0x00 };
    let mut wide = [sign; 17];
    wide[1..].copy_from_slice(&low.to_be_bytes());
    (wide, 17 - size)
}

fn integer_from_bytes(payload: &[u8]) -> Option<Int> {
    if payload.is_empty() || payload.len() > 17 {
        return None;
    }
    let negative = payload[0] & 0x80 != 0;
    let sign = if negative { 0xFF } else { 0x00 };
    let mut wide = [sign; 17];
    wide[17 - payload.len()..].copy_from_slice(payload);
    let low = u128::from_be_bytes(wide[1..].try_into().ok()?);
    match (wide[0], negative) {
        (0x00, false) => Int::new(false, low),
        // Below -2^127 there is nothing: there the low half would be short of its sign bit.
        (0xFF, true) if low >> 127 == 1 => Int::new(true, low.wrapping_neg()),
        _ => None,
    }
}
