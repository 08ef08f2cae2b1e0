//! Strings of the operating system and of C.

use std::ffi::{CString, OsString};
use std::sync::OnceLock;

use hypo_core::TestCase;

use super::Arbitrary;
use crate::{Strategy, Text, booleans, text};

/// So many of the strings that need not be Unicode are none.
pub(super) const FOREIGN: f64 = 1.0 / 8.0;

/// Any text and, on Unix, one time in eight with bytes in it that are not UTF-8.
///
/// The simplest value is empty.
impl Arbitrary for OsString {
    type Strategy = fn(&TestCase) -> Self;

    fn arbitrary() -> Self::Strategy {
        |case| {
            let mut string = OsString::from(text().draw(case));
            if push_foreign(&mut string, case) {
                string.push(text().draw(case));
            }
            string
        }
    }
}

/// Appends, now and then, something that is not Unicode, and says whether it did.
#[cfg(unix)]
pub(super) fn push_foreign(string: &mut OsString, case: &TestCase) -> bool {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;

    let foreign = booleans().weighted(FOREIGN).draw(case);
    if foreign {
        // Such a byte goes on with a character; where none was begun, nothing that follows mends it.
        let byte = (0x80..=0xbf_u8).draw(case);
        string.push(OsStr::from_bytes(&[byte]));
    }
    foreign
}

#[cfg(not(unix))]
pub(super) fn push_foreign(_: &mut OsString, _: &TestCase) -> bool {
    false
}

/// Any bytes but NUL: three times in four those of text, which are UTF-8, and else any.
///
/// The simplest value is empty.
impl Arbitrary for CString {
    type Strategy = fn(&TestCase) -> Self;

    fn arbitrary() -> Self::Strategy {
        static TEXT: OnceLock<Text> = OnceLock::new();
        static BYTES: OnceLock<Text> = OnceLock::new();
        |case| {
            let bytes = if booleans().weighted(0.25).draw(case) {
                // A character of Latin-1 for each byte, so that all of them are one choice.
                let bytes = BYTES.get_or_init(|| text().alphabet('\u{1}'..='\u{ff}'));
                bytes.draw(case).chars().map(|c| c as u8).collect()
            } else {
                let text = TEXT.get_or_init(|| text().alphabet('\u{1}'..));
                text.draw(case).into_bytes()
            };
            match CString::new(bytes) {
                Ok(string) => string,
                Err(_) => unreachable!("NUL is in neither alphabet"),
            }
        }
    }
}
