//! Not repeating test cases that are known by their digests alone.
//!
//! Where the memory of the tree is used up, no test case is planned to its end
//! any more. But while one is drawn, each choice that would make it a whole test
//! case that was tried can be drawn again.

use std::cell::RefCell;
use std::rc::Rc;

use super::random::Random;
use crate::beginning::{Beginning, Table};
use crate::choice::{Choice, Constraint, Value};

/// The digests of test cases, and how far one has come that is to be none of them.
#[derive(Clone)]
pub(crate) struct Avoid {
    digests: Rc<RefCell<Table<()>>>,
    /// How many there were when the test case was planned: those that have come since are another
    /// test case's of the same batch, and must not matter.
    known: usize,
    at: Beginning,
}

/// A value that makes a known test case is drawn again so often.
const TRIES: usize = 8;

impl Avoid {
    pub(crate) fn new(digests: Rc<RefCell<Table<()>>>) -> Avoid {
        let known = digests.borrow().len();
        Avoid {
            digests,
            known,
            at: Beginning::default(),
        }
    }

    /// A random value, one that does not make a known test case if chance has any.
    pub(super) fn draw(
        &mut self,
        random: &mut Random,
        constraint: &Constraint,
        so_far: &[Choice],
    ) -> Value {
        let first = random.draw(constraint, so_far);
        let value = self.otherwise(first, || random.draw(constraint, so_far));
        self.follow(&value);
        value
    }

    /// This value, or what is drawn again until it does not make a known test case.
    pub(super) fn otherwise(&self, mut value: Value, mut draw: impl FnMut() -> Value) -> Value {
        for _ in 0..TRIES {
            if !self.knows(&value) {
                break;
            }
            value = draw();
        }
        value
    }

    /// Whether the test case would be a known one if it ended with this value.
    pub(super) fn knows(&self, value: &Value) -> bool {
        let place = self.digests.borrow().place(self.at.then(value));
        place.is_some_and(|place| place < self.known)
    }

    pub(super) fn follow(&mut self, value: &Value) {
        self.at = self.at.then(value);
    }
}

impl std::fmt::Debug for Avoid {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Avoid({} test cases)", self.known)
    }
}
