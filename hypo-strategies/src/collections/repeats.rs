//! Things that are drawn several times and are no collection when they are done.

use hypo_core::TestCase;
use hypo_core::choice::Size;

use super::sizing::Sizing;

/// How often something is drawn: as a collection of this size draws its elements.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Repeats(Sizing);

impl Repeats {
    /// So many times. The spans are labelled with the type `L`.
    #[track_caller]
    pub(crate) fn of<L>(size: Size) -> Repeats {
        Repeats(Sizing::of::<L>().resized(size))
    }

    /// How many times that can be.
    #[cfg(feature = "regex")]
    pub(crate) fn size(&self) -> Size {
        self.0.asked()
    }

    /// Calls `draw` each time; it says whether it drew anything. After a few times that it did not, it is the end.
    pub(crate) fn each(&self, case: &TestCase, draw: impl FnMut() -> bool) {
        self.0.fill(case, draw);
    }
}
