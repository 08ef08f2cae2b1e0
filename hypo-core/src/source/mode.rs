//! How the random choices of one test case lean.
//!
//! Most bugs show with small values and with equal ones, and both are rare
//! among values spread over everything. So a test case may be *small*, *alike*,
//! both or neither; the first dozen are all small, so that what fails easily
//! fails early and is short to shrink.

/// How the random choices of one test case lean.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Mode {
    /// Numbers stay near the simplest one, and sizes near the least.
    pub(super) small: bool,
    /// Every other value is one that was drawn before.
    pub(super) alike: bool,
}

/// So many test cases of a run are small.
const EARLY: u64 = 12;

impl Mode {
    /// The mode of the test case of this number, counted from 0; `bits` are random, and two of them
    /// decide about each lean.
    pub(super) fn of_test_case(number: u64, bits: u64) -> Mode {
        Mode {
            small: number < EARLY || bits & 0b11 == 0,
            alike: bits & 0b1100 == 0,
        }
    }
}
