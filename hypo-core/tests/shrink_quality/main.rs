//! How good the ends are that shrinking comes to, and what they cost.
//!
//! Tables of what is drawn, what fails, and the only results that will do. Each
//! row is shrunk from failures that random choices come upon, one for each of
//! twenty seeds; the properties draw straight from the test case, in the way in
//! which strategies do. The names are those of the acceptance rows.

mod draws;
mod floats;
mod pairs;
mod recursive;
mod scalars;
mod sequences;
mod table;
mod text;
mod textutil;

/// Prints what every row costs: `cargo test --test shrink_quality -- --ignored --nocapture`.
#[test]
#[ignore = "prints a table"]
fn the_costs_of_every_row() {
    let groups = [
        scalars::rows(),
        floats::rows(),
        text::rows(),
        sequences::rows(),
        pairs::rows(),
        textutil::rows(),
        recursive::rows(),
        recursive::beyond(),
    ];
    let reports: Vec<_> = groups.iter().flatten().map(|row| row.measure(20)).collect();
    table::print(&reports);
}
