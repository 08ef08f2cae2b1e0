use hypo_core::Span;
use hypo_strategies::{
    Combinators, Strategy, arrays, booleans, hash_sets, one_of, options, text, vecs,
};

use crate::harness::executions;

/// The spans of the first test case that draws something worth looking at.
fn spans<S: Strategy>(strategy: S, worth: impl Fn(&S::Value) -> bool) -> (S::Value, Vec<Span>) {
    let mut drawn = executions(&strategy, 200).into_iter();
    let found = drawn.find(|(value, _)| worth(value));
    let (value, execution) = found.expect("one of 200 is worth it");
    (value, execution.spans)
}

#[test]
fn an_element_and_its_boolean_are_one_span_and_all_have_one_label() {
    let (vec, spans) = spans(vecs(0..10), |vec| vec.len() == 3);
    let elements: Vec<_> = spans
        .iter()
        .filter(|span| span.choices.len() == 2)
        .collect();
    assert_eq!(elements.len(), vec.len());
    assert!(elements.iter().all(|span| span.label == elements[0].label));
}

#[test]
fn elements_of_different_strategies_have_different_labels() {
    let (_, spans) = spans(
        (vecs(0..10).size(1..=1), vecs(booleans()).size(1..=1)),
        |_| true,
    );
    let elements: Vec<_> = spans.iter().filter(|span| span.parent.is_some()).collect();
    assert_eq!(elements.len(), 2);
    assert_ne!(elements[0].label, elements[1].label);
}

#[test]
fn components_of_a_tuple_are_spans_if_they_are_compound() {
    let (_, leaves) = spans((0..10, booleans(), text()), |_| true);
    assert!(leaves.is_empty());
    let (_, compound) = spans((options(0..10), 0..10, options(0..10)), |_| true);
    assert_eq!(compound.len(), 2);
    assert_eq!(compound[0].label, compound[1].label);
}

#[test]
fn a_choice_among_strategies_is_one_span() {
    let (_, spans) = spans((one_of([0..5, 7..9]), 0..5), |_| true);
    assert_eq!(spans.len(), 1);
    assert_eq!(spans[0].choices, 0..2);
}

#[test]
fn a_choice_among_strategies_that_choose_is_one_span_too() {
    let (_, spans) = spans((one_of![one_of([0..5, 7..9]), 10..15], 0..5), |_| true);
    assert_eq!(spans.len(), 1);
    assert_eq!(spans[0].choices, 0..2);
}

#[test]
fn an_argument_is_a_span_also_as_one_of_several_branches() {
    let inner = || one_of([0..5, 7..9]).named("n");
    let (_, spans) = spans(one_of![inner(), inner()], |_| true);
    assert_eq!(spans.len(), 2);
    assert_eq!(spans[0].choices, 0..2);
    assert_eq!(spans[1].choices, 1..2);
}

#[test]
fn elements_of_an_array_are_spans() {
    let (_, spans) = spans(arrays::<_, 3>(0..10), |_| true);
    assert_eq!(spans.len(), 3);
}

#[test]
fn an_element_that_was_there_already_is_a_discarded_span() {
    let (_, spans) = spans(hash_sets(0..2).min_size(2), |_| true);
    assert!(
        spans
            .iter()
            .all(|span| !span.discarded || span.choices.len() <= 4)
    );
    let repeated = hash_sets(hypo_strategies::from_fn(|case| (0..2).draw(case)));
    let drawn = executions(&repeated, 100);
    assert!(
        drawn
            .iter()
            .any(|(_, execution)| execution.spans.iter().any(|span| span.discarded))
    );
}
