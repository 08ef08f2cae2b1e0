//! Vectors.

use hypo_core::TestCase;
use hypo_core::choice::Children;
use hypo_core::choice::Size;

use super::sizing::Sizing;
use super::unique::UniqueVecs;
use crate::size::size_methods;
use crate::source::{NoSource, SourceText, list_by};
use crate::{Arbitrary, Combinators, Inverse, Outline, Strategy, any};

/// Draws vectors of what `elements` draws.
///
/// ```
/// use hypo_strategies::{Strategy, vecs};
///
/// # hypo_strategies::for_each_case(|case| {
/// let dice = vecs(1..=6).size(1..=5).draw(case);
/// assert!(dice.iter().all(|die| (1..=6).contains(die)));
/// let lottery = vecs(1..=49).unique().size(6..=6).draw(case);
/// assert_eq!(lottery.len(), 6);
/// # });
/// ```
///
/// Without sizes there are five elements on average, and sometimes many more.
///
/// The simplest value is empty, or as many of the simplest element as there
/// must be; fewer elements are simpler, then simpler ones, from the left.
#[track_caller]
pub fn vecs<S: Strategy>(elements: S) -> Vecs<S> {
    Vecs {
        sizing: Sizing::of::<S>()
            .growing(elements.children())
            .from(&elements),
        elements,
    }
}

/// Draws vectors; made by [`vecs`].
#[derive(Clone, Copy, Debug)]
#[must_use = "a strategy does nothing until something is drawn from it"]
pub struct Vecs<S> {
    elements: S,
    sizing: Sizing,
}

impl<S: Strategy> Vecs<S> {
    size_methods!("elements");

    /// Draws elements of which no two are equal.
    ///
    /// If `min_size` is more than the elements have different values, as far as
    /// that is known, it is an error.
    #[track_caller]
    pub fn unique(self) -> UniqueVecs<S>
    where
        S::Value: Clone + PartialEq,
    {
        self.unique_by(S::Value::clone)
    }

    /// Draws elements of which no two have the same key.
    ///
    /// ```
    /// use hypo_strategies::{Strategy, any, vecs};
    ///
    /// # hypo_strategies::for_each_case(|case| {
    /// let users = vecs(any::<(u32, String)>()).unique_by(|(id, _)| *id).draw(case);
    /// # let _ = users;
    /// # });
    /// ```
    #[track_caller]
    pub fn unique_by<K, F>(self, key: F) -> UniqueVecs<S, F>
    where
        K: PartialEq,
        F: Fn(&S::Value) -> K,
    {
        UniqueVecs::new(self.elements, key, self.sizing)
    }

    /// Says by which choices it would draw these elements.
    pub(crate) fn invert_each<'v>(
        &self,
        values: impl ExactSizeIterator<Item = &'v S::Value>,
        choices: &mut Inverse,
    ) -> Option<()>
    where
        S::Value: 'v,
    {
        self.sizing.invert(values, choices, |value, choices| {
            self.elements.invert(value, choices)
        })
    }

    fn sized(&self) -> Size {
        self.sizing.asked()
    }

    #[track_caller]
    fn resized(self, size: Size) -> Self {
        Vecs {
            sizing: self.sizing.resized(size),
            ..self
        }
    }
}

impl<S: Strategy> Strategy for Vecs<S> {
    type Value = Vec<S::Value>;

    fn children(&self) -> Children {
        self.sizing.children()
    }

    fn draw(&self, case: &TestCase) -> Vec<S::Value> {
        let mut vec = Vec::new();
        self.sizing.fill(case, || {
            vec.push(self.elements.draw(case));
            true
        });
        vec
    }

    fn invert(&self, value: &Self::Value, choices: &mut Inverse) -> Option<()> {
        self.invert_each(value.iter(), choices)
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

impl<S: Strategy> Combinators for Vecs<S> {}

/// Any elements, of any number; the simplest is empty.
impl<T: Arbitrary> Arbitrary for Vec<T> {
    type Strategy = Vecs<T::Strategy>;

    fn arbitrary() -> Self::Strategy {
        vecs(any::<T>())
    }

    fn outline(outline: &mut Outline) {
        outline.perhaps(T::outline);
    }
}
