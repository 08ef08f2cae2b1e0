//! Layouts of memory.

use std::alloc::Layout;
use std::fmt::Write;

use super::{NoSource, SourceText, ToSource};

impl ToSource for Layout {
    fn to_source(&self, out: &mut SourceText) -> Result<(), NoSource> {
        let (size, align) = (self.size(), self.align());
        write!(
            out,
            "std::alloc::Layout::from_size_align({size}, {align}).unwrap()"
        )
        .map_err(|_| NoSource)
    }
}
