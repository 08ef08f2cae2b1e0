//! Keeps failures for as long as the process lives.

use std::io;
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::{Database, Fetched};

/// A database that is gone with the process: for tests, and for trying things out.
///
/// It holds a list that is searched from end to end, which suits the few entries of a test.
#[derive(Debug, Default)]
pub struct InMemoryDatabase(Mutex<Vec<Entry>>);

/// A key and one of its values.
type Entry = (Vec<u8>, Vec<u8>);

impl InMemoryDatabase {
    /// An empty one.
    pub fn new() -> InMemoryDatabase {
        InMemoryDatabase::default()
    }

    fn entries(&self) -> MutexGuard<'_, Vec<Entry>> {
        // Every change is one call, so that what a panicking thread left is whole.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Database for InMemoryDatabase {
    fn fetch(&self, key: &[u8]) -> Fetched {
        let mut fetched = Fetched::default();
        for (of, value) in &*self.entries() {
            if of == key {
                fetched.values.push(value.clone());
            }
        }
        fetched
    }

    fn save(&self, key: &[u8], value: &[u8]) -> io::Result<()> {
        let mut entries = self.entries();
        if position(&entries, key, value).is_none() {
            entries.push((key.to_vec(), value.to_vec()));
        }
        Ok(())
    }

    fn delete(&self, key: &[u8], value: &[u8]) -> io::Result<()> {
        let mut entries = self.entries();
        if let Some(position) = position(&entries, key, value) {
            entries.remove(position);
        }
        Ok(())
    }
}

/// Where this value of this key is; it is there once at most.
fn position(entries: &[Entry], key: &[u8], value: &[u8]) -> Option<usize> {
    for (position, entry) in entries.iter().enumerate() {
        if entry.0 == key && entry.1 == value {
            return Some(position);
        }
    }
    None
}
