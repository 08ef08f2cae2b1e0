//! hypo without a test around it: the plain functions.

mod check;
mod find;
mod later;
mod recursive;
mod starving;
