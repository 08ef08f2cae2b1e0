//! Paths, and strings of the operating system and of C.
//!
//! What is not Unicode is written byte by byte where the system's strings are
//! bytes, and cannot be written elsewhere.

use std::ffi::{CString, OsStr, OsString};
use std::fmt::Write;
use std::path::{Path, PathBuf};

use super::{NoSource, SourceText, ToSource, call};

impl ToSource for OsString {
    fn to_source(&self, out: &mut SourceText) -> Result<(), NoSource> {
        match self.to_str() {
            Some(text) => call(out, "std::ffi::OsString::from", text),
            None => foreign(self, out),
        }
    }

    fn to_argument(&self, out: &mut SourceText) -> Result<(), NoSource> {
        match self.to_str() {
            Some(text) => text.to_source(out),
            None => foreign(self, out),
        }
    }
}

impl ToSource for PathBuf {
    fn to_source(&self, out: &mut SourceText) -> Result<(), NoSource> {
        path(self, out)
    }

    fn to_argument(&self, out: &mut SourceText) -> Result<(), NoSource> {
        match self.to_str() {
            Some(text) => text.to_source(out),
            None => path(self, out),
        }
    }
}

impl ToSource for Box<Path> {
    fn to_source(&self, out: &mut SourceText) -> Result<(), NoSource> {
        path(self, out)?;
        out.push_str(".into_boxed_path()");
        Ok(())
    }
}

fn path(path: &Path, out: &mut SourceText) -> Result<(), NoSource> {
    out.push_str("std::path::PathBuf::from(");
    match path.to_str() {
        Some(text) => text.to_source(out)?,
        None => foreign(path.as_os_str(), out)?,
    }
    out.push(')');
    Ok(())
}

/// What is not Unicode.
#[cfg(unix)]
fn foreign(string: &OsStr, out: &mut SourceText) -> Result<(), NoSource> {
    use std::os::unix::ffi::OsStrExt;

    out.push_str("<std::ffi::OsString as std::os::unix::ffi::OsStringExt>::from_vec(");
    bytes(string.as_bytes(), out)?;
    out.push_str(".to_vec())");
    Ok(())
}

#[cfg(not(unix))]
fn foreign(_: &OsStr, _: &mut SourceText) -> Result<(), NoSource> {
    Err(NoSource)
}

impl ToSource for CString {
    fn to_source(&self, out: &mut SourceText) -> Result<(), NoSource> {
        out.push_str("std::ffi::CString::new(");
        match self.to_str() {
            Ok(text) => text.to_source(out)?,
            Err(_) => bytes(self.as_bytes(), out)?,
        }
        out.push_str(").unwrap()");
        Ok(())
    }
}

/// A byte string literal.
fn bytes(bytes: &[u8], out: &mut SourceText) -> Result<(), NoSource> {
    write!(out, "b\"{}\"", bytes.escape_ascii()).map_err(|_| NoSource)
}
