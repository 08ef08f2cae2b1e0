//! The literals of the user's own crate, as values to draw.
//!
//! Code branches on the values that stand in it: a limit of 4,096, the word
//! "yes", a magic number. At random they would never be met, so the sources of
//! the package under test are read for them, once a process. Those of its
//! dependencies are not, for there are too many of them to say anything.

mod classes;
mod compared;
mod folder;
mod lexer;
mod literal;

use std::cmp::Ordering;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use crate::choice::{Int, Value, wire};

/// So many of each kind are kept.
///
/// Those that are met first, and since small files are read first, those of ordinary code before
/// those of tables.
const MAX_OF_A_KIND: usize = 4096;
/// Integers nearer to zero than this are drawn often enough without.
const SMALLEST_MAGNITUDE: u128 = 100;
/// Longer strings are sentences for people. In characters.
const MAX_CHARACTERS: usize = 20;
/// Longer byte strings are data. In bytes.
const MAX_BYTES: usize = 50;

/// The literals of a crate's source.
#[derive(Debug, Default)]
pub(crate) struct Constants {
    all: Pool,
    /// Those of them that the code compares with.
    compared: Pool,
    digest: u64,
}

/// Literals of each kind, all different, in ascending order.
#[derive(Debug, Default)]
pub(crate) struct Pool {
    integers: Vec<Int>,
    floats: Vec<f64>,
    strings: Vec<String>,
    bytes: Vec<Vec<u8>>,
}

impl Constants {
    /// Those of the package whose manifest lies in this folder.
    ///
    /// They are read once per process and folder, and shared by all later calls. Where there is no
    /// `src` there are none.
    pub(crate) fn of_package(manifest_dir: &Path) -> Arc<Constants> {
        static READ: Mutex<Vec<(PathBuf, Arc<Constants>)>> = Mutex::new(Vec::new());
        // Held while the sources are read: whoever else comes would read them too.
        let mut read = READ.lock().unwrap_or_else(PoisonError::into_inner);
        for (folder, constants) in read.iter() {
            if folder == manifest_dir {
                return Arc::clone(constants);
            }
        }
        let constants = Arc::new(Constants::read(manifest_dir));
        read.push((manifest_dir.to_owned(), Arc::clone(&constants)));
        constants
    }

    fn read(manifest_dir: &Path) -> Constants {
        let mut constants = Constants::default();
        folder::for_each_source(manifest_dir, &mut |source| constants.add_all_of(source));
        constants.digest = constants.computed_digest();
        constants
    }

    pub(crate) fn all(&self) -> &Pool {
        &self.all
    }

    /// Those that the code compares with: they decide what it does.
    pub(crate) fn compared(&self) -> &Pool {
        &self.compared
    }

    /// A hash of all of them, the same on every platform; 0 when there are none.
    pub(crate) fn digest(&self) -> u64 {
        self.digest
    }

    fn add_all_of(&mut self, source: &str) {
        for found in lexer::Lexer::new(source) {
            if let Some(value) = found.literal.value() {
                if found.is_compared {
                    self.compared.add(value.clone());
                }
                self.all.add(value);
            }
        }
    }

    fn computed_digest(&self) -> u64 {
        let mut all = Vec::new();
        self.all.add_to(&mut all);
        self.compared.add_to(&mut all);
        if all.is_empty() {
            return 0;
        }
        let hash = blake3::hash(&wire::encode(&all));
        let (first, _) = hash
            .as_bytes()
            .split_first_chunk()
            .expect("a digest has 32 bytes");
        u64::from_le_bytes(*first)
    }
}

impl Pool {
    pub(crate) fn integers(&self) -> &[Int] {
        &self.integers
    }

    /// Neither zeros nor infinities.
    pub(crate) fn floats(&self) -> &[f64] {
        &self.floats
    }

    /// Chars are strings of one character.
    pub(crate) fn strings(&self) -> &[String] {
        &self.strings
    }

    /// Byte literals are byte strings of one.
    pub(crate) fn bytes(&self) -> &[Vec<u8>] {
        &self.bytes
    }

    fn add(&mut self, value: Value) {
        match value {
            Value::Integer(value) if value.magnitude() >= SMALLEST_MAGNITUDE => {
                insert(&mut self.integers, value, Ord::cmp);
            }
            Value::Float(value) if value.is_finite() && value != 0.0 => {
                insert(&mut self.floats, value, f64::total_cmp);
            }
            Value::String(value) if is_worth_drawing(&value) => {
                insert(&mut self.strings, value, Ord::cmp);
            }
            Value::Bytes(value) if !value.is_empty() && value.len() <= MAX_BYTES => {
                insert(&mut self.bytes, value, Ord::cmp);
            }
            _ => {}
        }
    }

    fn add_to(&self, all: &mut Vec<Value>) {
        for value in &self.integers {
            all.push(Value::Integer(*value));
        }
        for value in &self.floats {
            all.push(Value::Float(*value));
        }
        for value in &self.strings {
            all.push(Value::String(value.clone()));
        }
        for value in &self.bytes {
            all.push(Value::Bytes(value.clone()));
        }
    }
}

/// Whether a string is short, not blank, and not a format.
///
/// A format has braces around what is filled in; an opening brace alone it cannot have, but the
/// strings of parsers often do.
fn is_worth_drawing(string: &str) -> bool {
    let is_format = match string.find('{') {
        Some(brace) => string[brace..].contains('}'),
        None => false,
    };
    !is_format && !string.trim().is_empty() && string.chars().count() <= MAX_CHARACTERS
}

/// Inserts `value` at its place, if it is new and there is room.
fn insert<T>(sorted: &mut Vec<T>, value: T, compare: fn(&T, &T) -> Ordering) {
    if sorted.len() == MAX_OF_A_KIND {
        return;
    }
    let place = sorted.partition_point(|other| compare(other, &value) == Ordering::Less);
    let is_new = match sorted.get(place) {
        Some(other) => compare(other, &value) != Ordering::Equal,
        None => true,
    };
    if is_new {
        sorted.insert(place, value);
    }
}

#[cfg(test)]
mod tests;
