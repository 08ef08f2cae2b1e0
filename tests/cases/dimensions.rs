//! Dimensions and what they hold: a table of rows times columns integers, of which none should be 1000 or more.
//!
//! Wherever the size of the contents comes from, it ends at one row and one
//! column, from every seed and within 2,000 calls of the property.

use std::cell::{Cell, RefCell};

use hypo::Settings;
use hypo::prelude::*;

const SEEDS: std::ops::Range<u64> = 0..10;
const MOST_CALLS: u32 = 2000;

/// Rows, columns, and as many cells as they have together.
type Cells = (usize, usize, Vec<i32>);

/// Fails as the property that the case is about.
fn no_cell_is_large((_, _, cells): &Cells) {
    assert!(cells.iter().all(|cell| *cell < 1000), "a cell is large");
}

/// Ends there with every seed; `columns` is what draws the table.
fn ends_at_one_cell<S: Strategy<Value = T>, T>(tables: S, cells: impl Fn(T) -> Cells)
where
    T: hypo::strategies::source::ToSource,
{
    for seed in SEEDS {
        let calls = Cell::new(0);
        let last = RefCell::default();
        let settings = Settings::new().seed(seed).database(None);
        let result = hypo::check(settings, &tables, |table| {
            calls.set(calls.get() + 1);
            let table = cells(table);
            last.replace(table.clone());
            no_cell_is_large(&table);
        });
        assert!(result.is_err(), "seed {seed} finds no large cell");
        assert_eq!(last.into_inner(), (1, 1, vec![1000]), "seed {seed}");
        assert!(
            calls.get() <= MOST_CALLS,
            "seed {seed}: {} calls",
            calls.get()
        );
    }
}

thread_local! {
    static SEED: Cell<u64> = const { Cell::new(0) };
    static CALLS: Cell<u32> = const { Cell::new(0) };
    static LAST: RefCell<Cells> = RefCell::default();
}

#[given(
    rows = 1..=20,
    columns = 1..=20,
    cells = st::vecs(any::<i32>()).size(rows * columns..=rows * columns),
)]
#[settings(seed = SEED.get(), database = none)]
#[should_panic(expected = "a cell is large")]
fn no_cell_of_named_arguments_is_large(rows: usize, columns: usize, cells: Vec<i32>) {
    CALLS.set(CALLS.get() + 1);
    LAST.set((rows, columns, cells.clone()));
    no_cell_is_large(&(rows, columns, cells));
}

#[test]
fn an_argument_that_uses_earlier_ones_ends_at_one_cell() {
    for seed in SEEDS {
        SEED.set(seed);
        CALLS.set(0);
        let result = std::panic::catch_unwind(no_cell_of_named_arguments_is_large);
        assert!(result.is_err(), "seed {seed} finds no large cell");
        assert_eq!(LAST.take(), (1, 1, vec![1000]), "seed {seed}");
        assert!(
            CALLS.get() <= MOST_CALLS,
            "seed {seed}: {} calls",
            CALLS.get()
        );
    }
}

#[test]
fn a_strategy_of_drawn_values_ends_at_one_cell() {
    let sizes = (st::integers(1usize..=20), st::integers(1usize..=20));
    let tables = sizes.flat_map(|(rows, columns)| {
        let cells = st::vecs(any::<i32>()).size(rows * columns..=rows * columns);
        (st::just(rows), st::just(columns), cells)
    });
    ends_at_one_cell(tables, |table| table);
}

#[composite]
fn tables(case: &TestCase) -> Cells {
    let rows = (1..=20).draw(case);
    let columns = (1..=20).draw(case);
    let cells = st::vecs(any::<i32>()).size(rows * columns..=rows * columns);
    (rows, columns, cells.draw(case))
}

#[test]
fn a_composite_function_ends_at_one_cell() {
    ends_at_one_cell(tables(), |table| table);
}

#[derive(Clone, Debug, Arbitrary)]
struct Table {
    #[arbitrary(1..=20)]
    rows: usize,
    #[arbitrary(1..=20)]
    columns: usize,
    #[arbitrary(st::vecs(any::<i32>()).size(rows * columns..=rows * columns))]
    cells: Vec<i32>,
}

#[test]
fn a_derived_struct_whose_field_uses_earlier_ones_ends_at_one_cell() {
    ends_at_one_cell(any::<Table>(), |table| {
        (table.rows, table.columns, table.cells)
    });
}

/// A field that has the right size by its type, and says only how large it is.
#[derive(Clone, Debug, Arbitrary)]
struct Sized {
    #[arbitrary(1..=20)]
    rows: usize,
    #[arbitrary(1..=20)]
    columns: usize,
    #[arbitrary(size = rows * columns..=rows * columns)]
    cells: Vec<i32>,
}

#[test]
fn a_derived_field_of_a_computed_size_ends_at_one_cell() {
    ends_at_one_cell(any::<Sized>(), |table| {
        (table.rows, table.columns, table.cells)
    });
}
