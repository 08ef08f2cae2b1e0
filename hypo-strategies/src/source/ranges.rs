//! Ranges.

use std::ops::Range;

use super::{NoSource, SourceText, ToSource};

impl<T: ToSource> ToSource for Range<T> {
    fn to_source(&self, out: &mut SourceText) -> Result<(), NoSource> {
        self.start.to_source(out)?;
        out.push_str("..");
        self.end.to_source(out)
    }

    fn to_reference(&self, out: &mut SourceText) -> Result<(), NoSource> {
        // Without parentheses it would be a range from a reference on.
        out.push_str("&(");
        self.to_source(out)?;
        out.push(')');
        Ok(())
    }
}
