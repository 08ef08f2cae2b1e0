use hypo_strategies::{
    Combinators, Strategy, hash_sets, integers, just, one_of, options, results, sampled_from, text,
    vecs,
};

use crate::harness::{check, executions, samples, shrunk};

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

/// Checks that one index, and nothing else, says which of 0, 1, 2, 3 and 4 is drawn, each about as often.
#[track_caller]
fn each_of_five_is_a_branch(strategy: impl Strategy<Value = i32>) {
    check(&strategy, 0, |n| (0..5).contains(n));
    let drawn = executions(&strategy, 1000);
    assert!(drawn.iter().all(|(_, run)| run.choices.len() == 1));
    for branch in 0..5 {
        let times = drawn.iter().filter(|(n, _)| *n == branch).count();
        assert!((130..280).contains(&times), "{branch}: {times} times");
    }
}

#[test]
fn alternatives_of_alternatives_are_each_as_likely() {
    each_of_five_is_a_branch(one_of![
        just(0),
        one_of![just(1), one_of![just(2), just(3)]],
        just(4)
    ]);
    each_of_five_is_a_branch(one_of![one_of![
        one_of![one_of([just(0), just(1)]), just(2)],
        one_of(vec![just(3), just(4)])
    ]]);
    let pairs = [[0, 1], [2, 3]].map(|pair| one_of(pair.map(just)));
    each_of_five_is_a_branch(one_of![one_of(pairs.clone()), just(4)]);
    each_of_five_is_a_branch(one_of![one_of(&pairs[..]), just(4)]);
    each_of_five_is_a_branch(one_of![one_of(pairs.to_vec()), just(4)]);
}

#[test]
fn alternatives_within_combinators_are_each_as_likely() {
    let inner = one_of![just(1), just(2), just(3)];
    each_of_five_is_a_branch(one_of![just(0), &inner, just(4)]);
    each_of_five_is_a_branch(one_of![just(0), inner.clone().map(|n| n), just(4)]);
    each_of_five_is_a_branch(one_of![just(0), inner.clone().filter(|_| true), just(4)]);
    each_of_five_is_a_branch(one_of![just(0), inner.clone().filter_map(Some), just(4)]);
    each_of_five_is_a_branch(one_of![just(0), inner.clone().flat_map(just), just(4)]);
    each_of_five_is_a_branch(one_of![just(0), inner.clone().boxed(), just(4)]);
    each_of_five_is_a_branch(one_of![just(0), inner.clone().named("n"), just(4)]);
    let boxed = [just(0).boxed(), inner.clone().boxed(), just(4).boxed()];
    each_of_five_is_a_branch(one_of(boxed));
    let deep = one_of![inner.clone().map(|n| n - 1).boxed().named("n"), just(3)];
    let deep = deep.filter(|_| true).flat_map(|n| just(n + 1));
    each_of_five_is_a_branch(one_of![just(0), &&deep]);
}

#[test]
fn the_base_of_a_flat_map_says_how_many_branches_it_is() {
    let leads = one_of![just(0), just(10)].flat_map(|n| one_of![just(n), just(n + 1)]);
    let drawn = executions(&one_of![leads, just(20)], 900);
    for (branch, choices) in [(0, 2), (10, 2), (20, 1)] {
        let led: Vec<_> = drawn
            .iter()
            .filter(|(n, _)| n / 10 * 10 == branch)
            .collect();
        assert!((230..370).contains(&led.len()), "{branch}: {}", led.len());
        assert!(led.iter().all(|(_, run)| run.choices.len() == choices));
    }
}

#[test]
fn a_branch_that_a_filter_lets_nothing_of_through_counts_as_one() {
    let odd = one_of![just(1), just(2)].filter(|n| n % 2 == 1);
    let drawn = samples(one_of![just(0), odd], 900);
    for branch in 0..2 {
        let times = drawn.iter().filter(|drawn| **drawn == branch).count();
        assert!((230..370).contains(&times), "{branch}: {times} times");
    }
    assert!((530..670).contains(&drawn.len()), "{} valid", drawn.len());
}

#[test]
fn options_and_results_are_one_alternative_each() {
    let option = || options(one_of![just(1), just(2)]);
    let drawn = samples(one_of![option(), option().map(|n| n)], 1000);
    let nones = drawn.iter().filter(|drawn| drawn.is_none()).count();
    assert!((400..600).contains(&nones), "{nones}");
    let result = results(one_of![just(1), just(2)], just(3));
    let drawn = samples(one_of![just(Ok(0)), result], 1000);
    let zeros = drawn.iter().filter(|drawn| **drawn == Ok(0)).count();
    assert!((400..600).contains(&zeros), "{zeros}");
}

#[test]
fn a_single_branch_costs_no_choice_however_deep_it_is() {
    let single = one_of![one_of([one_of![just(1)].map(|n| n + 1)]).boxed()];
    for (drawn, execution) in executions(&single, 3) {
        assert_eq!(drawn, 2);
        assert!(execution.choices.is_empty());
    }
}

#[test]
fn a_failure_in_a_deep_branch_shrinks_to_the_first_one_that_can_fail() {
    let nested = one_of![
        integers(5..=9),
        one_of![
            text().map(|s| s.len() + 100),
            one_of([200..=209, 300..=309])
        ]
    ];
    let ends = shrunk(&nested, 40, |n| *n >= 100);
    assert!(ends.len() > 20);
    assert!(ends.iter().all(|n| *n == 100), "{ends:?}");
    let ends = shrunk(&nested, 40, |n| *n >= 200);
    assert!(ends.iter().all(|n| *n == 200), "{ends:?}");
    let ends = shrunk(&nested, 40, |_| true);
    assert!(ends.iter().all(|n| *n == 5), "{ends:?}");
}

#[test]
fn alternatives_that_differ_are_counted_through_all_levels() {
    let nested = one_of![just(1), one_of![just(2), 3..=4]];
    let drawn = samples(hash_sets(nested).size(4..=4), 20);
    assert!(drawn.iter().all(|set| set.len() == 4));
}

#[test]
fn more_branches_than_can_be_counted_are_drawn_from_all_the_same() {
    let mut doubled = just(7).boxed();
    for _ in 0..100 {
        doubled = one_of([doubled.clone(), doubled]).boxed();
    }
    check(one_of![just(0).boxed(), doubled], 0, |n| *n == 0 || *n == 7);
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
