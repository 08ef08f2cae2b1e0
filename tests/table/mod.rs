//! Every strategy and every type that has one, in one table.
//!
//! A row says what is drawn and what its simplest value is. For each of them
//! there is the same to hold: the simplest test case draws the simplest value,
//! random ones draw what they may, the choices of each draw it again, and what
//! is printed of it compiles and is equal to it. For the last of these a crate
//! is generated that has the printed expressions in it and replays the choices.
//! What must stand in the table is read from the sources of the strategies.
//!
//! Choices are nobody's business but the engine's, and so the table asks the
//! engine for them, where other tests here know the facade only.

mod complete;
mod crate_of_rows;
mod draw;
mod inverses;
mod row;
mod rows;
#[allow(
    unreachable_pub,
    reason = "how far something is visible decides how it prints"
)]
mod types;

use draw::{Case, random, replayed, simplest};
use row::{Row, Simplest};
use rows::all;

/// So many test cases of each row.
const SEEDS: u64 = 100;

/// Where a string of the system may be no text, and there is no expression for one that is not.
fn may_lack_source(row: &Row) -> bool {
    !cfg!(unix) && ["OsString", "PathBuf", "Box<Path>"].contains(&row.ty)
}

/// All that is wrong, so that one run tells it.
fn report(complaints: &[String]) {
    assert!(
        complaints.is_empty(),
        "{} complaints:\n{}",
        complaints.len(),
        complaints.join("\n")
    );
}

#[test]
fn the_simplest_test_case_draws_the_simplest_value() {
    let mut complaints = Vec::new();
    for row in all() {
        let drawn = simplest(&row);
        let (printed, expected) = match &row.simplest {
            Simplest::Source(text) => (drawn.source.as_deref(), text.as_str()),
            Simplest::Shown(text) => (drawn.shown.as_deref(), *text),
        };
        if printed != Some(expected) {
            complaints.push(format!("{}: {drawn:?}, not {expected}", row.name()));
        }
        if !drawn.valid {
            complaints.push(format!("{}: {drawn:?} is not permitted", row.name()));
        }
    }
    report(&complaints);
}

#[test]
fn random_test_cases_draw_what_they_may_and_not_always_the_same() {
    let mut complaints = Vec::new();
    for row in all() {
        let cases: Vec<Case> = random(&row, SEEDS).collect();
        if cases.len() < SEEDS as usize / 2 {
            complaints.push(format!("{}: only {} are valid", row.name(), cases.len()));
        }
        for Case { drawn, .. } in &cases {
            let lacks = drawn.source.is_none() && !may_lack_source(&row);
            let is_as_marked = match &row.simplest {
                Simplest::Source(_) => !lacks,
                Simplest::Shown(_) => drawn.source.is_none() && drawn.shown.is_some(),
            };
            if !drawn.valid || !is_as_marked {
                complaints.push(format!("{}: {drawn:?}", row.name()));
                break;
            }
        }
        if !row.has_condition && cases.windows(2).all(|pair| pair[0].drawn == pair[1].drawn) {
            complaints.push(format!("{}: always the same", row.name()));
        }
    }
    report(&complaints);
}

#[test]
fn the_choices_of_a_test_case_draw_its_value_again() {
    let mut complaints = Vec::new();
    for row in all() {
        for Case { drawn, choices } in random(&row, SEEDS) {
            let again = replayed(&row, choices);
            if again.as_ref() != Some(&drawn) {
                complaints.push(format!("{}: {drawn:?}, then {again:?}", row.name()));
                break;
            }
        }
    }
    report(&complaints);
}

#[test]
fn what_is_printed_compiles_and_is_equal_to_what_was_drawn() {
    crate_of_rows::compiles_and_is_equal(&all());
}

#[test]
fn nothing_that_can_be_drawn_is_missing() {
    let rows = all();
    let mut complaints = complete::missing_strategies(&rows);
    complaints.extend(complete::missing_builders(&rows));
    complaints.extend(complete::missing_types(&rows));
    report(&complaints);
}
