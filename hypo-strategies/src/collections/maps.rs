//! Maps.

use std::collections::{BTreeMap, HashMap};
use std::hash::{BuildHasher, Hash, RandomState};
use std::marker::PhantomData;

use hypo_core::TestCase;
use hypo_core::choice::Children;
use hypo_core::choice::Size;

use super::sizing::Sizing;
use super::unique::{different_entries, draw_new};
use crate::recursion::both;
use crate::size::size_methods;
use crate::{Arbitrary, Combinators, Inverse, Outline, Strategy, any};

/// Draws hash maps from what `keys` draws to what `values` draws.
///
/// ```
/// use hypo_strategies::{Strategy, hash_maps, text};
///
/// # hypo_strategies::for_each_case(|case| {
/// let headers = hash_maps(text().min_size(1), text()).max_size(10).draw(case);
/// assert!(!headers.contains_key(""));
/// # });
/// ```
///
/// The simplest value is empty, or the simplest keys as many as there must be,
/// each with the simplest value. A `min_size` above the number of different
/// keys, as far as that is known, is an error.
#[track_caller]
pub fn hash_maps<K, V>(keys: K, values: V) -> HashMaps<K, V>
where
    K: Strategy<Value: Eq + Hash>,
    V: Strategy,
{
    HashMaps {
        sizing: Sizing::of::<(K, V)>()
            .growing(both(keys.children(), values.children()))
            .unique(different_entries(&keys, &values)),
        keys,
        values,
        hasher: PhantomData,
    }
}

/// Draws hash maps; made by [`hash_maps`].
#[derive(Clone, Copy, Debug)]
#[must_use = "a strategy does nothing until something is drawn from it"]
pub struct HashMaps<K, V, H = RandomState> {
    keys: K,
    values: V,
    sizing: Sizing,
    hasher: PhantomData<fn() -> H>,
}

impl<K: Strategy, V: Strategy, H> HashMaps<K, V, H> {
    size_methods!("entries");

    /// Draws maps with another hasher.
    pub fn hasher<G: BuildHasher + Default>(self) -> HashMaps<K, V, G> {
        HashMaps {
            keys: self.keys,
            values: self.values,
            sizing: self.sizing,
            hasher: PhantomData,
        }
    }

    fn sized(&self) -> Size {
        self.sizing.asked()
    }

    #[track_caller]
    fn resized(self, size: Size) -> Self {
        HashMaps {
            sizing: self.sizing.resized(size),
            ..self
        }
    }
}

impl<K, V, H> Strategy for HashMaps<K, V, H>
where
    K: Strategy<Value: Eq + Hash>,
    V: Strategy,
    H: BuildHasher + Default,
{
    type Value = HashMap<K::Value, V::Value, H>;

    fn children(&self) -> Children {
        self.sizing.children()
    }

    fn draw(&self, case: &TestCase) -> Self::Value {
        let mut map = HashMap::default();
        self.sizing.fill(case, || {
            let Some(key) = draw_new(case, &self.keys, |key| !map.contains_key(key)) else {
                return false;
            };
            map.insert(key, self.values.draw_part(case));
            true
        });
        map
    }

    fn invert(&self, value: &Self::Value, choices: &mut Inverse) -> Option<()> {
        self.sizing
            .invert_unordered(value.iter(), choices, |(key, value), choices| {
                self.keys.invert(key, choices)?;
                self.values.invert(value, choices)
            })
    }
}

impl<K, V, H> Combinators for HashMaps<K, V, H>
where
    K: Strategy<Value: Eq + Hash>,
    V: Strategy,
    H: BuildHasher + Default,
{
}

/// Any entries, of any number; the simplest is empty.
impl<K, V, H> Arbitrary for HashMap<K, V, H>
where
    K: Arbitrary + Eq + Hash,
    V: Arbitrary,
    H: BuildHasher + Default,
{
    type Strategy = HashMaps<K::Strategy, V::Strategy, H>;

    fn arbitrary() -> Self::Strategy {
        hash_maps(any::<K>(), any::<V>()).hasher()
    }

    fn outline(outline: &mut Outline) {
        outline.perhaps(<(K, V)>::outline);
    }
}

/// Draws ordered maps from what `keys` draws to what `values` draws.
///
/// ```
/// use hypo_strategies::{Strategy, btree_maps, text};
///
/// # hypo_strategies::for_each_case(|case| {
/// let index = btree_maps(0..1000u32, text()).size(1..).draw(case);
/// assert!(index.first_key_value().is_some());
/// # });
/// ```
///
/// The simplest value is empty, or the simplest keys as many as there must be,
/// each with the simplest value. A `min_size` above the number of different
/// keys, as far as that is known, is an error.
#[track_caller]
pub fn btree_maps<K, V>(keys: K, values: V) -> BTreeMaps<K, V>
where
    K: Strategy<Value: Ord>,
    V: Strategy,
{
    BTreeMaps {
        sizing: Sizing::of::<(K, V)>()
            .growing(both(keys.children(), values.children()))
            .unique(different_entries(&keys, &values)),
        keys,
        values,
    }
}

/// Draws ordered maps; made by [`btree_maps`].
#[derive(Clone, Copy, Debug)]
#[must_use = "a strategy does nothing until something is drawn from it"]
pub struct BTreeMaps<K, V> {
    keys: K,
    values: V,
    sizing: Sizing,
}

impl<K: Strategy, V: Strategy> BTreeMaps<K, V> {
    size_methods!("entries");

    fn sized(&self) -> Size {
        self.sizing.asked()
    }

    #[track_caller]
    fn resized(self, size: Size) -> Self {
        BTreeMaps {
            sizing: self.sizing.resized(size),
            ..self
        }
    }
}

impl<K, V> Strategy for BTreeMaps<K, V>
where
    K: Strategy<Value: Ord>,
    V: Strategy,
{
    type Value = BTreeMap<K::Value, V::Value>;

    fn children(&self) -> Children {
        self.sizing.children()
    }

    fn draw(&self, case: &TestCase) -> Self::Value {
        let mut map = BTreeMap::new();
        self.sizing.fill(case, || {
            let Some(key) = draw_new(case, &self.keys, |key| !map.contains_key(key)) else {
                return false;
            };
            map.insert(key, self.values.draw_part(case));
            true
        });
        map
    }

    fn invert(&self, value: &Self::Value, choices: &mut Inverse) -> Option<()> {
        self.sizing
            .invert_unordered(value.iter(), choices, |(key, value), choices| {
                self.keys.invert(key, choices)?;
                self.values.invert(value, choices)
            })
    }
}

impl<K, V> Combinators for BTreeMaps<K, V>
where
    K: Strategy<Value: Ord>,
    V: Strategy,
{
}

/// Any entries, of any number; the simplest is empty.
impl<K: Arbitrary + Ord, V: Arbitrary> Arbitrary for BTreeMap<K, V> {
    type Strategy = BTreeMaps<K::Strategy, V::Strategy>;

    fn arbitrary() -> Self::Strategy {
        btree_maps(any::<K>(), any::<V>())
    }

    fn outline(outline: &mut Outline) {
        outline.perhaps(<(K, V)>::outline);
    }
}
