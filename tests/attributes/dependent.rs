//! Strategies that use earlier arguments.

use std::cell::Cell;

use hypo::prelude::*;

#[given(n = 1..100, index = 0..n)]
fn a_range_up_to_another(n: u32, index: u32) {
    assert!(index < n);
}

#[given(rows = 1..5, columns = 1..5, cells = st::vecs(0..1000).size(rows * columns..=rows * columns))]
fn a_matrix(rows: usize, columns: usize, cells: Vec<i32>) {
    assert_eq!(cells.len(), rows * columns);
}

#[given(items = st::vecs(0..9).min_size(1), one = st::sampled_from(items.clone()))]
fn one_of_the_items(items: Vec<u8>, one: u8) {
    assert!(items.contains(&one));
}

#[given(st::vecs(0..9), (0..=items.len(), 0..=items.len()))]
fn by_position(items: Vec<u8>, (from, to): (usize, usize)) {
    assert!(items.get(from..to).is_some() || from > to);
}

#[given(_name = st::text().max_size(3), greeting = st::just(format!("Hello, {_name}!")))]
fn in_a_format_string(_name: String, greeting: String) {
    assert!(greeting.starts_with("Hello"));
}

#[given(r#type = 1..5, r#fn = 0..r#type)]
fn raw(r#type: u8, r#fn: u8) {
    assert!(r#fn < r#type);
}

thread_local! {
    static BUILT: Cell<u32> = const { Cell::new(0) };
}

fn counted() -> std::ops::Range<u8> {
    BUILT.set(BUILT.get() + 1);
    0..9
}

#[given(n = 0..9, other = counted())]
#[settings(database = none, phases = [generate])]
fn independent(n: u8, other: u8) {
    assert!(n < 9 && other < 9);
}

#[test]
fn a_strategy_that_uses_no_argument_is_built_once() {
    independent();
    assert_eq!(BUILT.get(), 1);
}
