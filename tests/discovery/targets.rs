//! What `target!` finds, and how soon.
//!
//! D23 and D24 are Hypothesis' rows of these numbers, about the sum of a list. Each
//! of their seeds has a row of its own: where a climb gets stuck, it is for one seed
//! in many, and a median would hide it. Chance comes upon large sums as well, but
//! never upon a single point of a plane; to that only a score leads.

use hypo::prelude::*;

use super::goal::{Goal, settings, until_found};
use super::table::{Table, Verdict};

/// D23 wants a bug found with fewer calls than this.
const FEW_CALLS: u64 = 4000;
/// D24 wants a score of at least this.
const HIGH_SCORE: u32 = 50_000;
/// Whoever looks for one point of ten thousand by ten thousand gives a run so many test cases.
const POINT: Goal = Goal::every(20, 2000);

#[test]
fn scores_lead_to_where_they_are_highest() {
    let mut table = Table::new(
        "targets",
        "What `target!` leads to\n\n\
         D23 and D24: a vec of 0 to 1000, whose sum is the score, for each seed. \
         D23 asks for 10,000 test cases, D24 for 2000.\n\
         G: x and y of 0 to 10,000; the score is the distance in the row, negated. \
         Of 20 runs, how many come to a distance of 0.",
    );
    calls_until_a_sum_is_large(&mut table);
    sums_that_a_run_comes_to(&mut table);
    points_of_a_plane(&mut table);
    table.judge();
}

fn prices() -> impl Strategy<Value = Vec<u32>> {
    st::vecs(0..=1000u32)
}

fn sum(prices: &[u32]) -> u32 {
    prices.iter().sum()
}

fn calls_until_a_sum_is_large(table: &mut Table) {
    for seed in 0..10 {
        let is_large = |prices: &Vec<u32>| {
            let sum = sum(prices);
            target!(sum.min(50_000));
            sum >= 30_000
        };
        let calls = until_found(settings(seed, 10_000), &prices(), &[is_large]);
        let measured = match calls {
            Some(calls) => format!("{calls} calls"),
            None => "not found".to_owned(),
        };
        let verdict = Verdict::of(calls.is_some_and(|calls| calls < FEW_CALLS));
        let what = format!("a sum is 30,000 or more; seed {seed}");
        table
            .row("D23", what)
            .measured(&format!("< {FEW_CALLS} calls"), &measured, verdict);
    }
    table
        .row("D23, without", "the same without `target!`, of 10 runs")
        .found(Goal::told(3000, 10), prices(), |prices| {
            sum(prices) >= 30_000
        });
}

fn sums_that_a_run_comes_to(table: &mut Table) {
    for seed in 0..10 {
        let report = hypo::check(settings(seed, 2000), prices(), |prices| {
            target!(sum(&prices).min(100_000));
        });
        let best = match report {
            Ok(report) => report.targets[0].score,
            Err(failure) => panic!("{failure}"),
        };
        let verdict = Verdict::of(best >= f64::from(HIGH_SCORE));
        let what = format!("the highest sum, 100,000 at most; seed {seed}");
        table
            .row("D24", what)
            .measured(&format!("≥ {HIGH_SCORE}"), &best.to_string(), verdict);
    }
}

fn points_of_a_plane(table: &mut Table) {
    let plane = (0..=10_000, 0..=10_000);
    let peak = |x: i32, y: i32| (x - 7777).abs() + (y - 1234).abs();
    // Whoever changes one of the two alone comes down, wherever on the ridge.
    let ridge = |x: i32, y: i32| 100 * (x - y).abs() + (x - 6183).abs();
    table
        .row("G1", "|x - 7777| + |y - 1234|")
        .found(POINT, &plane, |(x, y)| is_reached(peak(*x, *y)));
    table
        .row("G1, without", "the same without `target!`")
        .found(Goal::told(2000, 20), &plane, |(x, y)| peak(*x, *y) == 0);
    table
        .row("G2", "100 |x - y| + |x - 6183|")
        .found(Goal::told(2000, 20), &plane, |(x, y)| {
            is_reached(ridge(*x, *y))
        });
}

fn is_reached(distance: i32) -> bool {
    target!(-distance);
    distance == 0
}
