//! hypo as its users use it: through the facade only, a module for each feature.
#![allow(missing_docs, reason = "tests are sentences")]

mod acceptance;
mod attributes;
mod cases;
mod discovery;
mod end_to_end;
mod functions;
mod shrinking;
mod statements;
mod support;
mod table;
mod targets;
