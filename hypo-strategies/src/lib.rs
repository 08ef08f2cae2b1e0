//! The strategies of hypo: how to draw a value of every standard type.
//!
//! A [`Strategy`] is a description of how to draw a value. It asks the test
//! case for primitive choices and makes a value of the answers; that is all it
//! does. It never shrinks anything: it draws in an order in which simpler
//! choices make simpler values, and so the engine, which knows of choices only,
//! finds the simplest value that still fails. [`Combinators`] make strategies of
//! strategies, [`Arbitrary`] gives a type its usual one, and [`source`] prints
//! what was drawn as Rust.
//!
//! ```
//! use hypo_strategies::{Combinators, Strategy, integers, text, vecs};
//!
//! # hypo_strategies::for_each_case(|case| {
//! let names = vecs(text().alphabet('a'..='z').size(1..=8)).max_size(5);
//! let even = integers(0..=100).map(|n| n * 2);
//! let (names, even) = (names, even).draw(case);
//! assert!(names.len() <= 5 && even <= 200);
//! # });
//! ```

#[macro_use]
mod atomics;
#[macro_use]
mod tuples;

mod alternatives;
mod arbitrary;
mod cases;
mod collections;
mod combinators;
mod composite;
mod data;
mod dependent;
#[doc(hidden)]
pub mod derived;
mod from_fn;
mod internet;
mod inverse;
mod json;
mod net;
mod numbers;
mod places;
mod ranges;
mod recursion;
#[cfg(feature = "regex")]
mod regex;
mod size;
pub mod source;
mod strategy;
mod text;
mod time;

pub use alternatives::{
    Alternatives, Just, Nothing, OneOf, Options, Results, SampledFrom, just, nothing, one_of,
    options, results, sampled_from,
};
pub use arbitrary::{Arbitrary, any};
#[doc(hidden)]
pub use cases::for_each_case;
pub use collections::{
    Arrays, BTreeMaps, BTreeSets, HashMaps, HashSets, Permutations, Slices, Subsequences,
    UniqueVecs, Vecs, arrays, btree_maps, btree_sets, hash_maps, hash_sets, permutations, slices,
    subsequences, vecs,
};
pub use combinators::{
    BoxedStrategy, Combinators, Converted, Filter, FilterMap, FlatMap, Map, Named, SourceWith,
};
pub use data::Data;
pub use dependent::{
    Function, Functions, Index, Indexes, Randoms, RandomsStrategy, Shared, functions, index,
    randoms, shared,
};
pub use from_fn::{FromFn, from_fn};
pub use internet::{Domains, Emails, Urls, domains, emails, urls};
pub use inverse::Inverse;
pub use json::{Json, json};
pub use net::{
    IpAddresses, Ipv4Addresses, Ipv6Addresses, SocketAddresses, ip_addresses, ipv4_addresses,
    ipv6_addresses, socket_addresses,
};
pub use numbers::{Booleans, Float, Floats, Integer, Integers, booleans, floats, integers};
pub use ranges::InRange;
#[doc(hidden)]
pub use recursion::Outline;
pub use recursion::{Deferred, Recursive, deferred, recursive};
#[cfg(feature = "regex")]
pub use regex::{CharClass, FromRegex, char_class, from_regex};
pub use source::{NoSource, SourceText, ToSource};
pub use strategy::Strategy;
pub use text::{Binary, Category, CharSet, Chars, Text, binary, chars, text};
pub use time::{Durations, SystemTimes, durations, system_times};

/// What the exported macros name. Nothing here is for anybody else.
#[doc(hidden)]
pub mod __private {
    pub use crate::alternatives::{Only, Or, Weighted, weighted};
    pub use crate::composite::{Composite, cloned_for_each_draw, composite};
}
