//! Many values of one strategy.
//!
//! How many is decided while drawing ([`sizing`]): before each element a
//! boolean says whether there is one. An element and its boolean are one span,
//! so that deleting the span deletes the element.

mod arrays;
mod maps;
mod permutations;
mod repeats;
mod sets;
mod sizing;
mod slices;
mod subsequences;
mod unique;
mod vecs;

pub use arrays::{Arrays, arrays};
pub use maps::{BTreeMaps, HashMaps, btree_maps, hash_maps};
pub use permutations::{Permutations, permutations};
pub(crate) use repeats::Repeats;
pub use sets::{BTreeSets, HashSets, btree_sets, hash_sets};
pub use slices::{Slices, slices};
pub use subsequences::{Subsequences, subsequences};
pub use unique::UniqueVecs;
pub use vecs::{Vecs, vecs};
