//! The lengths that a test case has drawn, and has in mind.

/// The length that a random source has in mind for one collection; nothing at first.
#[derive(Clone, Copy, Debug, Default)]
pub struct Length(pub(super) Option<usize>);

/// What a test case has drawn, by its length.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Measured {
    /// The latest ones.
    pub(super) lengths: [usize; 2],
    pub(super) count: usize,
    /// How many elements long collections have used up.
    pub(super) long: usize,
}
