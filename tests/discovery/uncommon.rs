//! Values of a shape that most searches never come upon: sums that cancel, long and sorted sequences.

use hypo::prelude::*;

use super::goal::Goal;
use super::table::Table;

/// What a machine is told to do.
#[derive(Clone, Debug, Arbitrary)]
enum Operation {
    Push(i32),
    Pop,
    Clear,
    Rename { name: String },
}

#[test]
fn uncommon_shapes_are_found_in_nearly_every_run() {
    let mut table = Table::new(
        "uncommon",
        "Shapes that are found in nearly every run\n\nOf 100 runs, how many find it; and the share of test cases that may be long.",
    );
    let nearly_every = |max_examples| Goal::runs(95, 100, max_examples);
    table
        .row("S1", "two `i64` add up to 0, the first above 0")
        .found(nearly_every(1000), any::<(i64, i64)>(), |(x, y)| {
            *x > 0 && x.checked_add(*y) == Some(0)
        });
    table.row("S2", "a `Vec<u8>` of 50 elements or more").found(
        nearly_every(300),
        any::<Vec<u8>>(),
        |bytes| bytes.len() >= 50,
    );
    table
        .row("S3", "a `Vec<i32>` of 8 elements or more is sorted")
        .found(nearly_every(300), any::<Vec<i32>>(), |items| {
            items.len() >= 8 && items.is_sorted()
        });
    table.row("S4", "a `Vec<i32>` contains 7").found(
        nearly_every(300),
        any::<Vec<i32>>(),
        |items| items.contains(&7),
    );
    let operations = st::vecs(any::<Operation>());
    table.row("S5", "50 operations or more on a machine").found(
        nearly_every(300),
        operations.clone(),
        |items| items.len() >= 50,
    );
    table.shares(
        operations,
        &[(
            "S6",
            "more than 50 operations, in not too many test cases",
            0.0..=0.15,
            |items| items.len() > 50,
        )],
    );
    table.judge();
}
