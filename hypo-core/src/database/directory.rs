//! Keeps failures in a folder: a folder for each key, a file for each value.
//!
//! Names are digests, so that any key and any value has one. A value is written
//! to a temporary file and renamed into its place, so that no process ever sees
//! half of one, whatever kills the writer; and since a name says what is in the
//! file, two processes that write the same value do no harm.

use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use super::{Database, Fetched};
use crate::source::Seed;

/// The database that is used by default: a folder in which each failure is a file.
///
/// ```no_run
/// use hypo_core::database::DirectoryDatabase;
/// let shared = DirectoryDatabase::new("/mnt/team/hypo");
/// ```
///
/// The folder is made when something is first saved, with a `.gitignore` that
/// keeps all of it out of the repository.
#[derive(Clone, Debug)]
pub struct DirectoryDatabase {
    root: PathBuf,
}

/// So often a folder may be gone again before there is something in it.
const ATTEMPTS: usize = 10;

impl DirectoryDatabase {
    /// The database in the folder `root`.
    ///
    /// It holds `examples/`, where the entries are, and `tmp/`, where they are written.
    pub fn new(root: impl Into<PathBuf>) -> DirectoryDatabase {
        DirectoryDatabase { root: root.into() }
    }

    fn folder(&self, key: &[u8]) -> PathBuf {
        self.root.join("examples").join(name(key))
    }

    fn file(&self, key: &[u8], value: &[u8]) -> PathBuf {
        self.folder(key).join(name(value))
    }

    /// Makes the root, and keeps it out of the repository from the moment it is there.
    fn make_root(&self) -> io::Result<()> {
        fs::create_dir_all(&self.root)?;
        let ignore = self.root.join(".gitignore");
        if !ignore.exists() {
            self.write(&ignore, b"*\n")?;
        }
        Ok(())
    }

    fn write(&self, to: &Path, content: &[u8]) -> io::Result<()> {
        let folder = self.root.join("tmp");
        fs::create_dir_all(&folder)?;
        // Processes of one number, in two containers, may share the folder; so the name is by chance.
        let temporary = folder.join(format!("{:016x}", Seed::from_entropy().0));
        let written = fs::write(&temporary, content).and_then(|()| fs::rename(&temporary, to));
        if written.is_err() {
            // Of no use to anybody; if it cannot be removed either, the first error is the one to tell.
            let _ = fs::remove_file(&temporary);
        }
        written
    }
}

impl Database for DirectoryDatabase {
    fn fetch(&self, key: &[u8]) -> Fetched {
        let mut fetched = Fetched::default();
        let folder = self.folder(key);
        let mut unreadable = |path: &Path, error: io::Error| {
            // What another process has just removed is not missed, and where a file stands in place of
            // a folder nothing is stored.
            let is_absent = matches!(error.kind(), ErrorKind::NotFound | ErrorKind::NotADirectory);
            if !is_absent {
                fetched
                    .unreadable
                    .push(format!("cannot read {}: {error}", path.display()));
            }
        };
        let files = match fs::read_dir(&folder) {
            Ok(files) => files,
            Err(error) => {
                unreadable(&folder, error);
                return fetched;
            }
        };
        let mut values = Vec::new();
        for file in files {
            match file.map(|file| file.path()) {
                Ok(path) => match fs::read(&path) {
                    Ok(value) => values.push(value),
                    Err(error) => unreadable(&path, error),
                },
                Err(error) => unreadable(&folder, error),
            }
        }
        fetched.values = values;
        fetched
    }

    fn save(&self, key: &[u8], value: &[u8]) -> io::Result<()> {
        // The system says what was wrong, but not where.
        let placed = |error: io::Error| {
            let place = self.root.display();
            io::Error::new(error.kind(), format!("{place}: {error}"))
        };
        self.put(key, value).map_err(placed)
    }

    fn delete(&self, key: &[u8], value: &[u8]) -> io::Result<()> {
        let file = self.file(key, value);
        if let Err(error) = remove(&file, value) {
            if error.kind() != ErrorKind::NotFound {
                return Err(error);
            }
        }
        // Only an empty folder can be removed, and one that is not stays for its entries.
        let _ = fs::remove_dir(self.folder(key));
        Ok(())
    }

    fn place(&self, key: &[u8], value: &[u8]) -> String {
        let file = self.file(key, value);
        let found = files_with(&file, value)
            .ok()
            .and_then(|mut files| files.pop());
        found.unwrap_or(file).display().to_string()
    }
}

impl DirectoryDatabase {
    fn put(&self, key: &[u8], value: &[u8]) -> io::Result<()> {
        let file = self.file(key, value);
        if fs::read(&file).is_ok_and(|there| there == value) {
            return Ok(());
        }
        self.make_root()?;
        let mut written = Ok(());
        for _ in 0..ATTEMPTS {
            fs::create_dir_all(self.folder(key))?;
            written = self.write(&file, value);
            match &written {
                // Another process has removed the folder with its last entry since.
                Err(error) if error.kind() == ErrorKind::NotFound => {}
                _ => break,
            }
        }
        written
    }
}

/// Removes the file of this value, however it is called.
fn remove(file: &Path, value: &[u8]) -> io::Result<()> {
    for path in files_with(file, value)? {
        fs::remove_file(path)?;
    }
    Ok(())
}

/// The files with this value: the one that is named after it, or else any, for somebody may have
/// renamed or damaged them.
fn files_with(file: &Path, value: &[u8]) -> io::Result<Vec<PathBuf>> {
    if file.exists() {
        return Ok(vec![file.to_owned()]);
    }
    let mut found = Vec::new();
    for other in fs::read_dir(file.parent().unwrap_or(file))? {
        let path = other?.path();
        if fs::read(&path).is_ok_and(|there| there == value) {
            found.push(path);
        }
    }
    Ok(found)
}

/// The name under which a key or a value lies: 64 bits of its digest.
fn name(bytes: &[u8]) -> String {
    let digest = blake3::hash(bytes);
    digest.to_hex()[..16].to_owned()
}
