//! Where failures are kept between runs.

use std::fmt::Debug;
use std::io;

/// Keeps byte strings by key: a set of values for each.
///
/// A database is shared by threads and processes. It may lose what it was
/// given, but must never hand out half of it.
pub trait Database: Debug + Send + Sync {
    /// Every value of `key`, in any order; what cannot be read is left out.
    fn fetch(&self, key: &[u8]) -> Vec<Vec<u8>>;

    /// Adds a value to those of `key`; one that is there already stays there once.
    fn save(&self, key: &[u8], value: &[u8]) -> io::Result<()>;

    /// Removes a value from those of `key`; one that is not there is no error.
    fn delete(&self, key: &[u8], value: &[u8]) -> io::Result<()>;
}
