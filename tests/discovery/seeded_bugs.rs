//! Bugs that a hundred test cases find, whatever the seed.

use hypo::prelude::*;

use super::goal::Goal;
use super::has_duplicate;
use super::table::Table;

const EVERY: Goal = Goal::every(100, 100);

#[test]
fn bugs_of_everyday_code_are_found_in_every_run() {
    let mut table = Table::new(
        "seeded_bugs",
        "Bugs that every run of 100 test cases finds\n\nOf 100 runs, how many find it.",
    );
    table.row("B1", "`a + b` of two `i64` overflows").found(
        EVERY,
        any::<(i64, i64)>(),
        |(a, b)| a.checked_add(*b).is_none(),
    );
    table
        .row("B2", "an `i32` is `i32::MIN`")
        .found(EVERY, any::<i32>(), |x| *x == i32::MIN);
    table
        .row("B3", "an `f64` is NaN")
        .found(EVERY, any::<f64>(), |x| x.is_nan());
    table
        .row("B4", "a `Vec<i64>` holds a value twice")
        .found(EVERY, any::<Vec<i64>>(), |items| has_duplicate(items));
    table
        .row("B5", "adding three `f64` depends on the order, no overflow")
        .found(EVERY, any::<(f64, f64, f64)>(), |(a, b, c)| {
            let (left, right) = ((a + b) + c, a + (b + c));
            let all = [*a, *b, *c, left, right];
            all.iter().all(|x| x.is_finite()) && left != right
        });
    table
        .row(
            "B6",
            "a `String` is another in lower case once it was in upper case",
        )
        .found(EVERY, any::<String>(), |text| {
            text.to_uppercase().to_lowercase() != text.to_lowercase()
        });
    table.judge();
}
