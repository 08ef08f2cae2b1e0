//! `hypo::find`: the simplest value that satisfies a predicate.

use std::cell::Cell;
use std::sync::Arc;

use hypo::database::{Database, InMemoryDatabase};
use hypo::prelude::*;
use hypo::{NotFound, Phase, Settings};

#[test]
fn the_simplest_value_is_found() {
    assert_eq!(hypo::find(any::<i64>(), |n| *n > 999), Ok(1000));
    assert_eq!(hypo::find(any::<i64>(), |_| true), Ok(0));
    let long = hypo::find(st::text(), |text| text.chars().count() >= 3);
    assert_eq!(long.as_deref(), Ok("000"));
}

#[test]
fn the_value_needs_no_trait_at_all() {
    struct Opaque(u32);
    let opaque = st::integers(..).map(Opaque);
    let found = hypo::find(opaque, |opaque| opaque.0 >= 77).ok();
    assert_eq!(found.map(|opaque| opaque.0), Some(77));
}

#[test]
fn two_thousand_values_are_tried() {
    let calls = Cell::new(0);
    let not_found = hypo::find(any::<u64>(), |_| {
        calls.set(calls.get() + 1);
        false
    })
    .unwrap_err();
    assert_eq!(calls.get(), 2000);
    assert_eq!(
        not_found.to_string(),
        "no value satisfies the predicate (tried 2000, there may be others)"
    );
    assert_eq!(not_found.report().unwrap().tally.valid, 2000);
}

#[test]
fn settings_replace_the_defaults() {
    let tried = |seed: u64| {
        let last = Cell::new(0);
        let settings = Settings::new().seed(seed).max_examples(50);
        let not_found = hypo::find_with(settings, any::<u64>(), |n| {
            last.set(*n);
            false
        })
        .unwrap_err();
        assert_eq!(not_found.report().unwrap().tally.valid, 50);
        last.get()
    };
    assert_eq!(tried(1), tried(1));
    let seeded = Settings::new().seed(1);
    let not_found = hypo::find_with(seeded, any::<u64>(), |_| false).unwrap_err();
    assert_eq!(not_found.report().unwrap().tally.valid, 2000);
}

#[test]
fn without_the_shrink_phase_any_value_will_do() {
    let first = Cell::new(None);
    let settings = Settings::new().phases([Phase::Generate]);
    let found = hypo::find_with(settings, any::<u64>(), |n| {
        let satisfies = *n > 1000;
        if satisfies && first.get().is_none() {
            first.set(Some(*n));
        }
        satisfies
    });
    assert_eq!(found.ok(), first.get());
}

#[test]
fn what_is_found_is_stored_where_a_database_is_given() {
    let database: Arc<dyn Database> = Arc::new(InMemoryDatabase::new());
    let calls = Cell::new(0);
    let find = || {
        calls.set(0);
        let settings = Settings::new().database(Some(Arc::clone(&database)));
        hypo::find_with(settings, any::<u64>(), |n| {
            calls.set(calls.get() + 1);
            *n > 1000
        })
    };
    assert_eq!(find(), Ok(1001));
    assert_eq!(find(), Ok(1001));
    assert_eq!(calls.get(), 2);
}

#[test]
fn assumptions_of_a_predicate_are_no_answer() {
    let found = hypo::find(any::<u16>(), |n| {
        assume!(n % 2 == 0);
        *n > 99
    });
    assert_eq!(found, Ok(100));
}

fn reason<T>(found: Result<T, NotFound>) -> String {
    match found {
        Ok(_) => panic!("something was found"),
        Err(not_found) => {
            assert_eq!(not_found.report(), None);
            not_found.to_string()
        }
    }
}

#[test]
fn a_search_that_comes_to_nothing_says_why() {
    let everything = hypo::find(any::<bool>(), |_| false).unwrap_err();
    assert_eq!(
        everything.to_string(),
        "no value satisfies the predicate (tried 2, all there are)"
    );

    let without_meaning = reason(hypo::find(5..5u8, |_| true));
    assert!(without_meaning.contains("empty"), "{without_meaning}");

    let nothing_stored = Settings::new().phases([Phase::Reuse]);
    let nothing_stored = hypo::find_with(nothing_stored, any::<u8>(), |_| true).unwrap_err();
    assert_eq!(
        nothing_stored.to_string(),
        "no value satisfies the predicate (tried 0, all from what is stored)"
    );

    let never = reason(hypo::find(any::<u64>(), |_| {
        assume!(false);
        true
    }));
    assert!(never.starts_with("no test case was valid"), "{never}");

    let panics = reason(hypo::find(any::<u64>(), |n| 100 / n > 1000));
    let place = "the search panicked at tests/functions/find.rs:";
    assert!(panics.starts_with(place), "{panics}");
    assert!(panics.ends_with(": attempt to divide by zero"), "{panics}");

    let calls = Cell::new(0);
    let fickle = reason(hypo::find(any::<u64>(), |_| {
        calls.set(calls.get() + 1);
        calls.get() == 9
    }));
    assert!(fickle.starts_with("flaky: "), "{fickle}");
}

#[test]
fn values_that_are_mostly_rejected_are_said_to_be_few() {
    let calls = Cell::new(0);
    let few = hypo::find(any::<u64>(), |_| {
        calls.set(calls.get() + 1);
        assume!(calls.get() == 1);
        false
    });
    assert_eq!(
        few.unwrap_err().to_string(),
        "no value satisfies the predicate (tried 1, for 559 were rejected)"
    );
}

#[test]
fn that_nothing_is_found_is_an_error_that_goes_anywhere() {
    fn first_nonsense() -> Result<u8, Box<dyn std::error::Error + Send + Sync>> {
        Ok(hypo::find(any::<u8>(), |_| false)?)
    }
    assert!(first_nonsense().is_err());
}
