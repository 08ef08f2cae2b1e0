//! Base64 with padding, as RFC 4648 has it in section 4.
//!
//! Written here because a blob takes two short functions, and the crate for it
//! would cost each build of each user more than all of our storage does.

const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const PADDING: u8 = b'=';

/// The text of these bytes: four characters for each three of them.
pub(crate) fn encode(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for chunk in bytes.chunks(3) {
        let mut group = [0; 4];
        group[1..=chunk.len()].copy_from_slice(chunk);
        let bits = u32::from_be_bytes(group);
        for place in 0..4 {
            let digit = ALPHABET[(bits >> (18 - 6 * place)) as usize & 63];
            text.push(char::from(if place <= chunk.len() {
                digit
            } else {
                PADDING
            }));
        }
    }
    text
}

/// The bytes of this text, or `None` if [`encode`] would not have written it.
pub(crate) fn decode(text: &str) -> Option<Vec<u8>> {
    let text = text.as_bytes();
    if text.len() % 4 != 0 {
        return None;
    }
    let mut bytes = Vec::with_capacity(text.len() / 4 * 3);
    for (index, group) in text.chunks(4).enumerate() {
        let is_last = (index + 1) * 4 == text.len();
        let digits = match group {
            [digits @ .., PADDING, PADDING] | [digits @ .., PADDING] if is_last => digits,
            digits => digits,
        };
        let mut bits = 0;
        for digit in digits {
            let value = ALPHABET.iter().position(|known| known == digit)?;
            bits = bits << 6 | value as u32;
        }
        bits <<= 6 * (4 - digits.len());
        let whole = bits.to_be_bytes();
        // One digit is no byte, and what is beyond the last byte is zero.
        let (taken, rest) = whole[1..].split_at(digits.len().checked_sub(1)?);
        if taken.is_empty() || rest.iter().any(|byte| *byte != 0) {
            return None;
        }
        bytes.extend_from_slice(taken);
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::{decode, encode};

    /// The test vectors of RFC 4648, section 10.
    const VECTORS: [(&str, &str); 7] = [
        ("", ""),
        ("f", "Zg=="),
        ("fo", "Zm8="),
        ("foo", "Zm9v"),
        ("foob", "Zm9vYg=="),
        ("fooba", "Zm9vYmE="),
        ("foobar", "Zm9vYmFy"),
    ];

    #[test]
    fn the_vectors_of_the_standard_hold_both_ways() {
        for (bytes, text) in VECTORS {
            assert_eq!(encode(bytes.as_bytes()), text);
            assert_eq!(decode(text).as_deref(), Some(bytes.as_bytes()));
        }
    }

    #[test]
    fn every_byte_comes_back_in_every_place() {
        for length in 0..5 {
            for byte in 0..=255 {
                let bytes = vec![byte; length];
                assert_eq!(decode(&encode(&bytes)), Some(bytes));
            }
        }
    }

    #[test]
    fn what_was_not_encoded_is_refused() {
        for text in [
            "Z", "Zg", "Zg=", "Zh==", "Zm9=", "Z===", "====", "Zg==Zg==", "Zm 9", "Zm9v\n", "Zm-_",
        ] {
            assert_eq!(decode(text), None, "{text:?}");
        }
    }
}
