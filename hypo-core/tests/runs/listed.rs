//! A database whose entries can be counted.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Mutex;

use hypo_core::database::{Database, Fetched};

/// Its values by key.
#[derive(Debug, Default)]
pub(crate) struct Listed(Mutex<BTreeMap<Vec<u8>, BTreeSet<Vec<u8>>>>);

impl Database for Listed {
    fn fetch(&self, key: &[u8]) -> Fetched {
        let entries = self.0.lock().unwrap();
        let values = entries.get(key).into_iter().flatten().cloned().collect();
        Fetched {
            values,
            unreadable: Vec::new(),
        }
    }

    fn save(&self, key: &[u8], value: &[u8]) -> std::io::Result<()> {
        let mut entries = self.0.lock().unwrap();
        entries
            .entry(key.to_vec())
            .or_default()
            .insert(value.to_vec());
        Ok(())
    }

    fn delete(&self, key: &[u8], value: &[u8]) -> std::io::Result<()> {
        if let Some(values) = self.0.lock().unwrap().get_mut(key) {
            values.remove(value);
        }
        Ok(())
    }
}

impl Listed {
    /// Makes every entry one that nobody can read.
    pub(crate) fn damage(&self) {
        for values in self.0.lock().unwrap().values_mut() {
            let damaged = values.iter().map(|value| [&[0xFF], &value[..]].concat());
            *values = damaged.collect();
        }
    }

    /// How many entries there are for each key that has any, the fewest first.
    pub(crate) fn sizes(&self) -> Vec<usize> {
        let entries = self.0.lock().unwrap();
        let mut sizes: Vec<usize> = entries.values().map(BTreeSet::len).collect();
        sizes.retain(|size| *size > 0);
        sizes.sort();
        sizes
    }
}
