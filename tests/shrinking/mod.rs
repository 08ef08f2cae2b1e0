//! How small counterexamples get, whether they are always the same, and in how many runs: `docs/shrinking`.
//!
//! A row is a strategy, what fails, and the ends that will do. It is shrunk from the first failure of each of
//! many seeds, in a whole run with the default budget, and the tables say from how many seeds it came to such an
//! end, in how many executions of the property, and what each pass of the shrinker cost.

mod calculator;
mod challenge;
pub(crate) mod heap;
mod overflow;
mod peers;
pub(crate) mod row;
pub(crate) mod table;
