//! What tests have in common: small crates that are run as a user would, and the tables in `docs`.

mod committed;
mod project;

pub(crate) use committed::unlike_committed;
pub(crate) use project::{Project, ROOT, without_chance};
