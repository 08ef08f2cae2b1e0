//! The phases of a run.

/// A phase of a run. They run in the order in which they stand here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Phase {
    /// Runs the pinned examples, in source order.
    Explicit,
    /// Replays the failures that are stored.
    Reuse,
    /// Tries new test cases.
    Generate,
    /// Changes the test cases that came furthest so that they come further still, where the property
    /// says with `target!` how far it came. Takes turns with [`Generate`](Phase::Generate), and
    /// without it begins at what [`Reuse`](Phase::Reuse) replayed.
    Target,
    /// Makes a failure as small as it gets.
    Shrink,
    /// Finds out which parts of a failure may be anything else and it still fails, so that the report can
    /// say so. Without [`Shrink`](Phase::Shrink) it does nothing.
    ///
    /// Arguments are such parts, and the components and fields of what is a tuple or of a type with
    /// `#[derive(Arbitrary)]`, and what a `Data` has drawn. A part that makes no difference costs about a
    /// hundred test cases, one that does far fewer. All together they take no more than half a second or,
    /// if that is longer, a fifth of the time that the run has taken before.
    Explain,
}

/// Which phases run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Phases([bool; 6]);

impl Phases {
    pub(crate) fn has(self, phase: Phase) -> bool {
        self.0[phase as usize]
    }

    /// Whether there is one that runs test cases, and not only works on what another has found.
    pub(crate) fn run_test_cases(self) -> bool {
        self.has(Phase::Explicit) || self.has(Phase::Reuse) || self.has(Phase::Generate)
    }
}

impl Default for Phases {
    fn default() -> Self {
        Phases([true; 6])
    }
}

impl FromIterator<Phase> for Phases {
    fn from_iter<I: IntoIterator<Item = Phase>>(phases: I) -> Self {
        let mut on = [false; 6];
        for phase in phases {
            on[phase as usize] = true;
        }
        Phases(on)
    }
}
