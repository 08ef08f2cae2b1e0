//! Which characters are like which, where the order of characters does not tell.

mod kind;
mod plain;

pub(super) use kind::simpler_alike;
pub(super) use plain::plain;
