//! What a property that passes adds to a test run: 100 test cases, in a debug build as tests are.
//!
//! ```text
//! cargo bench --profile dev --bench passing_property
//! ```
//!
//! Prints medians over many runs in one process, and the first one apart, for
//! it pays for what the process sets up once. The runs are those of
//! `hypo::check`, for a benchmark is built without the test attribute.

use std::hint::black_box;
use std::time::{Duration, Instant};

use hypo::prelude::*;
use hypo::strategies::source::ToSource;

const RUNS: usize = 101;

#[derive(Clone, Debug, Arbitrary)]
struct Order {
    id: u32,
    price: f64,
    paid: bool,
    customer: String,
    lines: Vec<u16>,
}

fn timed<S: Strategy>(strategy: &S) -> Duration
where
    S::Value: ToSource,
{
    let start = Instant::now();
    let report = hypo::check(hypo::Settings::new(), strategy, |value| {
        black_box(value);
    });
    let time = start.elapsed();
    assert_eq!(report.expect("it passes").tally.valid, 100);
    time
}

fn measure<S: Strategy>(name: &str, strategy: S)
where
    S::Value: ToSource,
{
    let first = timed(&strategy);
    let mut others: Vec<Duration> = (1..RUNS).map(|_| timed(&strategy)).collect();
    others.sort_unstable();
    let median = others[others.len() / 2];
    println!(
        "{name:<34} {:>7.2} ms {:>7.2} ms",
        millis(first),
        millis(median)
    );
}

fn millis(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}

fn main() {
    println!(
        "{:<34} {:>10} {:>10}",
        "100 test cases of", "first", "median"
    );
    measure("one integer", any::<u64>());
    measure("three ranges", (1..=10_000, 1..=500, -5..=10_000));
    measure(
        "a vector, a string and an option",
        any::<(Vec<i32>, String, Option<i64>)>(),
    );
    measure("a struct of five fields", any::<Order>());
}
