use hypo_strategies::{Combinators, just, one_of, options, results, sampled_from, text, vecs};

use crate::harness::{check, executions, samples};

#[test]
fn just_draws_its_value_without_a_choice() {
    check(just("a"), "a", |value| *value == "a");
    for (_, execution) in executions(&just(5), 3) {
        assert!(execution.choices.is_empty());
    }
}

#[test]
fn sampled_from_is_simplest_at_the_first_value() {
    check(sampled_from([3, 1, 2]), 3, |n| (1..=3).contains(n));
    check(sampled_from(vec!["b", "a"]), "b", |_| true);
    let slice: &[char] = &['x', 'y'];
    check(sampled_from(slice), 'x', |_| true);
}

#[test]
fn sampled_from_draws_every_value_about_as_often() {
    let drawn = samples(sampled_from([0, 1, 2, 3, 4]), 1000);
    for value in 0..5 {
        let times = drawn.iter().filter(|drawn| **drawn == value).count();
        assert!((130..280).contains(&times), "{value}: {times} times");
    }
}

#[test]
fn the_only_value_and_the_only_strategy_cost_no_choice() {
    for (_, execution) in executions(&(sampled_from(["a"]), one_of([just(1)])), 3) {
        assert!(execution.choices.is_empty());
    }
}

#[test]
fn one_of_is_simplest_at_the_first_strategy() {
    check(one_of([5..=9, 0..=3]), 5, |n| matches!(n, 0..=3 | 5..=9));
    check(one_of(vec![just(2), just(1)]), 2, |_| true);
    let slice: &[_] = &[just(2), just(1)];
    check(one_of(slice), 2, |_| true);
}

#[test]
fn one_of_mixes_strategies_of_different_types() {
    let mixed = one_of![
        101..=200,
        just(7),
        one_of([1..=2, 3..=4]),
        sampled_from([-1, -2]),
    ];
    check(mixed, 101, |n| matches!(n, 101..=200 | 7 | 1..=4 | -2..=-1));
    check(one_of![text()], String::new(), |_| true);
}

#[test]
fn one_of_draws_from_every_strategy_about_as_often() {
    let branches = one_of![
        just(0),
        just(1),
        2..=2,
        just(3).map(|n| n),
        sampled_from([4])
    ];
    let drawn = samples(branches, 1000);
    for branch in 0..5 {
        let times = drawn.iter().filter(|drawn| **drawn == branch).count();
        assert!((130..280).contains(&times), "{branch}: {times} times");
    }
}

#[test]
fn options_are_none_first_and_as_often_some() {
    check(options(1..=9), None, |n| {
        n.is_none_or(|n| (1..=9).contains(&n))
    });
    let drawn = samples(options(just(())), 1000);
    let somes = drawn.iter().filter(|drawn| drawn.is_some()).count();
    assert!((400..600).contains(&somes), "{somes}");
}

#[test]
fn results_are_ok_first_and_as_often_err() {
    check(results(5.., text()), Ok(5u8), |_| true);
    let drawn = samples(results(just(1), just(2)), 1000);
    let errors = drawn.iter().filter(|drawn| drawn.is_err()).count();
    assert!((400..600).contains(&errors), "{errors}");
}

#[test]
fn alternatives_nest_in_collections() {
    check(vecs(options(one_of![0..5, just(9)])), vec![], |vec| {
        vec.iter().flatten().all(|n| matches!(n, 0..5 | 9))
    });
}
