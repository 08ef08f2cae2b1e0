//! What the strategy of a field is asked for: to draw a value, or to say by which choices it would.
//!
//! An expression of the user's stands in one function that is generic over this,
//! so that it is written down, and complained of, once.

use hypo_core::TestCase;

use super::OfType;
use crate::{Arbitrary, BoxedStrategy, Inverse, Strategy};

/// What the strategy of a field of type `T` is asked for.
pub trait Ask<T> {
    /// What comes of it.
    type Answer;

    /// Asks a strategy of this name.
    fn ask<S: Strategy<Value = T> + ?Sized>(self, name: &'static str, strategy: &S)
    -> Self::Answer;
}

/// For a value.
impl<T> Ask<T> for &TestCase {
    type Answer = T;

    fn ask<S: Strategy<Value = T> + ?Sized>(self, name: &'static str, strategy: &S) -> T {
        self.begin_part(name);
        let value = strategy.draw_part(self);
        self.end_part();
        value
    }
}

/// For the choices by which it would draw a value.
pub struct Back<'v, T> {
    value: &'v T,
    choices: &'v mut Inverse,
}

/// Asks for the choices of this value.
pub fn back<'v, T>(value: &'v T, choices: &'v mut Inverse) -> Back<'v, T> {
    Back { value, choices }
}

/// Whether it can say.
impl<T> Ask<T> for Back<'_, T> {
    type Answer = bool;

    fn ask<S: Strategy<Value = T> + ?Sized>(self, _: &'static str, strategy: &S) -> bool {
        strategy.invert(self.value, self.choices).is_some()
    }
}

/// A type that is drawn by its name.
///
/// As with [`Outlines`](super::Outlines), method lookup prefers it to what is for any other type: that one has no
/// such strategy is complained of where it is drawn, and not here as well.
pub trait InvertsByType<T> {
    /// Says by which choices a field is drawn by its type, if no setter has said otherwise.
    fn invert_by_type(
        &self,
        value: &T,
        changed: Option<&BoxedStrategy<'_, T>>,
        choices: &mut Inverse,
    ) -> bool;
}

impl<T: Arbitrary> InvertsByType<T> for &OfType<T> {
    fn invert_by_type(
        &self,
        value: &T,
        changed: Option<&BoxedStrategy<'_, T>>,
        choices: &mut Inverse,
    ) -> bool {
        super::field(back(value, choices), changed, T::arbitrary)
    }
}

/// Any other type.
pub trait InvertsNothing<T> {
    /// Cannot say.
    fn invert_by_type(
        &self,
        _value: &T,
        _changed: Option<&BoxedStrategy<'_, T>>,
        _choices: &mut Inverse,
    ) -> bool {
        false
    }
}

impl<T> InvertsNothing<T> for OfType<T> {}
