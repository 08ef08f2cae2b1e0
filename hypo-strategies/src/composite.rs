//! What `#[composite]` makes of a function and its arguments.

use std::fmt;

use hypo_core::{Label, TestCase};

use crate::{Combinators, Strategy};

/// A strategy that draws by calling `draw`, in a span of this name.
pub fn composite<T, F>(name: &'static str, draw: F) -> Composite<F>
where
    F: Fn(&TestCase) -> T,
{
    Composite { name, draw }
}

/// Draws by calling a function with its arguments, in a span of the function's name.
#[derive(Clone, Copy)]
#[must_use = "a strategy does nothing until something is drawn from it"]
pub struct Composite<F> {
    name: &'static str,
    draw: F,
}

impl<T, F> Strategy for Composite<F>
where
    F: Fn(&TestCase) -> T,
{
    type Value = T;

    fn draw(&self, case: &TestCase) -> T {
        case.span(Label::new(self.name), || (self.draw)(case))
    }

    fn draw_part(&self, case: &TestCase) -> T {
        self.draw(case)
    }
}

impl<T, F> Combinators for Composite<F> where F: Fn(&TestCase) -> T {}

impl<F> fmt::Debug for Composite<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}(..)", self.name)
    }
}

/// An argument of a composite, of which each draw gets a clone.
///
/// How to clone it is known here, so that nothing else asks for `Clone`: a type
/// that has it not is one error, at this call, which lies over the parameter.
pub fn cloned_for_each_draw<T: Clone>(value: T) -> Kept<T> {
    let clone = T::clone;
    Kept { value, clone }
}

/// A value, and how to clone it.
pub struct Kept<T> {
    value: T,
    clone: fn(&T) -> T,
}

impl<T> Kept<T> {
    /// A clone of the value.
    pub fn cloned(&self) -> T {
        (self.clone)(&self.value)
    }
}

impl<T> Clone for Kept<T> {
    fn clone(&self) -> Self {
        Kept {
            value: self.cloned(),
            clone: self.clone,
        }
    }
}
