//! `target!`: what it finds, and what it takes.

use std::cell::Cell;

use hypo::prelude::*;
use hypo::{Phase, Settings};

/// Lists of which a random one has a sum of a few thousand.
fn prices() -> impl Strategy<Value = Vec<u32>> {
    st::vecs(0..=1000u32)
}

fn sum(prices: &[u32]) -> u32 {
    prices.iter().sum()
}

#[test]
fn a_bug_that_takes_a_large_sum_is_found() {
    for seed in 0..3 {
        let calls = Cell::new(0);
        let settings = Settings::new()
            .seed(seed)
            .max_examples(10_000)
            .phases([Phase::Generate, Phase::Target]);
        let found = hypo::check(settings, prices(), |prices| {
            calls.set(calls.get() + 1);
            let sum = sum(&prices);
            target!(sum.min(50_000));
            assert!(sum < 30_000);
        });
        assert!(found.is_err(), "seed {seed}: nothing found");
        assert!(calls.get() < 1000, "seed {seed}: {} calls", calls.get());
    }
}

#[test]
fn half_of_a_long_run_is_enough_for_a_large_sum() {
    for seed in 0..3 {
        let settings = Settings::new().seed(seed).max_examples(2000);
        let report = hypo::check(settings, prices(), |prices| {
            target!(sum(&prices).min(100_000));
        });
        let best = report.unwrap().targets[0].score;
        assert!(best >= 50_000.0, "seed {seed}: came to {best}");
    }
}

#[test]
fn a_short_run_comes_to_the_corner_of_a_wide_space() {
    for seed in 0..10 {
        let four = (any::<u64>(), any::<i32>(), 0.0..=1.0, any::<bool>());
        let failure = hypo::check(Settings::new().seed(seed), four, |(a, b, c, d)| {
            target!(a as f64 / u64::MAX as f64 - f64::from(b) / 1e9 + c + f64::from(u8::from(d)));
            assert!(a < u64::MAX - 1000 || b > i32::MIN + 1000 || c < 0.999 || !d);
        });
        assert!(failure.is_err(), "seed {seed}: nothing found");
    }
}

#[given(a = 0..10u8)]
fn every_type_of_number(a: u8) {
    const LABEL: &str = "in a constant";
    target!(i8::MIN, "i8");
    target!(a, "u8",);
    target!(i16::MAX, "i16");
    target!(u16::MAX, "u16");
    target!(i32::MIN, "i32");
    target!(u32::MAX, "u32");
    target!(i64::MIN, "i64");
    target!(u64::MAX, "u64");
    target!(i128::MIN, "i128");
    target!(u128::MAX, "u128");
    target!(isize::MIN, "isize");
    target!("text".len(), "usize");
    target!(1.5f32, "f32");
    target!(-1e300, "f64");
    target!(1, LABEL);
    target!(2);
}

#[test]
fn a_run_in_which_nothing_fails_reports_its_highest_scores() {
    let report = hypo::check(Settings::new(), 0..50u8, |n| {
        target!(n, "n");
        target!(-i32::from(n));
    });
    let scores = report.unwrap().targets;
    assert_eq!((scores[0].label, scores[0].score), ("n", 49.0));
    assert_eq!((scores[1].label, scores[1].score), ("", 0.0));
}

#[given]
#[should_panic(expected = "target! was called with inf: a score must be a finite number")]
fn infinity_is_no_score(_n: u8) {
    target!(f64::INFINITY);
}

#[given]
#[should_panic(expected = "target! \"depth\" was called twice in one test case")]
fn a_label_has_one_score(n: u8) {
    target!(n, "depth");
    target!(n, "height");
    target!(n, "depth");
}

#[test]
#[should_panic(expected = "target! was called on a thread that runs no property")]
fn outside_of_a_property_it_says_so() {
    target!(1);
}

#[given]
#[settings(phases = [generate, target], max_examples = 20)]
fn the_phase_has_a_name(n: u32) {
    target!(n);
}
