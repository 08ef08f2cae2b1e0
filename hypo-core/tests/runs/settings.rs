//! Settings that change a run, and those that have no meaning.

use std::cell::{Cell, RefCell};

use hypo_core::Phase;
use hypo_core::database::InMemoryDatabase;

use crate::*;

#[test]
fn a_seed_and_derandomize_make_the_same_test_cases_each_time() {
    let drawn = |settings: Settings| {
        let drawn = RefCell::new(Vec::new());
        check(settings, &|case| {
            drawn.borrow_mut().push(draw_x(case));
            Verdict::Passed
        })
        .unwrap();
        drawn.into_inner()
    };
    assert_eq!(
        drawn(Settings::new().seed(5)),
        drawn(Settings::new().seed(5))
    );
    assert_ne!(
        drawn(Settings::new().seed(5)),
        drawn(Settings::new().seed(6))
    );
    let derandomized = || drawn(Settings::new().derandomize(true));
    assert_eq!(derandomized(), derandomized());
    assert_ne!(drawn(without_database()), drawn(without_database()));
}

#[test]
fn settings_that_exclude_each_other_are_refused() {
    let database: Arc<dyn Database> = Arc::new(InMemoryDatabase::new());
    let body: Body<'_> = &|_| Verdict::Passed;
    let seeded = check(
        Settings::new()
            .seed(1)
            .database(Some(Arc::clone(&database))),
        body,
    )
    .unwrap_err();
    assert!(
        seeded
            .message()
            .contains("a seed and a database exclude each other"),
        "{seeded}"
    );
    let derandomized = check(
        Settings::new().derandomize(true).database(Some(database)),
        body,
    )
    .unwrap_err();
    assert!(
        derandomized
            .message()
            .contains("derandomize = true and a database"),
        "{derandomized}"
    );
}

#[test]
#[should_panic(expected = "these phases run no test case")]
fn phases_that_run_nothing_are_refused() {
    let _ = Settings::new().phases([Phase::Shrink]);
}

#[test]
fn a_strategy_without_meaning_ends_the_run_and_names_the_argument() {
    let calls = Cell::new(0);
    let failure = check(without_database(), &|case| {
        calls.set(calls.get() + 1);
        case.begin_argument("width");
        hypo_core::misuse("the range is empty")
    })
    .unwrap_err();
    assert_eq!(failure.message(), "argument `width`: the range is empty");
    assert_eq!(calls.get(), 1);
}
