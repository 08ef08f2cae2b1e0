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
        let entries = self.entries();
        let of_key = entries.iter().filter(|entry| entry.0 == key);
        Fetched {
            values: of_key.map(|entry| entry.1.clone()).collect(),
            unreadable: Vec::new(),
        }
    }

    fn save(&self, key: &[u8], value: &[u8]) -> io::Result<()> {
        let mut entries = self.entries();
        if !entries.iter().any(|entry| is_of(entry, key, value)) {
            entries.push((key.to_vec(), value.to_vec()));
        }
        Ok(())
    }

    fn delete(&self, key: &[u8], value: &[u8]) -> io::Result<()> {
        self.entries().retain(|entry| !is_of(entry, key, value));
        Ok(())
    }
}

fn is_of(entry: &Entry, key: &[u8], value: &[u8]) -> bool {
    entry.0 == key && entry.1 == value
}
