use super::*;
use crate::case::{Label, TestCase};
use crate::choice::{FloatConstraint, Int, IntegerConstraint, Probability, Width};
use crate::executor::{Executor, LocalExecutor};
use crate::source::{Seed, Source};
use crate::verdict::Verdict;

/// Runs `body` as generation does until the tree says that everything was tried, or `limit` times.
fn runs_until_exhausted(limit: usize, body: &dyn Fn(&TestCase)) -> Option<usize> {
    let property = |case: &TestCase| {
        body(case);
        Verdict::Passed
    };
    let mut executor = LocalExecutor::new(&property, 100);
    let mut random = Random::new(Seed(7));
    let mut tree = Tree::new();
    for run in 0..limit {
        if tree.is_exhausted() {
            return Some(run);
        }
        let prefix = tree.novel_prefix(&mut random);
        let source = Source::random_after(prefix, random.for_test_case(run as u64));
        let execution = executor.execute(source).unwrap();
        tree.record(&execution);
    }
    None
}

fn boolean(case: &TestCase) -> bool {
    case.draw_boolean(Probability::HALF)
}

fn integer(case: &TestCase, min: i64, max: i64) -> Int {
    case.draw_integer(&IntegerConstraint::new(min.into(), max.into(), Int::ZERO).unwrap())
}

#[test]
fn small_spaces_are_tried_to_the_end_without_a_repeat() {
    assert_eq!(runs_until_exhausted(1000, &|_| ()), Some(1));
    assert_eq!(
        runs_until_exhausted(1000, &|case| {
            boolean(case);
        }),
        Some(2)
    );
    assert_eq!(
        runs_until_exhausted(1000, &|case| {
            boolean(case);
            boolean(case);
        }),
        Some(4)
    );
    assert_eq!(
        runs_until_exhausted(1000, &|case| {
            integer(case, 0, 19);
        }),
        Some(20)
    );
    assert_eq!(
        runs_until_exhausted(1000, &|case| if boolean(case) {
            integer(case, 1, 5);
        }),
        Some(6)
    );
}

#[test]
fn forced_and_single_choices_keep_their_place_and_add_nothing() {
    let body = |case: &TestCase| {
        case.span(Label::new("one"), || {
            case.force_boolean(Probability::HALF, true);
            integer(case, 7, 7);
            case.draw_boolean(Probability::new(1.0).unwrap());
            integer(case, 0, 4);
        });
    };
    assert_eq!(runs_until_exhausted(1000, &body), Some(5));
}

#[test]
fn rejected_test_cases_count_as_tried() {
    let body = |case: &TestCase| {
        if integer(case, 0, 9) > Int::from(3) {
            case.reject("too large");
        }
    };
    assert_eq!(runs_until_exhausted(1000, &body), Some(10));
}

#[test]
fn nothing_is_claimed_of_what_cannot_be_counted() {
    let float = FloatConstraint::any(Width::F64);
    assert_eq!(
        runs_until_exhausted(300, &|case| {
            case.draw_float(&float);
        }),
        None
    );
    assert_eq!(
        runs_until_exhausted(300, &|case| {
            integer(case, 0, i64::MAX);
        }),
        None
    );
}

#[test]
fn a_property_that_asks_for_other_things_each_time_is_never_exhausted() {
    let calls = std::cell::Cell::new(0);
    let body = |case: &TestCase| {
        calls.set(calls.get() + 1);
        if calls.get() % 2 == 0 {
            case.draw_boolean(Probability::HALF);
        } else {
            integer(case, 0, 3);
        }
    };
    assert_eq!(runs_until_exhausted(50, &body), None);
}

#[test]
fn a_test_case_that_is_one_wide_choice_is_not_tried_twice() {
    use std::cell::RefCell;
    use std::collections::HashSet;
    let seen = RefCell::new(HashSet::new());
    runs_until_exhausted(400, &|case| {
        seen.borrow_mut().insert(integer(case, 0, i64::MAX));
    });
    assert!(seen.borrow().len() >= 398, "{}", seen.borrow().len());
}

#[test]
fn the_memory_of_children_is_bounded() {
    let three = |case: &TestCase| {
        for _ in 0..3 {
            integer(case, 0, 4000);
        }
    };
    let property = |case: &TestCase| {
        three(case);
        Verdict::Passed
    };
    let mut executor = LocalExecutor::new(&property, 100);
    let mut random = Random::new(Seed(7));
    let mut tree = Tree::new();
    for run in 0..2000 {
        let prefix = tree.novel_prefix(&mut random);
        let source = Source::random_after(prefix, random.for_test_case(run));
        tree.record(&executor.execute(source).unwrap());
    }
    assert!(tree.children_left < 4001);
    assert!(!tree.is_exhausted());
}
