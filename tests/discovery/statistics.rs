//! When a measured share is too low to be luck.
//!
//! A share that is wanted of a random search is met by a correct search only on
//! average. So a row fails on one side only, and only where a search that has
//! the wanted share would hardly ever have done so badly.

/// A search that has the wanted share does worse than this by luck in one of ten thousand rows.
const LUCK: f64 = 1e-4;

/// Whether `found` of `runs` may be luck, if each run finds it with this probability.
pub(super) fn is_plausible(found: u64, runs: u64, probability: f64) -> bool {
    at_most(found, runs, probability) >= LUCK
}

/// How likely it is that at most `found` of `runs` find it: the lower tail of the binomial distribution.
fn at_most(found: u64, runs: u64, probability: f64) -> f64 {
    let mut exactly = (1.0 - probability).powf(runs as f64);
    let mut sum = exactly;
    for hit in 1..=found {
        exactly *= (runs - hit + 1) as f64 / hit as f64 * probability / (1.0 - probability);
        sum += exactly;
    }
    sum
}

/// Of the sorted numbers, the one that half of them do not exceed.
pub(super) fn median(sorted: &[Option<u64>]) -> Option<u64> {
    sorted[(sorted.len() - 1) / 2]
}

#[test]
fn the_lower_tail_is_that_of_the_binomial_distribution() {
    assert_eq!(at_most(0, 3, 0.5), 0.125);
    assert_eq!(at_most(1, 3, 0.5), 0.5);
    assert!((at_most(3, 3, 0.3) - 1.0).abs() < 1e-12);
}

#[test]
fn what_a_fair_coin_hardly_ever_does_is_not_plausible() {
    assert!(is_plausible(32, 100, 0.5));
    assert!(!is_plausible(31, 100, 0.5));
    assert!(is_plausible(100, 100, 0.5));
    assert!(is_plausible(0, 100, 0.01));
}
