use std::collections::{BTreeMap, BTreeSet};

use hypo_core::Outcome;
use hypo_core::source::Source;
use hypo_strategies::{
    Combinators, Strategy, any, arrays, btree_maps, btree_sets, just, nothing, one_of, options,
    results, vecs,
};

use crate::harness::{check, executions, misuse, run, samples, simplest};

#[test]
fn drawing_nothing_ends_the_test_case_and_says_where_nothing_was_asked_for() {
    let nothing = nothing::<u8>();
    let line = line!() - 1;
    let source = Source::simplest_after(Vec::new());
    let (value, execution) = run(|case| nothing.draw(case), source).expect("no misuse");
    assert_eq!((value, execution.outcome), (None, Outcome::Invalid));
    let rejection = execution.rejection.expect("it was rejected");
    assert_eq!(rejection.reason, "drawing from nothing()");
    assert_eq!(rejection.location.line(), line);
}

#[test]
fn collections_of_nothing_are_empty_and_cost_no_choice_but_the_end() {
    check(vecs(nothing::<u8>()), vec![], Vec::is_empty);
    check(vecs(nothing::<u8>()).unique(), vec![], Vec::is_empty);
    check(vecs(nothing::<u8>().map(|n| n + 1)), vec![], Vec::is_empty);
    check(
        btree_sets((any::<u8>(), nothing::<u8>())),
        BTreeSet::new(),
        BTreeSet::is_empty,
    );
    check(
        btree_maps(nothing::<u8>(), 0..9),
        BTreeMap::new(),
        BTreeMap::is_empty,
    );
    check(arrays(nothing::<u8>()), [], |_: &[u8; 0]| true);
    assert!(
        executions(&vecs(nothing::<u8>()), 1)[0]
            .1
            .choices
            .is_empty()
    );
}

#[test]
fn a_collection_that_must_have_elements_is_refused_where_there_are_none() {
    let expected = "min_size is 1, but there is nothing to draw the elements from, as with nothing(); \
                    leave min_size out, or draw the elements from something";
    assert_eq!(misuse(|_| vecs(nothing::<u8>()).min_size(1)), expected);
    assert_eq!(
        misuse(|_| vecs(nothing::<u8>().filter(|_| true)).size(1..=5)),
        expected
    );
    assert_eq!(
        misuse(|_| btree_sets(nothing::<u8>()).min_size(1)),
        expected
    );
    assert_eq!(
        misuse(|_| btree_maps(nothing::<u8>().boxed(), 0..9).min_size(1)),
        expected
    );
}

#[test]
fn alternatives_of_which_there_is_nothing_are_never_chosen() {
    check(one_of![nothing(), 3..5, nothing()], 3, |n| {
        (3..5).contains(n)
    });
    check(one_of![nothing(), one_of![just(1), just(2)]], 1, |n| {
        *n == 1 || *n == 2
    });
    check(one_of([nothing().boxed(), just(7).boxed()]), 7, |n| *n == 7);
    let nested = one_of![
        just(1),
        one_of([nothing::<u8>(), nothing()]).map(|n| n + 1),
        just(3)
    ];
    check(&nested, 1, |n| *n == 1 || *n == 3);
    let ones = samples(nested, 2000)
        .into_iter()
        .filter(|n| *n == 1)
        .count();
    assert!((800..1200).contains(&ones), "{ones}");
}

#[test]
fn what_is_made_of_nothing_alone_is_nothing() {
    let source = || Source::simplest_after(Vec::new());
    let rejects = |strategy: &dyn Strategy<Value = u8>| {
        let (value, _) = run(|case| strategy.draw(case), source()).expect("no misuse");
        assert_eq!(value, None);
        assert!(simplest(vecs(strategy)).is_empty());
        assert!(misuse(|_| vecs(strategy).min_size(1)).contains("nothing to draw"));
    };
    rejects(&one_of([nothing(), nothing()]));
    rejects(&one_of![nothing(), one_of![nothing()]]);
    rejects(&nothing::<u8>().flat_map(just));
    rejects(&nothing::<u8>().filter_map(Some));
    rejects(&(0..9u8, nothing::<u8>()).map(|(a, _)| a));
    rejects(&arrays(nothing::<u8>()).map(|[a]| a));
    rejects(&results(nothing::<u8>(), nothing::<u8>()).map(|_| 0));
}

#[test]
fn options_and_results_take_what_there_is() {
    check(options(nothing::<u8>()), None, Option::is_none);
    check(results(nothing::<u8>(), 3..5), Err(3), Result::is_err);
    check(results(3..5, nothing::<u8>()), Ok(3), Result::is_ok);
    assert!(
        executions(&options(nothing::<u8>()), 1)[0]
            .1
            .choices
            .is_empty()
    );
}
