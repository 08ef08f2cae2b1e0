//! How many test cases it takes until something is found, in half of all runs.
//!
//! The targets are what the best of hypo's peers needs.

use hypo::prelude::*;

use super::goal::Goal;
use super::table::Table;

#[test]
fn uncommon_values_are_found_soon() {
    let mut table = Table::new(
        "until_found",
        "How soon hypo finds it\n\nHow many test cases half of 100 runs need; a run ends after 3000.",
    );
    single_numbers(&mut table);
    pairs(&mut table);
    sequences(&mut table);
    table.judge();
}

fn single_numbers(table: &mut Table) {
    table
        .row("M1", "an `i64` is `i64::MIN`")
        .found(Goal::median(60), any::<i64>(), |x| *x == i64::MIN);
    table
        .row("M2", "a `u64` is `u64::MAX`")
        .found(Goal::median(48), any::<u64>(), |x| *x == u64::MAX);
    table
        .row("M3", "an `f64` is -0.0")
        .found(Goal::median(68), any::<f64>(), |x| {
            x.to_bits() == (-0.0f64).to_bits()
        });
    table
        .row("M4", "an `f64` is subnormal")
        .found(Goal::median(24), any::<f64>(), |x| x.is_subnormal());
    table
        .row("M5", "a `u64` above 2^20 is a power of two")
        .found(Goal::median(133), any::<u64>(), |x| {
            *x > 1 << 20 && x.is_power_of_two()
        });
}

fn pairs(table: &mut Table) {
    table
        .row("M6", "two `i32` are equal")
        .found(Goal::median(1), any::<(i32, i32)>(), |(a, b)| a == b);
    table.row("M7", "`a + b` of two `i64` overflows").found(
        Goal::median(33),
        any::<(i64, i64)>(),
        |(a, b)| a.checked_add(*b).is_none(),
    );
    table
        .row("M8", "`a * b` of two `i32` overflows though |a| < 100")
        .found(Goal::median(247), any::<(i32, i32)>(), |(a, b)| {
            a.unsigned_abs() < 100 && a.checked_mul(*b).is_none()
        });
    table
        .row(
            "M9",
            "of two `u32`, the first at least 10, the other is 1 to 4 away",
        )
        .found(Goal::median(267), any::<(u32, u32)>(), |(x, y)| {
            *x >= 10 && (1..=4).contains(&x.abs_diff(*y))
        });
    table
        .row("M10", "two texts that are not empty are equal")
        .found(Goal::median(11), any::<(String, String)>(), |(a, b)| {
            !a.is_empty() && a == b
        });
}

fn sequences(table: &mut Table) {
    table
        .row("M11", "a text contains NUL")
        .found(Goal::median(36), any::<String>(), |text| {
            text.contains('\0')
        });
    table
        .row("M12", "a `Vec<i32>` holds a value three times")
        .found(Goal::median(36), any::<Vec<i32>>(), |items| {
            let times = |item| items.iter().filter(|other| *other == item).count();
            items.iter().any(|item| times(item) >= 3)
        });
    table
        .row(
            "M13",
            "a `Vec<Vec<i32>>` holds more than 10 elements in all",
        )
        .found(Goal::median(2), any::<Vec<Vec<i32>>>(), |rows| {
            rows.iter().map(Vec::len).sum::<usize>() > 10
        });
    table.row("M14", "a `Vec<u8>` contains 0x77").found(
        Goal::told(29, 100),
        any::<Vec<u8>>(),
        |bytes| bytes.contains(&0x77),
    );
}
