//! Values of one test case that relate to each other: equal, neighbours, one within the other.
//!
//! Most bugs of code that takes two arguments need no special value but two that
//! go together: an index at the end of its list, two keys that are alike, a range
//! that ends where it begins. Values that are drawn without regard to each other
//! hardly ever do. How soon a row has to be found is what somebody would expect
//! who has the bug before their eyes, not what hypo happens to need.

use std::collections::{HashMap, HashSet};

use hypo::prelude::*;

use super::goal::Goal;
use super::has_duplicate;
use super::table::Table;

/// What anybody would try by hand: the values are equal, or at the ends of what there is.
const SOON: Goal = Goal::runs(95, 100, 150);
/// What a careful person would think of: neighbours, order, parts.
const IN_TIME: Goal = Goal::runs(95, 100, 300);
/// What takes some arithmetic.
const IN_A_LONG_RUN: Goal = Goal::runs(95, 100, 1000);
/// What is good to know.
const TOLD: Goal = Goal::told(300, 100);

#[test]
fn values_that_relate_are_found_in_nearly_every_run() {
    let mut table = Table::new(
        "relations",
        "Values that relate to each other\n\nOf 100 runs, how many find it. Rows that are not required end after 3000 test cases.",
    );
    equal_or_near_integers(&mut table);
    other_numbers(&mut table);
    vectors_with_an_order(&mut table);
    vectors_with_few_values(&mut table);
    indices_of_bytes(&mut table);
    indices_of_text(&mut table);
    parts_of_texts(&mut table);
    nearly_equal_texts(&mut table);
    keys_and_values(&mut table);
    table.judge();
}

/// A value that is no usual one.
fn is_large(x: i64) -> bool {
    x.unsigned_abs() > 1000
}

fn equal_or_near_integers(table: &mut Table) {
    table.row("V1", "two `i64` are equal, |x| > 1000").found(
        SOON,
        any::<(i64, i64)>(),
        |(x, y)| is_large(*x) && x == y,
    );
    table
        .row("V2", "of two `i64`, x is y + 1")
        .found(SOON, any::<(i64, i64)>(), |(x, y)| {
            y.checked_add(1) == Some(*x)
        });
    table
        .row("V3", "of two `i64`, x is y + 1 and |y| > 1000")
        .found(IN_TIME, any::<(i64, i64)>(), |(x, y)| {
            is_large(*y) && y.checked_add(1) == Some(*x)
        });
    table.row("V4", "of two `i64`, x is -y and above 0").found(
        IN_TIME,
        any::<(i64, i64)>(),
        |(x, y)| *x > 0 && y.checked_neg() == Some(*x),
    );
    table
        .row("V5", "of two `i64`, x is 2y and |y| > 1000")
        .found(IN_A_LONG_RUN, any::<(i64, i64)>(), |(x, y)| {
            is_large(*y) && y.checked_mul(2) == Some(*x)
        });
    table
        .row("V6", "three `i64` rise or fall by the same step, not 0")
        .found(TOLD, any::<(i64, i64, i64)>(), |(a, b, c)| {
            let [a, b, c] = [*a, *b, *c].map(i128::from);
            a != b && b - a == c - b
        });
}

fn other_numbers(table: &mut Table) {
    table
        .row("V7", "two `f64` above 1 are neighbours, x < y")
        .found(IN_TIME, any::<(f64, f64)>(), |(x, y)| {
            *x > 1.0 && f64::from_bits(x.to_bits() + 1) == *y
        });
    let differ_in_one_bit = |x: u32, y: u32| (x ^ y).is_power_of_two();
    table
        .row("V8", "two `u32` differ in one bit")
        .found(SOON, any::<(u32, u32)>(), |(x, y)| {
            differ_in_one_bit(*x, *y)
        });
    table
        .row("V9", "two `u32` above 1000 differ in one bit")
        .found(IN_TIME, any::<(u32, u32)>(), |(x, y)| {
            *x > 1000 && *y > 1000 && differ_in_one_bit(*x, *y)
        });
    table
        .row("V10", "of two `u64`, one is 0 and the other `u64::MAX`")
        .found(SOON, any::<(u64, u64)>(), |(x, y)| {
            *x.min(y) == 0 && *x.max(y) == u64::MAX
        });
}

