//! The test case that this thread is running.
//!
//! The one piece of state outside of a run: it is what lets `assume!` and
//! `note!` work anywhere below the property without being handed anything.

use std::cell::RefCell;

use super::TestCase;

thread_local! {
    static CURRENT: RefCell<Option<TestCase>> = const { RefCell::new(None) };
}

/// The test case of this thread, or `None` outside of a property.
///
/// A thread that a property has started is outside of it.
pub fn current() -> Option<TestCase> {
    CURRENT
        .try_with(|current| current.try_borrow().ok()?.clone())
        .ok()?
}

/// Says that a strategy, a setting or a function of hypo was used in a way that has no meaning.
///
/// Inside of a test case it ends the run with this message, for no other test
/// case would fare better; elsewhere it is a panic.
#[track_caller]
pub fn misuse(message: &str) -> ! {
    match current() {
        Some(case) => case.misuse(message),
        None => panic!("{message}"),
    }
}

/// While it lives, a test case is the current one of this thread; then the one before is again.
pub(crate) struct Entered(Option<TestCase>);

impl Entered {
    pub(crate) fn new(case: TestCase) -> Entered {
        Entered(CURRENT.with(|current| current.replace(Some(case))))
    }
}

impl Drop for Entered {
    fn drop(&mut self) {
        CURRENT.with(|current| *current.borrow_mut() = self.0.take());
    }
}
