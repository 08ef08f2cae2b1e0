//! Rows M: sets, maps, tuples and structs.

use std::collections::BTreeSet;

use hypo::prelude::*;

use super::{any_of, ints, row};

fn set(items: &str) -> String {
    format!("std::collections::BTreeSet::from([{items}])")
}

fn map(items: &str) -> String {
    format!("std::collections::BTreeMap::from([{items}])")
}

#[test]
fn sets_end_with_the_simplest_elements() {
    let sets = || st::btree_sets(ints());
    any_of(
        "M1",
        sets(),
        |s| s.len() >= 3,
        &[&set("-1, 0, 1"), &set("0, 1, 2")],
    );
    let sampled = || st::btree_sets(st::sampled_from((0..=9).collect::<Vec<i32>>())).min_size(3);
    row("M2", sampled(), |_| true, &set("0, 1, 2"));
    let singles = || st::btree_sets((ints(),));
    row("M3", singles(), |s| s.len() >= 2, &set("(0,), (1,)"));
}

#[test]
fn sets_of_sets_hold_the_parts_of_what_they_hold() {
    let family = st::btree_sets(st::btree_sets(st::integers(1..=100))).min_size(8);
    for end in super::ends("M4", family, |_| true) {
        let family = sets_of(&end);
        assert!(family.contains(&BTreeSet::new()), "{end}");
        for set in family.iter().filter(|set| set.len() > 1) {
            let has_part = family.iter().any(|part| part != set && part.is_subset(set));
            assert!(has_part, "{end}");
        }
    }
    let union = |v: &Vec<BTreeSet<i128>>| v.iter().flatten().collect::<BTreeSet<_>>().len() >= 10;
    let ten = format!("vec![{}]", set("-1, -2, -3, -4, 0, 1, 2, 3, 4, 5"));
    let ten_in_order = format!("vec![{}]", set("-4, -3, -2, -1, 0, 1, 2, 3, 4, 5"));
    any_of(
        "M6",
        st::vecs(st::btree_sets(ints())),
        union,
        &[&ten, &ten_in_order],
    );
}

/// The sets of numbers within a set, from its source.
fn sets_of(source: &str) -> Vec<BTreeSet<i32>> {
    let sets = source.split("BTreeSet::from([").skip(2);
    let numbers = |set: &str| {
        let numbers = set.split(|c: char| !c.is_ascii_digit());
        numbers.filter_map(|number| number.parse().ok()).collect()
    };
    sets.map(numbers).collect()
}

#[test]
fn maps_end_with_the_simplest_keys_and_values() {
    let maps = || st::btree_maps(ints(), st::text());
    row(
        "M7",
        maps(),
        |_| true,
        "std::collections::BTreeMap::from([])",
    );
    let entry = |key: i32| format!("({key}, \"\".to_string())");
    let three = map(&[-1, 0, 1].map(entry).join(", "));
    row("M7", maps(), |m| m.len() >= 3, &three);
    let five = map(&[-2, -1, 0, 1, 2].map(entry).join(", "));
    row("M7", maps(), |m| m.len() >= 5, &five);
    let flags = || st::btree_maps(any::<bool>(), any::<bool>());
    row("M8", flags(), |m| !m.is_empty(), &map("(false, false)"));
}

#[derive(Clone, Debug, Arbitrary)]
struct Flags {
    a: bool,
    b: bool,
}

#[derive(Clone, Debug, Arbitrary)]
struct Record {
    #[allow(dead_code, reason = "it is printed")]
    a: i64,
    b: Option<i64>,
}

#[derive(Clone, Debug, Arbitrary)]
struct Ordered {
    a: i64,
    b: i64,
}

#[test]
fn structs_end_field_by_field() {
    row(
        "M11",
        any::<Flags>(),
        |f| f.a || f.b,
        "Flags { a: false, b: true }",
    );
    row("M12", any::<Record>(), |_| true, "Record { a: 0, b: None }");
    row(
        "M12",
        any::<Record>(),
        |r| r.b.is_some(),
        "Record { a: 0, b: Some(0) }",
    );
    row(
        "M20",
        any::<Ordered>(),
        |o| o.a < o.b,
        "Ordered { a: 0, b: 1 }",
    );
}

#[test]
fn sums_of_a_tuple_end_with_all_in_the_last() {
    let up_to_1000 = || st::integers(0..=1000);
    row(
        "M13",
        (up_to_1000(), up_to_1000()),
        |(a, b)| a + b > 1000,
        "(1, 1000)",
    );
    let apart = (
        up_to_1000(),
        st::text(),
        any::<bool>(),
        ints(),
        up_to_1000(),
    );
    row(
        "M14",
        apart,
        |(a, .., b)| a + b > 1000,
        "(1, \"\".to_string(), false, 0, 1000)",
    );
}

#[test]
fn two_that_are_compared_end_next_to_each_other() {
    row("M15", (ints(), ints()), |(a, b)| a < b, "(0, 1)");
    row("M15", (ints(), ints()), |(a, b)| a > b, "(0, -1)");
    for gap in [1i128, -1, 4, -4, 10] {
        let wanted = move |(a, b): &(i128, i128)| a.checked_add(gap) == Some(*b);
        row("M16", (ints(), ints()), wanted, &format!("(0, {gap})"));
        let apart = (ints(), st::text(), any::<f64>(), ints());
        row(
            "M16",
            apart,
            move |(a, _, _, b)| a.checked_add(gap) == Some(*b),
            &format!("(0, \"\".to_string(), 0.0, {gap})"),
        );
    }
    let words = (any::<i64>(), any::<i64>());
    row(
        "M17",
        words,
        |(a, b)| a.checked_add(*b).is_none(),
        &format!("(1, {})", i64::MAX),
    );
}
