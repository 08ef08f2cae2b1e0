//! The discovery properties of Hypothesis, by its numbers.
//!
//! Its integers have no bounds; where a row needs more than 128 bits it is about
//! smaller ones, and says so. D23 and D24 stand in [`targets`](super::targets).

mod branches;
mod collections;
mod numbers;
mod text;

use super::goal::Goal;
use super::table::Table;

/// More often than not, a run of 150 test cases finds it.
const HALF: Goal = Goal::probability(0.5, 150);
/// Within 150 test cases it is at least possible.
const SELDOM: Goal = Goal::probability(0.01, 150);

/// The table of the rows about these.
fn table(name: &'static str, about: &str) -> Table {
    let introduction = format!(
        "Discovery properties of Hypothesis: {about}\n\n\
         Of 100 runs, how many find it. A probability is missed if fewer find it than luck explains."
    );
    Table::new(name, introduction)
}
