//! Numbers and booleans: one choice each.

mod booleans;
mod floats;
mod integers;

pub use booleans::{Booleans, booleans};
pub use floats::{Float, Floats, floats};
pub use integers::{Integer, Integers, integers};
