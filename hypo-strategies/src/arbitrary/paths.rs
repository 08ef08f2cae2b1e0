//! Paths.

use std::ffi::OsString;
use std::ops::RangeInclusive;
use std::path::{MAIN_SEPARATOR_STR, Path, PathBuf};
use std::sync::OnceLock;

use hypo_core::TestCase;

use super::system_strings::{FOREIGN, push_foreign};
use super::{Arbitrary, any};
use crate::{Map, Strategy, Text, booleans, from_fn, sampled_from, text, vecs};

/// Where a path can begin.
const ROOTS: &[&str] = if cfg!(windows) {
    &["", "\\", "C:\\", "C:", "\\\\server\\share\\"]
} else {
    &["", "/", "//"]
};

/// What stands between two separators and is no name.
const NAMELESS: &[&str] = &["..", ".", ""];

/// What a name is made of: everything but NUL and the separators.
const OF_NAMES: &[RangeInclusive<char>] = if cfg!(windows) {
    &['\u{1}'..='.', '0'..='[', ']'..=char::MAX]
} else {
    &['\u{1}'..='.', '0'..=char::MAX]
};

/// Relative and absolute paths of names, `..`, `.` and now and then two separators with nothing between.
///
/// A name may have an extension, and has neither NUL nor a separator in it; on
/// Unix, one path in eight ends in a byte that is not UTF-8. One time in eight
/// the path is any [`OsString`], and so whatever a path can be. The simplest
/// value is empty.
impl Arbitrary for PathBuf {
    type Strategy = fn(&TestCase) -> Self;

    fn arbitrary() -> Self::Strategy {
        |case| {
            let anything = booleans().weighted(FOREIGN).draw(case);
            let path = if anything {
                any::<OsString>().draw(case)
            } else {
                of_components(case)
            };
            path.into()
        }
    }
}

fn of_components(case: &TestCase) -> OsString {
    let mut path = OsString::from(sampled_from(ROOTS).draw(case));
    let components = vecs(from_fn(component)).draw(case);
    path.push(components.join(MAIN_SEPARATOR_STR));
    push_foreign(&mut path, case);
    path
}

/// What stands between two separators.
fn component(case: &TestCase) -> String {
    if booleans().weighted(0.25).draw(case) {
        return sampled_from(NAMELESS).draw(case).to_owned();
    }
    let mut component = name(case);
    if booleans().weighted(0.25).draw(case) {
        component.push('.');
        component.push_str(&name(case));
    }
    component
}

/// At least one character that can be in a name.
fn name(case: &TestCase) -> String {
    static NAMES: OnceLock<Text> = OnceLock::new();
    let names = NAMES.get_or_init(|| text().alphabet(OF_NAMES).min_size(1));
    names.draw(case)
}

/// As of a `PathBuf`.
impl Arbitrary for Box<Path> {
    type Strategy = Map<<PathBuf as Arbitrary>::Strategy, fn(PathBuf) -> Box<Path>>;

    fn arbitrary() -> Self::Strategy {
        Map::new(any::<PathBuf>(), PathBuf::into_boxed_path)
    }
}
