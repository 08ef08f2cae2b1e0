//! Runs `cargo test` on small crates, as a user would.

mod project;

pub(crate) use project::{Project, without_chance};
