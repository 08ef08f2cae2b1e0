//! D20: alternatives within alternatives, each of which has its turn.

use std::cell::Cell;

use hypo::prelude::*;

use super::super::share::for_every_value;
use super::super::table::Table;
use super::{HALF, table};

/// Eight values, the later ones deeper; each of the inner choices ends with what is given.
macro_rules! nested {
    ($($combinator:tt)*) => {
        one_of![
            st::just(0),
            one_of![
                st::just(1),
                st::just(2),
                one_of![
                    st::just(3),
                    st::just(4),
                    one_of![st::just(5), st::just(6), st::just(7)]$($combinator)*
                ]$($combinator)*
            ]$($combinator)*
        ]
    };
}

#[test]
fn nested_alternatives_all_have_their_turn() {
    let mut table = table("reference_branches", "alternatives");
    each_branch(
        &mut table,
        "D20a",
        "of one_of in one_of in one_of",
        nested!(),
    );
    let two = |first| st::one_of([st::just(first), st::just(first + 1)]);
    let four = |first| st::one_of([two(first), two(first + 2)]);
    let eight = st::one_of([four(0), four(4)]);
    each_branch(&mut table, "D20b", "of arrays of arrays of arrays", eight);
    each_branch(&mut table, "D20c", "through map", nested!(.map(|x| x)));
    each_branch(
        &mut table,
        "D20d",
        "through filter",
        nested!(.filter(|_| true)),
    );
    let flat_mapped = st::just(()).flat_map(|()| nested!());
    each_branch(&mut table, "D20e", "through flat_map", flat_mapped);
    table.judge();
}

/// Each of 0 to 7 is found, and drawn about as often as any other.
fn each_branch(table: &mut Table, id: &str, what: &str, strategy: impl Strategy<Value = i32>) {
    let each = [0, 1, 2, 3, 4, 5, 6, 7].map(|branch| move |x: &i32| *x == branch);
    table
        .row(id, format!("every branch {what}"))
        .all_found(HALF, &strategy, &each);
    let draws = each.map(|_| Cell::new(0u32));
    for_every_value(&strategy, |x| {
        let draws = &draws[*x as usize];
        draws.set(draws.get() + 1);
    });
    let total: u32 = draws.iter().map(Cell::get).sum();
    let rarest = draws.iter().map(Cell::get).min().unwrap_or(0);
    table
        .row(
            format!("{id}, share"),
            format!("share of the rarest branch {what}"),
        )
        .number(&(0.1..=1.0), f64::from(rarest) / f64::from(total));
}
