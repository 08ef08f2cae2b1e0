//! Text that matches a regular expression.
//!
//! The pattern is parsed by `regex-syntax`, as the regex crate does it, and
//! compiled once into a tree of what there is to choose ([`node`]): literals
//! cost no choice, a class is one character, an alternation one branch, a
//! repetition a collection. What looks around itself (`^`, `\b`) chooses
//! nothing: it is remembered while drawing ([`looks`]) and checked in the end.

mod class;
mod compile;
mod looks;
mod node;
mod parse;
mod strategy;

pub use class::{CharClass, char_class};
pub use strategy::{FromRegex, from_regex};
