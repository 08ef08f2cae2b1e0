//! The beginnings of choice sequences, and a table of what is known about each.
//!
//! A beginning is known by its hash alone: a collision among as few as there
//! are could at worst hide a candidate.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use crate::choice::Value;

/// A beginning of a sequence; that of no choices by default.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub(crate) struct Beginning(u64);

impl Beginning {
    /// The beginning that is longer by this value.
    pub(crate) fn then(self, value: &Value) -> Beginning {
        match value {
            Value::Boolean(value) => self.mixed(u64::from(*value)),
            Value::Integer(value) => {
                let magnitude = value.magnitude();
                let signed = self.mixed(2 + u64::from(value.is_negative()));
                signed
                    .mixed(magnitude as u64)
                    .mixed((magnitude >> 64) as u64)
            }
            Value::Float(value) => self.mixed(4).mixed(value.to_bits()),
            Value::String(value) => self.mixed(5).mixed_with_all(value.as_bytes()),
            Value::Bytes(value) => self.mixed(6).mixed_with_all(value),
        }
    }

    fn mixed_with_all(self, bytes: &[u8]) -> Beginning {
        let mut mixed = self.mixed(bytes.len() as u64);
        for byte in bytes {
            mixed = mixed.mixed(u64::from(*byte));
        }
        mixed
    }

    /// Every bit of both decides about every bit of the result, as in SplitMix64.
    fn mixed(self, word: u64) -> Beginning {
        let mut bits = (self.0 ^ word).wrapping_add(0x9E37_79B9_7F4A_7C15);
        bits = (bits ^ bits >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        bits = (bits ^ bits >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        Beginning(bits ^ bits >> 31)
    }
}

/// What is known about each beginning.
///
/// The map holds places of a list, so that there is one kind of map to compile for all uses.
pub(crate) struct Table<T> {
    places: HashMap<Beginning, usize, BuildHasherDefault<Hashed>>,
    known: Vec<T>,
}

impl<T: Copy> Table<T> {
    pub(crate) fn new() -> Table<T> {
        Table {
            places: HashMap::default(),
            known: Vec::new(),
        }
    }

    /// How many it knew before this one; `None` if it does not know it.
    pub(crate) fn place(&self, key: Beginning) -> Option<usize> {
        self.places.get(&key).copied()
    }

    /// How many beginnings it knows.
    pub(crate) fn len(&self) -> usize {
        self.known.len()
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.known.is_empty()
    }

    pub(crate) fn get(&self, key: Beginning) -> Option<T> {
        let place = *self.places.get(&key)?;
        Some(self.known[place])
    }

    pub(crate) fn insert(&mut self, key: Beginning, known: T) {
        if let Some(place) = self.places.get(&key) {
            self.known[*place] = known;
            return;
        }
        self.places.insert(key, self.known.len());
        self.known.push(known);
    }
}

/// Takes a beginning for the hash that it is.
#[derive(Default)]
struct Hashed(u64);

impl Hasher for Hashed {
    fn write_u64(&mut self, hash: u64) {
        self.0 = hash;
    }

    fn write(&mut self, _: &[u8]) {
        unreachable!("a beginning is a single number");
    }

    fn finish(&self) -> u64 {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::choice::Int;

    #[test]
    fn a_table_keeps_all_that_it_was_told() {
        let of = |n: u64| Beginning::default().then(&Value::Integer(Int::from(n)));
        let mut table = Table::new();
        for n in 0..1000 {
            table.insert(of(n), n);
            table.insert(of(n / 2), n / 2 + 1);
        }
        assert_eq!(table.len(), 1000);
        for n in 0..500 {
            assert_eq!(table.get(of(n)), Some(n + 1));
            assert_eq!(table.get(of(n + 500)), Some(n + 500));
            assert_eq!(table.get(of(n + 1000)), None);
        }
    }

    #[test]
    fn values_that_look_alike_begin_differently() {
        let values = [
            Value::Boolean(false),
            Value::Boolean(true),
            Value::Integer(Int::ZERO),
            Value::Integer(Int::from(1)),
            Value::Integer(Int::from(-1)),
            Value::Integer(Int::from(1u128 << 64)),
            Value::Float(0.0),
            Value::Float(-0.0),
            Value::String(String::new()),
            Value::String("\0".to_owned()),
            Value::Bytes(Vec::new()),
            Value::Bytes(vec![0]),
            Value::Bytes(vec![0, 0]),
        ];
        let begin = |value: &Value| Beginning::default().then(value).0;
        let mut beginnings: Vec<u64> = values.iter().map(begin).collect();
        beginnings.sort();
        beginnings.dedup();
        assert_eq!(beginnings.len(), values.len());
    }
}
