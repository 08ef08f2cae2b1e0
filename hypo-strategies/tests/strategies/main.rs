//! What the strategies draw, seen from outside.

mod alternatives;
mod arbitrary;
mod collections;
mod combinators;
mod functions;
mod harness;
mod misuse;
mod net;
mod numbers;
mod probe;
mod source;
mod spans;
mod standard_source;
mod standard_types;
mod text;
mod time;
