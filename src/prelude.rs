//! What a file of properties needs: `use hypo::prelude::*;`.
//!
//! Strategies are behind [`st`], so that their names (`text`, `chars`, `just`)
//! stay free for anybody else.

pub use crate::strategies as st;
pub use crate::strategies::{Combinators, Strategy, any};
pub use crate::{
    Arbitrary, Data, TestCase, assume, composite, example, given, note, one_of, reject,
    reproduce_failure, settings, target,
};
