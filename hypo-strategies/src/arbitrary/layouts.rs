//! Layouts of memory.

use std::alloc::Layout;

use hypo_core::TestCase;

use super::Arbitrary;
use crate::Strategy;

/// The highest power of two that an alignment can be.
const HIGHEST: u32 = usize::BITS - 1;

/// Every layout there is: any power of two as the alignment, and as many bytes as may have it.
///
/// Most are far larger than what an allocator would grant. The simplest value
/// has no bytes, aligned to 1; smaller alignments are simpler, then fewer bytes.
impl Arbitrary for Layout {
    type Strategy = fn(&TestCase) -> Self;

    fn arbitrary() -> Self::Strategy {
        |case| {
            let align = 1usize << (0..=HIGHEST).draw(case);
            // Rounded up to the alignment, the size has to fit an `isize`.
            let most = (1 << HIGHEST) - align;
            let size = (0..=most).draw(case);
            match Layout::from_size_align(size, align) {
                Ok(layout) => layout,
                Err(_) => unreachable!("{size} bytes may be aligned to {align}"),
            }
        }
    }
}
