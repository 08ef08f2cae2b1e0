//! Which test cases are tried, and when there are enough of them.

use std::cell::Cell;

use hypo_core::Label;
use hypo_core::choice::{FloatConstraint, Probability, Width};

use crate::*;

#[test]
fn rejected_test_cases_do_not_count_and_are_bounded() {
    let calls = Cell::new(0);
    let failure = check(without_database(), &|case| {
        calls.set(calls.get() + 1);
        case.draw_float(&FloatConstraint::any(Width::F64));
        case.reject("`never`")
    })
    .unwrap_err();
    assert_eq!(calls.get(), 459);
    assert!(failure.message().contains("459 rejected"), "{failure}");
    assert!(
        failure.message().contains("459 by `never` at "),
        "{failure}"
    );
    assert!(
        failure.message().contains("tests/runs/generating.rs:"),
        "{failure}"
    );

    let report = check(without_database(), &|case| {
        if draw_x(case) % 2 == 1 {
            case.reject("x is even")
        }
        Verdict::Passed
    })
    .unwrap();
    assert_eq!(report.tally.valid, 100);
    assert!(report.tally.invalid > 0);
}

#[test]
fn a_test_case_that_never_ends_overruns() {
    let failure = check(without_database(), &|case| {
        loop {
            case.draw_boolean(Probability::HALF);
        }
    })
    .unwrap_err();
    assert!(
        failure.message().contains("0 rejected, 459 too large"),
        "{failure}"
    );
    assert!(failure.message().contains("Bound the sizes"), "{failure}");
}

#[test]
fn strategies_that_never_end_are_rejected() {
    fn nest(case: &TestCase) {
        case.span(Label::new("nest"), || nest(case));
    }
    let failure = check(without_database(), &|case| {
        nest(case);
        Verdict::Passed
    })
    .unwrap_err();
    assert!(
        failure.message().contains("nested more than 100 deep"),
        "{failure}"
    );
}
