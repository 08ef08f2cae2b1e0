//! Older forms of failures: what a simpler one has taken the place of.

use std::cell::{Cell, RefCell};

use hypo_core::Phase;

use crate::listed::Listed;
use crate::*;

/// A database in which the bug of 300 and above is stored, and the values that were failing on the way, in
/// their order, each simpler than the one before: at least five.
fn with_forms_of_a_failure() -> (Arc<Listed>, Vec<u32>) {
    loop {
        let listed = Arc::new(Listed::default());
        let database: Arc<dyn Database> = Arc::clone(&listed) as _;
        let forms = RefCell::new(Vec::new());
        check(stored_in(&database), &|case| {
            let x = draw_x(case);
            if x >= 300 {
                let mut forms = forms.borrow_mut();
                if forms.last().is_none_or(|last| x < *last) {
                    forms.push(x);
                }
                panic!("{x} fails");
            }
            Verdict::Passed
        })
        .unwrap_err();
        let forms = forms.into_inner();
        if forms.len() >= 5 {
            return (listed, forms);
        }
    }
}

#[test]
fn what_passes_after_half_a_fix_was_shrunk_from_what_still_fails() {
    for _ in 0..20 {
        let (listed, forms) = with_forms_of_a_failure();
        let database: Arc<dyn Database> = Arc::clone(&listed) as _;
        assert_eq!(listed.sizes(), [1, 4]);
        // The first was found, and none is smaller than the last.
        let still_fails = forms[0];
        let calls = Cell::new(0);
        let half_mended = counting(&calls, |x| x >= still_fails);
        let failure = check(stored_in(&database), &half_mended).unwrap_err();
        assert_eq!(example(&failure), format!("#[example(x = {still_fails})]"));
        let text = failure.to_string();
        assert!(
            text.contains("failed again, from a stored failure"),
            "{text}"
        );
    }
}

#[test]
fn older_forms_that_fail_no_more_are_removed() {
    let (listed, _) = with_forms_of_a_failure();
    let database: Arc<dyn Database> = Arc::clone(&listed) as _;
    let calls = Cell::new(0);
    check(stored_in(&database), &counting(&calls, |_| false)).unwrap();
    assert_eq!(calls.get(), 100 + 5);
    assert_eq!(listed.sizes(), [0; 0]);
}

#[test]
fn so_many_older_forms_are_replayed_as_one_in_ten_of_the_test_cases() {
    let (listed, _) = with_forms_of_a_failure();
    let database: Arc<dyn Database> = Arc::clone(&listed) as _;
    let calls = Cell::new(0);
    let settings = stored_in(&database).max_examples(20);
    check(settings, &counting(&calls, |_| false)).unwrap();
    assert_eq!(calls.get(), 22, "the failure, one older form, and the rest");
}

#[test]
fn without_generation_all_that_is_stored_is_replayed() {
    let (listed, _) = with_forms_of_a_failure();
    let database: Arc<dyn Database> = Arc::clone(&listed) as _;
    let calls = Cell::new(0);
    let settings = stored_in(&database).max_examples(5).phases([Phase::Reuse]);
    check(settings, &counting(&calls, |_| false)).unwrap();
    assert_eq!(calls.get(), 5);
}

#[test]
fn older_forms_are_left_alone_while_the_latest_fails() {
    let (listed, _) = with_forms_of_a_failure();
    let before = listed.sizes();
    let database: Arc<dyn Database> = Arc::clone(&listed) as _;
    let calls = Cell::new(0);
    check(stored_in(&database), &counting(&calls, |x| x >= 300)).unwrap_err();
    assert_eq!(calls.get(), 2);
    assert_eq!(listed.sizes(), before);
}

#[test]
fn shrinking_begins_with_the_older_forms_that_are_no_larger() {
    for _ in 0..20 {
        let (listed, forms) = with_forms_of_a_failure();
        let database: Arc<dyn Database> = Arc::clone(&listed) as _;
        // Another failure, not shrunk, is stored beside the one that is; then that one is mended.
        let calls = Cell::new(0);
        let largest = 900_000;
        let settings = stored_in(&database)
            .phases([Phase::Generate])
            .max_examples(10_000);
        check(settings, &counting(&calls, |x| x >= largest)).unwrap_err();
        let drawn = RefCell::new(Vec::new());
        let failure = check(stored_in(&database), &|case| {
            let x = draw_x(case);
            drawn.borrow_mut().push(x);
            assert!(x < 301, "{x} fails");
            Verdict::Passed
        })
        .unwrap_err();
        assert_eq!(example(&failure), "#[example(x = 301)]");
        // After the two that are stored, which are replayed.
        let mut tried = drawn.borrow()[2..6].to_vec();
        tried.sort();
        let mut older = forms[..4].to_vec();
        older.sort();
        assert_eq!(tried, older, "{forms:?} {:?}", drawn.borrow());
    }
}
