//! Text and byte strings: one choice each, shorter first, then item by item.

use std::cmp::Ordering;

use super::Alphabet;

/// Which strings a choice may be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StringConstraint {
    alphabet: Alphabet,
    size: Size,
}

/// Which byte strings a choice may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BytesConstraint {
    size: Size,
}

/// How many items there may be, both ends included.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Size {
    min: usize,
    max: usize,
}

impl Size {
    /// From `min` to `max` items; `None` if `min` is above `max`.
    pub fn new(min: usize, max: usize) -> Option<Size> {
        (min <= max).then_some(Size { min, max })
    }

    /// The fewest items permitted.
    pub fn min(&self) -> usize {
        self.min
    }

    /// The most items permitted.
    pub fn max(&self) -> usize {
        self.max
    }

    /// Whether so many items are permitted.
    pub fn permits(&self, items: usize) -> bool {
        self.min <= items && items <= self.max
    }
}

impl StringConstraint {
    /// Strings over `alphabet` of `size` characters.
    pub fn new(alphabet: Alphabet, size: Size) -> Self {
        StringConstraint { alphabet, size }
    }

    /// The characters permitted.
    pub fn alphabet(&self) -> &Alphabet {
        &self.alphabet
    }

    /// The lengths permitted, in characters.
    pub fn size(&self) -> Size {
        self.size
    }

    /// As short as permitted, of the simplest character.
    pub fn simplest(&self) -> String {
        let simplest = self.alphabet.simplest();
        let mut text = String::new();
        for _ in 0..self.size.min {
            text.push(simplest);
        }
        text
    }

    /// Whether `value` is permitted.
    pub fn permits(&self, value: &str) -> bool {
        let mut len = 0;
        for c in value.chars() {
            if !self.alphabet.contains(c) {
                return false;
            }
            len += 1;
        }
        self.size.permits(len)
    }

    /// Shorter first, then character by character in the alphabet's order.
    pub fn compare(&self, a: &str, b: &str) -> Ordering {
        let (mut rest_of_a, mut rest_of_b) = (a.chars(), b.chars());
        let mut order = Ordering::Equal;
        loop {
            match (rest_of_a.next(), rest_of_b.next()) {
                (None, None) => return order,
                (None, Some(_)) => return Ordering::Less,
                (Some(_), None) => return Ordering::Greater,
                (Some(a), Some(b)) if a != b && order == Ordering::Equal => {
                    order = self.alphabet.rank(a).cmp(&self.alphabet.rank(b));
                }
                _ => {}
            }
        }
    }

    /// How many strings are permitted; `None` if more than 10^7, as far as anybody counts.
    pub fn count(&self) -> Option<u128> {
        self.size.count(self.alphabet.len() as u128)
    }
}

impl BytesConstraint {
    /// Byte strings of `size` bytes.
    pub fn new(size: Size) -> Self {
        BytesConstraint { size }
    }

    /// The lengths permitted.
    pub fn size(&self) -> Size {
        self.size
    }

    /// As few zero bytes as permitted.
    pub fn simplest(&self) -> Vec<u8> {
        vec![0; self.size.min]
    }

    /// Whether `value` is permitted.
    pub fn permits(&self, value: &[u8]) -> bool {
        self.size.permits(value.len())
    }

    /// Shorter first, then byte by byte.
    pub fn compare(&self, a: &[u8], b: &[u8]) -> Ordering {
        if a.len() == b.len() {
            a.cmp(b)
        } else {
            a.len().cmp(&b.len())
        }
    }

    /// How many byte strings are permitted; `None` if more than 10^7.
    pub fn count(&self) -> Option<u128> {
        self.size.count(256)
    }
}

impl Size {
    fn count(&self, items: u128) -> Option<u128> {
        const FEW: u128 = 10_000_000;
        if items == 1 {
            return Some((self.max - self.min) as u128 + 1);
        }
        let mut of_size = 1u128;
        let mut sum = 0u128;
        for size in 0..=self.max {
            if size >= self.min {
                sum += of_size;
            }
            of_size *= items;
            if of_size > FEW && size < self.max || sum > FEW {
                return None;
            }
        }
        Some(sum)
    }
}
