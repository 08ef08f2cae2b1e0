//! Which test cases are tried, and when there are enough of them.

use std::cell::Cell;

use hypo_core::choice::{FloatConstraint, Probability, Width};
use hypo_core::{Label, Stopped};

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
    // Four of them once more, to say what they were.
    assert_eq!(calls.get(), 459 + 4);
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
        failure.message().contains("nested more than 250 deep"),
        "{failure}"
    );
}

#[test]
fn a_report_says_what_was_tried() {
    let number = |most: u64| IntegerConstraint::new(Int::ZERO, Int::from(most), Int::ZERO).unwrap();
    let said = |max_examples: u32, body: Body<'_>| {
        let settings = without_database().max_examples(max_examples);
        check(settings, body).unwrap().to_string()
    };
    assert_eq!(
        said(100, &|case| {
            case.draw_boolean(Probability::HALF);
            Verdict::Passed
        }),
        "held: all 2 test cases were tried"
    );
    assert_eq!(
        said(100, &|_| Verdict::Passed),
        "held in the only test case that there is"
    );
    assert_eq!(
        said(100, &|case| {
            draw_x(case);
            Verdict::Passed
        }),
        "held in 100 test cases"
    );
    assert_eq!(
        said(1, &|case| {
            draw_x(case);
            Verdict::Passed
        }),
        "held in 1 test case"
    );
    assert_eq!(
        said(100, &|case| {
            if case.draw_integer(&number(9)) > Int::from(6) {
                case.reject("it is small")
            }
            Verdict::Passed
        }),
        "held: all 7 test cases were tried; 3 others were rejected"
    );
    assert_eq!(
        said(100, &|case| {
            if case.draw_integer(&number(4)) > Int::from(3) {
                case.reject("it is small")
            }
            Verdict::Passed
        }),
        "held: all 4 test cases were tried; 1 other was rejected"
    );
    // What is drawn again after something else was thrown away is no other test case.
    assert_eq!(
        said(100, &|case| {
            for _ in 0..3 {
                case.start_span(Label::new("attempt"));
                if case.draw_integer(&number(9)).magnitude() % 2 == 0 {
                    case.stop_span();
                    return Verdict::Passed;
                }
                case.discard_span();
            }
            case.reject("odd")
        })
        .split(';')
        .next(),
        Some("held: all 5 test cases were tried")
    );
    let hardly_any = said(100, &|case| {
        if case.draw_integer(&number(u64::MAX)) > Int::from(1) {
            case.reject("it is tiny")
        }
        Verdict::Passed
    });
    assert!(
        hardly_any.ends_with(" others were rejected, and so no more were tried"),
        "{hardly_any}"
    );
}

#[test]
fn a_run_that_remembers_nothing_claims_nothing() {
    let report = check(without_database().tree_size(0), &|case| {
        case.draw_boolean(Probability::HALF);
        Verdict::Passed
    })
    .unwrap();
    assert_eq!(report.tally.valid, 100);
    assert_eq!(report.stopped, Some(Stopped::Enough));
}
