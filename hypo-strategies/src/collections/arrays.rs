//! Arrays.

use std::any::type_name;

use hypo_core::choice::Children;
use hypo_core::{Label, TestCase, misuse};

use crate::places::Parts;
use crate::recursion::each_of;
use crate::source::{NoSource, SourceText, list_by};
use crate::{Arbitrary, Combinators, Inverse, Outline, Strategy, any};

/// Each element takes a choice at least, and a test case makes no more than so many.
const MOST_CHOICES: usize = 1 << 14;
/// An array of so many bytes is put together elsewhere than on the stack.
const LARGE: usize = 4096;

/// Draws arrays of what `element` draws, as long as their type says.
///
/// ```
/// use hypo_strategies::{Strategy, arrays};
///
/// # hypo_strategies::for_each_case(|case| {
/// let [red, green, blue] = arrays(0.0..=1.0).draw(case);
/// assert!(red + green + blue <= 3.0);
/// # });
/// ```
///
/// The simplest value is the simplest element throughout. More than 16,384 elements, of which each takes a choice,
/// are an error.
#[track_caller]
pub fn arrays<S: Strategy, const N: usize>(element: S) -> Arrays<S, N> {
    // Where there is only one element to draw, it takes no choice.
    if N > MOST_CHOICES && element.distinct() != Some(1) {
        misuse(&format!(
            "an array of {N} elements cannot be drawn, for a test case makes no more than {MOST_CHOICES} choices; \
             draw fewer elements, and make the array of them in the property"
        ));
    }
    Arrays {
        element,
        label: Label::new(type_name::<S>()),
    }
}

/// Draws arrays; made by [`arrays`].
#[derive(Clone, Copy, Debug)]
#[must_use = "a strategy does nothing until something is drawn from it"]
pub struct Arrays<S, const N: usize> {
    element: S,
    label: Label,
}

impl<S: Strategy, const N: usize> Strategy for Arrays<S, N> {
    type Value = [S::Value; N];

    fn draw(&self, case: &TestCase) -> Self::Value {
        let each = || case.span(self.label, || self.element.draw(case));
        if size_of::<Self::Value>() > LARGE {
            // Built in place it would be held many times over in a debug build, and use up the stack.
            let elements: Vec<S::Value> = (0..N).map(|_| each()).collect();
            return match elements.try_into() {
                Ok(array) => array,
                Err(_) => unreachable!("there are as many elements as the array has"),
            };
        }
        std::array::from_fn(|_| each())
    }

    fn invert(&self, value: &Self::Value, choices: &mut Inverse) -> Option<()> {
        value
            .iter()
            .try_for_each(|element| self.element.invert(element, choices))
    }

    fn distinct(&self) -> Option<u128> {
        self.element.distinct()?.checked_pow(u32::try_from(N).ok()?)
    }

    fn value_at(&self, place: u128) -> Option<Self::Value> {
        let mut parts = Parts::new(place, self.distinct()?)?;
        let count = self.element.distinct()?;
        let elements = (0..N).map(|_| self.element.value_at(parts.next(count)));
        let elements: Vec<S::Value> = elements.collect::<Option<_>>()?;
        elements.try_into().ok()
    }

    fn says_source(&self) -> bool {
        self.element.says_source()
    }

    fn write_source(&self, value: &Self::Value, out: &mut SourceText) -> Result<(), NoSource> {
        list_by(out, ("[", "]"), value, |element, out| {
            self.element.write_source(element, out)
        })
    }

    fn is_empty(&self) -> bool {
        N > 0 && self.element.is_empty()
    }

    fn children(&self) -> Children {
        each_of(N, self.element.children())
    }
}

impl<S: Strategy, const N: usize> Combinators for Arrays<S, N> {}

/// Any value for each element.
impl<T: Arbitrary, const N: usize> Arbitrary for [T; N] {
    type Strategy = Arrays<T::Strategy, N>;

    fn arbitrary() -> Self::Strategy {
        arrays(any::<T>())
    }

    fn outline(outline: &mut Outline) {
        for _ in 0..N {
            T::outline(outline);
        }
    }
}
