use hypo_core::source::Source;
use hypo_core::{Misuse, TestCase};
use hypo_strategies::{
    Combinators, Strategy, any, hash_sets, integers, nothing, shared, text, vecs,
};

use crate::harness::{check, executions, misuse, run, samples, shrunk};

#[test]
fn clones_have_one_value_in_each_test_case_and_cost_its_choices_once() {
    let number = shared(any::<u32>());
    let pair = (number.clone(), number.clone());
    check(&pair, (0, 0), |(a, b)| a == b);
    for (_, execution) in executions(&pair, 20) {
        assert_eq!(execution.choices.len(), 1);
    }
    let drawn = samples(&pair, 50);
    assert!(drawn.iter().any(|pair| *pair != drawn[0]));
    check((number.clone(), shared(any::<u32>())), (0, 0), |_| true);
    let drawn = samples((number, shared(any::<u32>())), 50);
    assert!(drawn.iter().any(|(a, b)| a != b));
}

#[test]
fn those_of_one_key_have_one_value() {
    let of = |key| shared(any::<u32>()).keyed(key);
    check(
        (of("a"), vecs(of("a")), of("b")),
        (0, vec![], 0),
        |(a, others, _)| others.iter().all(|other| other == a),
    );
    let drawn = samples((of("a"), of("b")), 50);
    assert!(drawn.iter().any(|(a, b)| a != b));
}

#[test]
fn a_key_of_two_types_is_refused() {
    let pair = (shared(any::<u8>()).keyed("id"), shared(text()).keyed("id"));
    assert_eq!(
        misuse(|case| pair.draw(case)),
        "the key \"id\" is shared by values of two types: it stands for a u8 already, \
         and here for a alloc::string::String; give one of them another key"
    );
}

#[test]
fn a_shared_value_shrinks_wherever_it_is() {
    let number = shared(integers(0..1000));
    let parts = (vecs(number.clone()), number.map(|n| n * 2));
    for (vec, double) in shrunk(&parts, 40, |(vec, double)| vec.len() > 1 && *double > 100) {
        assert_eq!((vec, double), (vec![51, 51], 102));
    }
}

#[test]
fn what_is_known_of_a_strategy_is_known_of_the_shared_one() {
    assert!(shared(nothing::<u8>()).is_empty());
    let message = misuse(|_| hash_sets(shared(0..3)).min_size(4));
    assert!(message.contains("different elements is 3"), "{message}");
}

#[test]
fn what_a_test_case_keeps_it_keeps_under_keys_of_their_own_type() {
    let keep = |case: &TestCase| {
        let first = case.keep("key", || 1u8).unwrap();
        let again = case.keep("key", || 2u8).unwrap();
        let other_key = case.keep(0, || 3u8).unwrap();
        let nested = case
            .keep("outer", || *case.keep("inner", || 4u8).unwrap())
            .unwrap();
        let other_type = case.keep("key", || 'a').unwrap_err();
        ((*first, *again, *other_key, *nested), other_type)
    };
    let kept = run(keep, Source::simplest_after(Vec::new()));
    let (value, _): (_, _) = kept.unwrap_or_else(|Misuse(message)| panic!("{message}"));
    assert_eq!(value, Some(((1, 1, 3, 4), "u8")));
}

#[test]
fn what_holds_its_own_test_case_is_dropped_with_it() {
    use std::rc::Rc;
    let alive = Rc::new(());
    let hold = |case: &TestCase| {
        let held = (case.clone(), Rc::clone(&alive));
        assert_eq!(case.keep("held", || held).map(drop), Ok(()));
    };
    run(hold, Source::simplest_after(Vec::new())).expect("no misuse");
    assert_eq!(Rc::strong_count(&alive), 1);
}
