//! What a test case keeps until it ends, for those who draw later.

use std::any::{Any, type_name};
use std::rc::Rc;

use super::TestCase;

/// A value, its type's name, and the key under which it is kept.
pub(super) struct Kept {
    key: Box<dyn Any>,
    value: Rc<dyn Any>,
    type_name: &'static str,
}

impl Kept {
    fn has_key<K: PartialEq + 'static>(&self, key: &K) -> bool {
        self.key.downcast_ref::<K>() == Some(key)
    }
}

impl TestCase {
    /// The value that this test case keeps under a key; the first time it is asked for, what `make` returns.
    ///
    /// Keys of different types are different keys, so that a private type keeps its values to itself. `make`
    /// may draw. The value is dropped when the test case ends.
    ///
    /// # Errors
    ///
    /// The name of the other type, if a value of another type is kept under the key.
    pub fn keep<K, T>(&self, key: K, make: impl FnOnce() -> T) -> Result<Rc<T>, &'static str>
    where
        K: PartialEq + 'static,
        T: 'static,
    {
        if let Some(kept) = self.kept(&key) {
            return kept;
        }
        let made = Rc::new(make());
        // It may have been made on the way there: then that one is as good, and others have it already.
        if let Some(kept) = self.kept(&key) {
            return kept;
        }
        self.state().kept.push(Kept {
            key: Box::new(key),
            value: Rc::clone(&made) as Rc<dyn Any>,
            type_name: type_name::<T>(),
        });
        Ok(made)
    }

    fn kept<K, T>(&self, key: &K) -> Option<Result<Rc<T>, &'static str>>
    where
        K: PartialEq + 'static,
        T: 'static,
    {
        let state = self.state();
        let kept = state.kept.iter().find(|kept| kept.has_key(key))?;
        let value = Rc::clone(&kept.value).downcast();
        Some(value.map_err(|_| kept.type_name))
    }

    /// Drops what is kept, of which some may hold this test case.
    pub(crate) fn let_go(&self) {
        // What they do when they are dropped may need the state.
        let kept = std::mem::take(&mut self.0.borrow_mut().kept);
        drop(kept);
    }
}
