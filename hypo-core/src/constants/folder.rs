//! Which sources of a package are read, and how much of them.
//!
//! The bounds are on bytes and on numbers of files and never on a clock, for the
//! same sources must give the same constants. Small files come first: what a
//! bound cuts off is then the largest, which most often was generated or is a
//! table, and of such a file each literal says little.

use std::fs;
use std::path::{Path, PathBuf};

use crate::sorting::sort_by;

/// A larger file is not read.
const MAX_FILE_BYTES: u64 = 512 * 1024;
/// So much is read in all.
const MAX_BYTES: u64 = 4 * 1024 * 1024;
/// So many files are read.
const MAX_FILES: usize = 1000;
/// So many folders may be around a file, `src` being the first.
const MAX_DEPTH: usize = 16;
/// So many names are looked at; a folder that goes beyond is passed over with all that follows.
const MAX_NAMES: usize = 10_000;

/// Hands over the text of each source of the package whose manifest lies in `folder`.
///
/// These are the files below `src` that end in `.rs`. A link to a folder is not followed, except where
/// `src` itself is one; what cannot be read or is not UTF-8 is passed over.
pub(super) fn for_each_source(folder: &Path, read: &mut dyn FnMut(&str)) {
    let mut left = MAX_BYTES;
    for file in &sources(folder) {
        if file.size > left {
            return;
        }
        left -= file.size;
        // It may have grown since its size was asked for.
        match fs::read_to_string(&file.path) {
            Ok(text) if text.len() as u64 <= MAX_FILE_BYTES => read(&text),
            _ => {}
        }
    }
}

struct File {
    path: PathBuf,
    size: u64,
}

/// The files to read, in order.
fn sources(folder: &Path) -> Vec<File> {
    let mut walk = Walk {
        names_left: MAX_NAMES,
        files: Vec::new(),
    };
    walk.folder(&folder.join("src"), 1);
    let mut files = walk.files;
    sort_by(&mut files, |a, b| {
        a.size.cmp(&b.size).then_with(|| a.path.cmp(&b.path))
    });
    files.truncate(MAX_FILES);
    files
}

struct Walk {
    names_left: usize,
    files: Vec<File>,
}

impl Walk {
    fn folder(&mut self, folder: &Path, depth: usize) {
        if depth > MAX_DEPTH {
            return;
        }
        for (path, is_folder) in self.names(folder).unwrap_or_default() {
            if is_folder {
                self.folder(&path, depth + 1);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                self.file(path);
            }
        }
    }

    /// What lies in a folder, in an order that does not depend on the file system, and whether each is
    /// itself a folder; `None` if it cannot be read or is too much.
    fn names(&mut self, folder: &Path) -> Option<Vec<(PathBuf, bool)>> {
        let mut names = Vec::new();
        for entry in fs::read_dir(folder).ok()? {
            let entry = entry.ok()?;
            if names.len() == self.names_left {
                self.names_left = 0;
                return None;
            }
            names.push((entry.path(), entry.file_type().ok()?.is_dir()));
        }
        self.names_left -= names.len();
        sort_by(&mut names, |(a, _), (b, _)| a.cmp(b));
        Some(names)
    }

    fn file(&mut self, path: PathBuf) {
        if let Ok(metadata) = fs::metadata(&path) {
            // A pipe would wait for its writer for ever.
            if metadata.is_file() && metadata.len() <= MAX_FILE_BYTES {
                let size = metadata.len();
                self.files.push(File { path, size });
            }
        }
    }
}

#[cfg(test)]
mod tests;
