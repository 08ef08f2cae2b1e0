//! Where failures are kept between runs.
//!
//! A [`Database`] keeps byte strings by key and knows nothing of what they
//! mean. `entry` is what a stored failure looks like; the run decides when one
//! is written, replayed and removed.

mod directory;
pub(crate) mod entry;
mod memory;

use std::fmt::Debug;
use std::io;

pub use directory::DirectoryDatabase;
pub use memory::InMemoryDatabase;

/// Keeps byte strings by key: a set of values for each.
///
/// A database is shared by threads and processes. It may lose what it was
/// given, but never hands out half of it.
///
/// ```
/// use hypo_core::database::{Database, InMemoryDatabase};
/// let database = InMemoryDatabase::new();
/// database.save(b"a test", b"a failure")?;
/// assert_eq!(database.fetch(b"a test").values, [b"a failure"]);
/// # std::io::Result::Ok(())
/// ```
pub trait Database: Debug + Send + Sync {
    /// Every value of `key`, in any order.
    fn fetch(&self, key: &[u8]) -> Fetched;

    /// Adds a value to those of `key`; one that is there already stays there once.
    fn save(&self, key: &[u8], value: &[u8]) -> io::Result<()>;

    /// Removes a value from those of `key`; one that is not there is no error.
    fn delete(&self, key: &[u8], value: &[u8]) -> io::Result<()>;

    /// Where this value of `key` is kept, for messages.
    fn place(&self, key: &[u8], value: &[u8]) -> String {
        let _ = (key, value);
        format!("{self:?}")
    }
}

/// What a database found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Fetched {
    /// The values.
    pub values: Vec<Vec<u8>>,
    /// What could not be read: a sentence for each, with its place.
    pub unreadable: Vec<String>,
}
