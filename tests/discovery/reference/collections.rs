//! D14, D16 to D18: collections.

use std::collections::{BTreeSet, HashSet};

use hypo::prelude::*;

use super::super::goal::Goal;
use super::super::table::Table;
use super::super::{has_duplicate, ints};
use super::{HALF, table};

#[test]
fn collections_are_found_as_often_as_hypothesis_finds_them() {
    let mut table = table("reference_collections", "collections");
    lengths(&mut table);
    mixtures(&mut table);
    table.judge();
}

fn lengths(table: &mut Table) {
    table.row("D14a", "a vec has 10 elements or more").found(
        Goal::probability(0.3, 150),
        st::vecs(ints()),
        |items| items.len() >= 10,
    );
    table
        .row("D14b", "a vec has 10 elements or fewer")
        .found(HALF, st::vecs(ints()), |items| items.len() <= 10);
    table
        .row("D14c", "a vec has a duplicate")
        .found(HALF, st::vecs(ints()), |items| has_duplicate(items));
    let of_two = st::btree_sets(st::sampled_from([1, 2]));
    table
        .row("D17a", "a set of 1 and 2 has both")
        .found(HALF, of_two, |set| set.len() == 2);
    table.row("D17b", "a set of 1 to 10 is empty").found(
        HALF,
        st::hash_sets(1..=10),
        |set: &HashSet<i32>| set.is_empty(),
    );
}

fn mixtures(table: &mut Table) {
    table
        .row(
            "D16",
            "of five values in a vec of 3 or more, one is there three times as often as another",
        )
        .found(HALF, st::vecs(st::sampled_from([0, 1, 2, 3, 4])), |items| {
            assume!(items.len() >= 3);
            is_distorted(items)
        });
    let either = || st::vecs(one_of![any::<bool>().map(Some), st::just(None)]);
    let kinds =
        |items: &[Option<bool>]| -> Vec<bool> { items.iter().map(Option::is_some).collect() };
    let is_mixed = |kinds: &[bool]| kinds.contains(&true) && kinds.contains(&false);
    table
        .row(
            "D18a",
            "given two kinds of elements, one is there three times as often as the other",
        )
        .found(HALF, either(), |items| {
            assume!(is_mixed(&kinds(items)));
            is_distorted(&kinds(items))
        });
    table
        .row(
            "D18b",
            "given a vec that is not empty, it has both kinds of elements",
        )
        .found(HALF, either(), |items| {
            assume!(!items.is_empty());
            is_mixed(&kinds(items))
        });
    table
        .row(
            "D18c",
            "given a vec that is not empty, it has one kind of elements",
        )
        .found(HALF, either(), |items| {
            assume!(!items.is_empty());
            !is_mixed(&kinds(items))
        });
}

/// Whether the commonest value is there three times as often as the rarest, or more.
fn is_distorted<T: Ord>(items: &[T]) -> bool {
    let times = |item| items.iter().filter(|other| *other == item).count();
    let different: BTreeSet<_> = items.iter().collect();
    let counts: Vec<_> = different.into_iter().map(times).collect();
    let rarest = counts.iter().min().copied().unwrap_or(0);
    let commonest = counts.iter().max().copied().unwrap_or(0);
    3 * rarest <= commonest
}
