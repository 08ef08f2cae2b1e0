//! What the strategies draw, seen from outside.

mod alternatives;
mod arbitrary;
mod collections;
mod combinators;
mod full;
mod functions;
mod harness;
mod later;
mod misuse;
mod nothing;
mod numbers;
mod probe;
mod said;
mod shared;
mod some;
mod source;
mod spans;
mod text;
