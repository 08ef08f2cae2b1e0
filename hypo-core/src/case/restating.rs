//! Saying what was drawn in other words: what earlier alternatives would draw of one value.

use super::{State, Stop, TestCase, unwind};
use crate::choice::Choice;

impl TestCase {
    /// Whether the value that begins with the latest choice, one between alternatives, is wanted in the
    /// words of those before the one that was taken.
    ///
    /// If so, it is drawn, and then the test case is told by [`restated`](TestCase::restated).
    pub fn is_to_be_restated(&self) -> bool {
        let state = self.state();
        match state.restating {
            Some(place) => state.choices.len() == place + 1,
            None => false,
        }
    }

    /// Ends this test case, for all that was wanted of it are these choices: each stretch would draw the same
    /// value, in place of what was drawn from the choice between alternatives on.
    pub fn restated(&self, stretches: Vec<Vec<Choice>>) -> ! {
        self.state().stop.get_or_insert(Stop::Restated(stretches));
        unwind()
    }

    /// Wants the value that begins with the choice at this place in other words.
    pub(crate) fn restate(&self, place: usize) {
        let State { restating, .. } = &mut *self.state();
        *restating = Some(place);
    }
}
