//! Writing what strategies say of the parts of a value, and telling the test case.

use hypo_core::TestCase;

use super::{NoSource, SourceText};
use crate::Strategy;

/// Notes how the strategy says that an argument prints, if it does.
///
/// Called where the test case describes itself, between drawing the argument and describing it.
#[doc(hidden)]
pub fn note_source<S: Strategy>(case: &TestCase, strategy: &S, value: &S::Value) {
    if !strategy.says_source() {
        return;
    }
    let mut out = SourceText::new();
    if strategy.write_source(value, &mut out).is_ok() {
        let (text, parts) = out.into_parts();
        case.note_source(text, parts);
    }
}

/// Appends what `open` begins and `close` ends: what `write` appends for each item, with commas between.
pub(crate) fn list_by<T>(
    out: &mut SourceText,
    (open, close): (&str, &str),
    items: &[T],
    write: impl Fn(&T, &mut SourceText) -> Result<(), NoSource>,
) -> Result<(), NoSource> {
    out.push_str(open);
    for (index, item) in items.iter().enumerate() {
        if index > 0 {
            out.push_str(", ");
        }
        write(item, out)?;
    }
    out.push_str(close);
    Ok(())
}

/// Appends a call of `function` with the argument that `write` appends.
pub(crate) fn call_by(
    out: &mut SourceText,
    function: &str,
    write: impl FnOnce(&mut SourceText) -> Result<(), NoSource>,
) -> Result<(), NoSource> {
    out.push_str(function);
    out.push('(');
    write(out)?;
    out.push(')');
    Ok(())
}

/// A tuple while it is being written, part by part.
pub(crate) struct TupleText<'o> {
    out: &'o mut SourceText,
    parts: usize,
}

impl TupleText<'_> {
    pub(crate) fn new(out: &mut SourceText) -> TupleText<'_> {
        out.push('(');
        TupleText { out, parts: 0 }
    }

    /// Where the next part goes.
    pub(crate) fn next(&mut self) -> &mut SourceText {
        if self.parts > 0 {
            self.out.end_part();
            self.out.push_str(", ");
        }
        self.parts += 1;
        self.out.begin_part();
        self.out
    }

    /// Ends it, of at least one part; a tuple of one needs its comma.
    pub(crate) fn end(self) {
        self.out.end_part();
        self.out.push_str(if self.parts == 1 { ",)" } else { ")" });
    }
}