fn vectors_with_an_order(table: &mut Table) {
    table
        .row("V11", "a `Vec<i32>` of 6 elements or more strictly rises")
        .found(IN_TIME, any::<Vec<i32>>(), |items| {
            items.len() >= 6 && items.is_sorted_by(|a, b| a < b)
        });
    table
        .row("V12", "a `Vec<i32>` of 6 elements or more strictly falls")
        .found(IN_TIME, any::<Vec<i32>>(), |items| {
            items.len() >= 6 && items.is_sorted_by(|a, b| a > b)
        });
    table
        .row(
            "V13",
            "a `Vec<i32>` of 6 elements or more, not all equal, never rises",
        )
        .found(IN_TIME, any::<Vec<i32>>(), |items| {
            items.len() >= 6 && items.is_sorted_by(|a, b| a >= b) && distinct(items) > 1
        });
    table
        .row(
            "V14",
            "a `Vec<u8>` of 4 elements or more, not all equal, is the same backwards",
        )
        .found(TOLD, any::<Vec<u8>>(), |bytes| {
            let is_same_backwards = bytes.iter().eq(bytes.iter().rev());
            bytes.len() >= 4 && is_same_backwards && distinct(bytes) > 1
        });
}

fn distinct(items: &[impl Eq + std::hash::Hash]) -> usize {
    items.iter().collect::<HashSet<_>>().len()
}

fn vectors_with_few_values(table: &mut Table) {
    table
        .row(
            "V15",
            "all of 5 elements or more of a `Vec<i32>` are equal, |x| > 100",
        )
        .found(IN_TIME, any::<Vec<i32>>(), |items| {
            items.len() >= 5 && items[0].unsigned_abs() > 100 && distinct(items) == 1
        });
    table
        .row(
            "V16",
            "8 elements or more of a `Vec<i32>` are of two values",
        )
        .found(IN_TIME, any::<Vec<i32>>(), |items| {
            items.len() >= 8 && distinct(items) == 2
        });
    table
        .row(
            "V17",
            "a `Vec<String>` holds a text twice that is not empty",
        )
        .found(SOON, any::<Vec<String>>(), |texts| {
            let texts: Vec<_> = texts.iter().filter(|text| !text.is_empty()).collect();
            has_duplicate(&texts)
        });
}

/// The index is that of an element, or it is beside the elements.
fn indices_of_bytes(table: &mut Table) {
    type IsAt = (&'static str, &'static str, fn(usize) -> usize);
    let places: [IsAt; 4] = [
        ("V18", "an index is 0", |_| 0),
        ("V19", "an index is that of the last element", |len| len - 1),
        ("V20", "an index is one past the last element", |len| len),
        ("V21", "an index is two past the last element", |len| {
            len + 1
        }),
    ];
    for (id, what, place) in places {
        table
            .row(id, format!("{what} of a `Vec<u8>` of 2 or more"))
            .found(SOON, any::<(Vec<u8>, usize)>(), |(bytes, index)| {
                bytes.len() >= 2 && *index == place(bytes.len())
            });
    }
}

fn indices_of_text(table: &mut Table) {
    table
        .row(
            "V22",
            "an index is the number of the characters of a `String`, 2 or more",
        )
        .found(SOON, any::<(String, usize)>(), |(text, index)| {
            *index >= 2 && *index == text.chars().count()
        });
    table
        .row(
            "V23",
            "an index is the length of a `String` in bytes, but not in characters",
        )
        .found(IN_TIME, any::<(String, usize)>(), |(text, index)| {
            *index == text.len() && *index != text.chars().count()
        });
}

fn parts_of_texts(table: &mut Table) {
    let either = |a: &str, b: &str, holds: fn(&str, &str) -> bool| holds(a, b) || holds(b, a);
    table
        .row("V24", "of two texts, one begins with the other and goes on")
        .found(IN_TIME, any::<(String, String)>(), |(a, b)| {
            either(a, b, |whole, part| {
                !part.is_empty() && whole != part && whole.starts_with(part)
            })
        });
    table
        .row(
            "V25",
            "of two texts, one has the other within it, not at its beginning",
        )
        .found(IN_TIME, any::<(String, String)>(), |(a, b)| {
            either(a, b, |whole, part| {
                whole.contains(part) && !whole.starts_with(part)
            })
        });
}

fn nearly_equal_texts(table: &mut Table) {
    table
        .row("V26", "two texts that are not empty are equal")
        .found(SOON, any::<(String, String)>(), |(a, b)| {
            !a.is_empty() && a == b
        });
    table
        .row("V27", "a text is another backwards, and differs from it")
        .found(IN_TIME, any::<(String, String)>(), |(a, b)| {
            a != b && a.chars().rev().eq(b.chars())
        });
    table
        .row("V28", "two texts differ, but only in their case")
        .found(IN_TIME, any::<(String, String)>(), |(a, b)| {
            a != b && a.to_lowercase() == b.to_lowercase()
        });
}

fn keys_and_values(table: &mut Table) {
    table
        .row(
            "V29",
            "a `HashMap<u8, u8>` of 3 entries or more has a value under two keys",
        )
        .found(SOON, any::<HashMap<u8, u8>>(), |map| {
            map.len() >= 3 && map.values().collect::<HashSet<_>>().len() < map.len()
        });
}
