//! JSON: a value of its own, so that drawing it needs no other crate.

mod value;

pub use value::Json;
