//! JSON: a value of its own, so that drawing it needs no other crate.

mod strategy;
mod value;

pub use strategy::json;
pub use value::Json;
