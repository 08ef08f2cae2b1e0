//! How much a run says about itself.

/// How much a run says about itself. None of them makes a passing test slower than it needs to be.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Verbosity {
    /// Nothing but the property's own panic.
    Quiet,
    /// The report of a failure.
    #[default]
    Normal,
    /// Also each test case with its arguments, and each pinned example.
    Verbose,
    /// Also what the engine does: phases, stored failures, each choice sequence and its outcome.
    Debug,
}
