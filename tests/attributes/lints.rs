//! The expansions are quiet under lints that are strict.
#![forbid(unsafe_code)]
#![deny(
    warnings,
    clippy::pedantic,
    elided_lifetimes_in_paths,
    let_underscore_drop,
    meta_variable_misuse,
    redundant_imports,
    redundant_lifetimes,
    single_use_lifetimes,
    trivial_casts,
    trivial_numeric_casts,
    unit_bindings,
    unreachable_pub,
    unused_import_braces,
    unused_lifetimes,
    unused_qualifications,
    variant_size_differences
)]

use std::collections::BTreeMap;
use std::num::TryFromIntError;

use hypo::{
    Arbitrary, assume, example, given, note, reproduce_failure, settings, strategies as st,
};

/// Words.
#[given(width = 1..=8192, height = 1..=width, name = st::text())]
#[example(width = 1, height = 1, name = "x", flags = vec![]; via = "nowhere")]
#[settings(max_examples = 20, phases = [explicit, generate], verbosity = normal, database = none)]
fn everything(
    width: u32,
    height: u32,
    name: String,
    flags: Vec<bool>,
) -> Result<(), TryFromIntError> {
    assume!(!flags.is_empty() || name.is_empty() || height < 5000);
    note!("{width} by {height}");
    assert!(u16::try_from(height)? <= u16::try_from(width)?);
    Ok(())
}

/// A report writes paths out.
#[given]
#[example(std::collections::BTreeMap::from([(1, 2)]))]
fn pasted(map: BTreeMap<u8, u8>) {
    drop(map);
}

#[given]
#[reproduce_failure("0.1.0", "AAAA")]
#[ignore = "it reproduces nothing"]
fn reproduces(n: u8) {
    assert!(n < 5);
}

#[given]
fn underscores(_: u8, _unused: u8, (_a, _b): (bool, bool)) {}

#[given]
#[expect(unused_variables, non_snake_case, reason = "to be expected")]
fn Expectations(n: u8) {}

#[given]
#[allow(unused_mut, clippy::many_single_char_names)]
fn permissions(mut n: u8) {
    assert!(n.count_ones() <= 8);
}

#[derive(Debug, Clone, PartialEq, Arbitrary)]
struct Order<T> {
    #[arbitrary(0..=10_000)]
    id: u32,
    #[arbitrary(st::text().max_size(3))]
    note: String,
    lines: Vec<Line<T>>,
}

#[derive(Debug, Clone, PartialEq, Arbitrary)]
enum Line<T> {
    Blank,
    Item(T, u8),
    Comment { text: String },
}

#[given]
fn derived(order: Order<u8>, other: Option<Box<Order<bool>>>) {
    assert!(order.id <= 10_000);
    drop(other);
}
