//! The fields for which a setter has said otherwise.

use crate::{BoxedStrategy, Strategy};

/// The fields of a derived strategy, of which usually none was changed: then it is an empty box.
///
/// What it is not is a strategy for each field: a type that contains itself would have one without end.
#[derive(Clone, Default)]
pub struct Changes<C>(Option<Box<C>>);

impl<C: Default> Changes<C> {
    /// No field was changed.
    pub fn none() -> Changes<C> {
        Changes(None)
    }

    /// The fields, to change one.
    pub fn fields(&mut self) -> &mut C {
        self.0.get_or_insert_default()
    }

    /// The fields, if one was changed.
    pub fn get(&self) -> Option<&C> {
        self.0.as_deref()
    }
}

/// The strategy that a setter has given a field.
pub struct Change<'s, T>(Option<BoxedStrategy<'s, T>>);

impl<'s, T> Change<'s, T> {
    /// To this strategy.
    pub fn to(strategy: impl Strategy<Value = T> + Send + Sync + 's) -> Change<'s, T> {
        Change(Some(BoxedStrategy::new(strategy)))
    }

    /// The strategy, if a setter has given one.
    pub fn get(&self) -> Option<&BoxedStrategy<'s, T>> {
        self.0.as_ref()
    }
}

impl<T> Default for Change<'_, T> {
    fn default() -> Self {
        Change(None)
    }
}

impl<T> Clone for Change<'_, T> {
    fn clone(&self) -> Self {
        Change(self.0.clone())
    }
}
