//! Vectors whose elements differ, and how an element is found that is not there yet.

use hypo_core::TestCase;
use hypo_core::choice::{Children, Size};

use super::sizing::Sizing;
use crate::combinators::{look_up_in_few, tries};
use crate::size::size_methods;
use crate::source::{NoSource, SourceText, list_by};
use crate::{Combinators, Inverse, Strategy};

/// A key that is the element itself.
type Itself<T> = fn(&T) -> T;

/// Draws vectors whose elements differ; made by [`Vecs::unique`](crate::Vecs::unique) and
/// [`Vecs::unique_by`](crate::Vecs::unique_by).
///
/// Elements are compared one by one, so that all it takes is `==`.
#[derive(Clone, Copy, Debug)]
#[must_use = "a strategy does nothing until something is drawn from it"]
pub struct UniqueVecs<S: Strategy, F = Itself<<S as Strategy>::Value>> {
    elements: S,
    key: F,
    sizing: Sizing,
}

impl<S: Strategy, F> UniqueVecs<S, F> {
    size_methods!("elements");

    #[track_caller]
    pub(super) fn new(elements: S, key: F, sizing: Sizing) -> Self {
        UniqueVecs {
            sizing: sizing.unique(different(&elements)),
            elements,
            key,
        }
    }

    fn sized(&self) -> Size {
        self.sizing.asked()
    }

    #[track_caller]
    fn resized(self, size: Size) -> Self {
        UniqueVecs {
            sizing: self.sizing.resized(size),
            ..self
        }
    }
}

impl<S, K, F> Strategy for UniqueVecs<S, F>
where
    S: Strategy,
    K: PartialEq,
    F: Fn(&S::Value) -> K,
{
    type Value = Vec<S::Value>;

    fn children(&self) -> Children {
        self.sizing.children()
    }

    fn draw(&self, case: &TestCase) -> Vec<S::Value> {
        let mut vec = Vec::new();
        let mut keys = Vec::new();
        self.sizing.fill(case, || {
            let is_new = |element: &S::Value| !keys.contains(&(self.key)(element));
            let Some(element) = draw_new(case, &self.elements, is_new) else {
                return false;
            };
            keys.push((self.key)(&element));
            vec.push(element);
            true
        });
        vec
    }

    fn invert(&self, value: &Self::Value, choices: &mut Inverse) -> Option<()> {
        let mut keys = Vec::new();
        self.sizing
            .invert(value.iter(), choices, |element, choices| {
                let key = (self.key)(element);
                if keys.contains(&key) {
                    return None;
                }
                keys.push(key);
                self.elements.invert(element, choices)
            })
    }

    fn says_source(&self) -> bool {
        self.elements.says_source()
    }

    fn write_source(&self, value: &Self::Value, out: &mut SourceText) -> Result<(), NoSource> {
        list_by(out, ("vec![", "]"), value, |element, out| {
            self.elements.write_source(element, out)
        })
    }
}

impl<S, K, F> Combinators for UniqueVecs<S, F>
where
    S: Strategy,
    K: PartialEq,
    F: Fn(&S::Value) -> K,
{
}

/// How many different elements there are at most, where that is known.
pub(super) fn different(elements: &impl Strategy) -> Option<u128> {
    match elements.is_empty() {
        true => Some(0),
        false => elements.distinct(),
    }
}

/// How many different keys a map has at most, where that is known: none without values for them.
pub(super) fn different_entries(keys: &impl Strategy, values: &impl Strategy) -> Option<u128> {
    match values.is_empty() {
        true => Some(0),
        false => different(keys),
    }
}

/// An element that is new; `None` if none of a few was, and there is none to be looked up.
pub(super) fn draw_new<S: Strategy>(
    case: &TestCase,
    elements: &S,
    is_new: impl Fn(&S::Value) -> bool,
) -> Option<S::Value> {
    tries(case, || Some(elements.draw(case)).filter(&is_new))
        .or_else(|| look_up_in_few(case, elements, is_new))
}
