//! The rows, each in the part of the table that its strategy or type belongs to.

mod addresses;
mod alternatives;
mod collections;
mod combinators;
mod derived;
mod later;
mod numbers;
#[cfg(feature = "regex")]
mod regex;
mod standard;
mod text;
mod times;
mod tuples;
mod weak_points;

use super::row::{Row, rows};

/// The whole table.
pub(super) fn all() -> Vec<Row> {
    let mut rows = Vec::new();
    for part in [
        numbers::rows,
        text::rows,
        times::rows,
        addresses::rows,
        alternatives::rows,
        collections::rows,
        combinators::rows,
        later::rows,
        standard::rows,
        standard::cells_and_enums,
        tuples::rows,
        derived::rows,
        weak_points::rows,
    ] {
        rows.extend(part());
    }
    #[cfg(feature = "regex")]
    rows.extend(regex::rows());
    rows
}
