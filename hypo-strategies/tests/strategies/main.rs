//! What the strategies draw, seen from outside.

mod alphabets;
mod alternatives;
mod arbitrary;
mod collections;
mod combinators;
mod full;
mod functions;
mod harness;
mod internet;
mod inverses;
mod json;
mod later;
mod misuse;
mod net;
mod nothing;
mod numbers;
mod probe;
mod recursion;
#[cfg(feature = "regex")]
mod regex;
mod said;
mod shared;
mod some;
mod source;
mod spans;
mod standard_source;
mod standard_types;
mod text;
mod time;
