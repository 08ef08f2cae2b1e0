//! What users meet most: sums that overflow, floats whose order of addition matters, and sizes that were drawn first.
//! `docs/shrinking/overflow.md`.

use hypo::prelude::*;
use hypo::strategies::source::ToSource;

use super::table::Table;
use crate::support::unlike_committed;

const FILE: &str = "docs/shrinking/overflow.md";
const SEEDS: u64 = 50;
/// From any seed.
const RUNS: usize = 300;

const INTRODUCTION: &str = "\
# Overflow, and matrices of a drawn size

Where shrinkers end in several ways or not at all: numbers whose sum or product overflows, floats whose sum depends on what
is added first, and matrices whose width and height were drawn before their elements, in each of the three ways to write
such a strategy. A row has an end, or at most so many, and takes at most 300 runs from any seed. This page is written by a
test and compared with what is committed:

```sh
HYPO_TABLES=write cargo test --release --test main shrinking
```

";

struct Rows {
    table: Table,
    /// What falls short.
    missed: Vec<String>,
}

impl Rows {
    fn all() -> Rows {
        let mut rows = Rows {
            table: Table::new(SEEDS),
            missed: Vec::new(),
        };
        rows.table.section("");
        numbers(&mut rows);
        matrices(&mut rows);
        rows
    }

    /// Rows that end in one of these alone, or in no more ways than `forms`.
    fn add<S>(
        &mut self,
        (title, ends, forms): (&str, &[&str], usize),
        strategy: S,
        fails: impl Fn(&S::Value) -> bool,
    ) where
        S: Strategy<Value: ToSource>,
    {
        let measured = self.table.measured(title, ends, strategy, fails);
        let (found, ways) = (measured.found as u64, measured.ends.len());
        let is_expected = ends.is_empty() || measured.always(SEEDS, ends);
        if found < SEEDS || ways > forms || !is_expected {
            self.missed.push(format!("{title}: {:?}", measured.ends));
        }
        if measured.most() > RUNS {
            self.missed
                .push(format!("{title}: {} runs", measured.most()));
        }
    }
}

#[test]
fn overflow_and_matrices_end_where_the_page_says() {
    let table = Rows::all().table;
    let text = format!("{INTRODUCTION}{}\n{}", table.rows(), table.costs());
    let unlike = unlike_committed(FILE, &text, "shrinking");
    assert!(unlike.is_none(), "{}", unlike.unwrap_or_default());
}

#[test]
fn overflow_and_matrices_end_in_a_normal_form_in_300_runs() {
    let mut rows = Rows::all();
    rows.missed.append(&mut rows.table.complaints);
    assert!(rows.missed.is_empty(), "{}", rows.missed.join("\n\n"));
}

fn numbers(rows: &mut Rows) {
    let most = format!("(1, {})", i64::MAX);
    rows.add(
        ("two `i64` whose sum overflows", &[&most], 1),
        any::<(i64, i64)>(),
        |(a, b)| a.checked_add(*b).is_none(),
    );
    rows.add(
        (
            "two `i32` whose product overflows: one end, whichever",
            &[],
            1,
        ),
        any::<(i32, i32)>(),
        |(a, b)| a.checked_mul(*b).is_none(),
    );
    let finite = || st::floats(..).allow_nan(false).allow_infinity(false);
    rows.add(
        ("three finite `f64` whose sum depends on what is added first, and is no NaN: at most two ends", &[], 2),
        (finite(), finite(), finite()),
        |(a, b, c): &(f64, f64, f64)| {
            let (left, right) = ((a + b) + c, a + (b + c));
            left != right && !left.is_nan() && !right.is_nan()
        },
    );
}

/// Rows of the same length.
type Cells = Vec<Vec<u32>>;

const CELL: std::ops::RangeInclusive<u32> = 0..=10_000;

/// Up to ten by ten.
const SIDE: std::ops::RangeInclusive<usize> = 1..=10;

fn by_flat_map() -> impl Strategy<Value = Cells> {
    (st::integers(SIDE), st::integers(SIDE)).flat_map(|(width, height)| {
        st::vecs(st::vecs(CELL).size(width..=width)).size(height..=height)
    })
}

#[composite]
fn composed(case: &TestCase) -> Cells {
    let width = SIDE.draw(case);
    let height = SIDE.draw(case);
    st::vecs(st::vecs(CELL).size(width..=width))
        .size(height..=height)
        .draw(case)
}

#[derive(Clone, Debug, Arbitrary)]
struct Matrix {
    #[arbitrary(SIDE)]
    width: usize,
    #[arbitrary(SIDE)]
    height: usize,
    #[arbitrary(st::vecs(st::vecs(CELL).size(width..=width)).size(height..=height))]
    cells: Cells,
}

fn has_1000(cells: &Cells) -> bool {
    cells.iter().flatten().any(|cell| *cell >= 1000)
}

fn matrices(rows: &mut Rows) {
    let one = "vec![vec![1000]]";
    let what = "a width and a height of 1 to 10, and a matrix of 0 to 10000, with an element of 1000 or more";
    let title = |how: &str| format!("{what}, {how}");
    rows.add(
        (&title("by `flat_map`"), &[one], 1),
        by_flat_map(),
        has_1000,
    );
    rows.add(
        (&title("by `#[composite]`"), &[one], 1),
        composed(),
        has_1000,
    );
    let derived = format!("Matrix {{ width: 1, height: 1, cells: {one} }}");
    rows.add(
        (&title("derived, by fields before it"), &[&derived], 1),
        any::<Matrix>(),
        |matrix| {
            has_1000(&matrix.cells)
                && matrix.cells.len() == matrix.height
                && matrix.cells[0].len() == matrix.width
        },
    );
}
