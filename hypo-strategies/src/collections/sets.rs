//! Sets.

use std::collections::{BTreeSet, HashSet};
use std::hash::{BuildHasher, Hash, RandomState};
use std::marker::PhantomData;

use hypo_core::TestCase;
use hypo_core::choice::Children;
use hypo_core::choice::Size;

use super::sizing::Sizing;
use super::unique::{different, draw_new};
use crate::size::size_methods;
use crate::{Arbitrary, Combinators, Inverse, Outline, Strategy, any};

/// Draws hash sets of what `elements` draws.
///
/// ```
/// use hypo_strategies::{Strategy, hash_sets};
///
/// # hypo_strategies::for_each_case(|case| {
/// let squares = hash_sets(0..64).max_size(8).draw(case);
/// assert!(squares.len() <= 8);
/// # });
/// ```
///
/// The simplest value is empty, or the simplest elements as many as there must
/// be. A `min_size` above the number of different elements, as far as that is
/// known, is an error.
#[track_caller]
pub fn hash_sets<S>(elements: S) -> HashSets<S>
where
    S: Strategy<Value: Eq + Hash>,
{
    HashSets {
        sizing: Sizing::of::<S>()
            .growing(elements.children())
            .unique(different(&elements)),
        elements,
        hasher: PhantomData,
    }
}

/// Draws hash sets; made by [`hash_sets`].
#[derive(Clone, Copy, Debug)]
#[must_use = "a strategy does nothing until something is drawn from it"]
pub struct HashSets<S, H = RandomState> {
    elements: S,
    sizing: Sizing,
    hasher: PhantomData<fn() -> H>,
}

impl<S: Strategy, H> HashSets<S, H> {
    size_methods!("elements");

    /// Draws sets with another hasher.
    pub fn hasher<G: BuildHasher + Default>(self) -> HashSets<S, G> {
        HashSets {
            elements: self.elements,
            sizing: self.sizing,
            hasher: PhantomData,
        }
    }

    fn sized(&self) -> Size {
        self.sizing.asked()
    }

    #[track_caller]
    fn resized(self, size: Size) -> Self {
        HashSets {
            sizing: self.sizing.resized(size),
            ..self
        }
    }
}

impl<S, H> Strategy for HashSets<S, H>
where
    S: Strategy<Value: Eq + Hash>,
    H: BuildHasher + Default,
{
    type Value = HashSet<S::Value, H>;

    fn children(&self) -> Children {
        self.sizing.children()
    }

    fn draw(&self, case: &TestCase) -> Self::Value {
        let mut set = HashSet::default();
        self.sizing.fill(case, || {
            draw_new(case, &self.elements, |element| !set.contains(element))
                .is_some_and(|element| set.insert(element))
        });
        set
    }

    fn invert(&self, value: &Self::Value, choices: &mut Inverse) -> Option<()> {
        self.sizing
            .invert_unordered(value.iter(), choices, |element, choices| {
                self.elements.invert(element, choices)
            })
    }
}

impl<S, H> Combinators for HashSets<S, H>
where
    S: Strategy<Value: Eq + Hash>,
    H: BuildHasher + Default,
{
}

/// Any elements, of any number; the simplest is empty.
impl<T, H> Arbitrary for HashSet<T, H>
where
    T: Arbitrary + Eq + Hash,
    H: BuildHasher + Default,
{
    type Strategy = HashSets<T::Strategy, H>;

    fn arbitrary() -> Self::Strategy {
        hash_sets(any::<T>()).hasher()
    }

    fn outline(outline: &mut Outline) {
        outline.perhaps(T::outline);
    }
}

/// Draws ordered sets of what `elements` draws.
///
/// ```
/// use hypo_strategies::{Strategy, btree_sets};
///
/// # hypo_strategies::for_each_case(|case| {
/// let days = btree_sets(1..=31).min_size(1).draw(case);
/// assert!(!days.is_empty());
/// # });
/// ```
///
/// The simplest value is empty, or the simplest elements as many as there must
/// be. A `min_size` above the number of different elements, as far as that is
/// known, is an error.
#[track_caller]
pub fn btree_sets<S>(elements: S) -> BTreeSets<S>
where
    S: Strategy<Value: Ord>,
{
    BTreeSets {
        sizing: Sizing::of::<S>()
            .growing(elements.children())
            .unique(different(&elements)),
        elements,
    }
}

/// Draws ordered sets; made by [`btree_sets`].
#[derive(Clone, Copy, Debug)]
#[must_use = "a strategy does nothing until something is drawn from it"]
pub struct BTreeSets<S> {
    elements: S,
    sizing: Sizing,
}

impl<S: Strategy> BTreeSets<S> {
    size_methods!("elements");

    fn sized(&self) -> Size {
        self.sizing.asked()
    }

    #[track_caller]
    fn resized(self, size: Size) -> Self {
        BTreeSets {
            sizing: self.sizing.resized(size),
            ..self
        }
    }
}

impl<S> Strategy for BTreeSets<S>
where
    S: Strategy<Value: Ord>,
{
    type Value = BTreeSet<S::Value>;

    fn children(&self) -> Children {
        self.sizing.children()
    }

    fn draw(&self, case: &TestCase) -> Self::Value {
        let mut set = BTreeSet::new();
        self.sizing.fill(case, || {
            draw_new(case, &self.elements, |element| !set.contains(element))
                .is_some_and(|element| set.insert(element))
        });
        set
    }

    fn invert(&self, value: &Self::Value, choices: &mut Inverse) -> Option<()> {
        self.sizing
            .invert_unordered(value.iter(), choices, |element, choices| {
                self.elements.invert(element, choices)
            })
    }
}

impl<S> Combinators for BTreeSets<S> where S: Strategy<Value: Ord> {}

/// Any elements, of any number; the simplest is empty.
impl<T: Arbitrary + Ord> Arbitrary for BTreeSet<T> {
    type Strategy = BTreeSets<T::Strategy>;

    fn arbitrary() -> Self::Strategy {
        btree_sets(any::<T>())
    }

    fn outline(outline: &mut Outline) {
        outline.perhaps(T::outline);
    }
}
