//! What the feature `regex` draws, judged by the regex crate.

mod classes;
mod matching;
mod misuse;
mod random;
