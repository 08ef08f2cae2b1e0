//! Tables that tests make and that are committed, so that a change shows as a change of the table.

use std::path::Path;

/// What makes the tests write the tables in place of comparing them.
const TABLES: &str = "HYPO_TABLES";

/// What to say if the text is not what is committed in this file; `tests` are those that write it.
pub(crate) fn unlike_committed(file: &str, text: &str, tests: &str) -> Option<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(file);
    if std::env::var(TABLES).is_ok_and(|value| value == "write") {
        std::fs::write(&path, text).expect("the table can be written");
        return None;
    }
    if std::fs::read_to_string(&path).ok().as_deref() == Some(text) {
        return None;
    }
    Some(format!(
        "{file} is not what was measured. If the search was meant to change, write it anew:\n\
         {TABLES}=write cargo test --release --test main {tests}"
    ))
}
