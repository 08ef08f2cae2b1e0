//! What is stored, and what later runs do with it.

use std::cell::Cell;

use hypo_core::Phase;
use hypo_core::database::{Fetched, InMemoryDatabase};

use crate::*;

#[test]
fn a_stored_failure_is_replayed_and_not_shrunk_again() {
    let database: Arc<dyn Database> = Arc::new(InMemoryDatabase::new());
    let settings = || stored_in(&database);
    let calls = Cell::new(0);
    let first = check(settings(), &counting(&calls, |x| x >= 300)).unwrap_err();
    assert!(calls.get() > 2);
    calls.set(0);
    let second = check(settings(), &counting(&calls, |x| x >= 300)).unwrap_err();
    assert_eq!(calls.get(), 2);
    assert_eq!(example(&first), example(&second));
    assert!(
        second
            .to_string()
            .starts_with("the_property failed again, from a stored failure:"),
        "{second}"
    );

    calls.set(0);
    check(settings(), &counting(&calls, |_| false)).unwrap();
    // Older forms of it were replayed as well.
    assert!((101..=105).contains(&calls.get()), "{}", calls.get());
    calls.set(0);
    check(settings(), &counting(&calls, |_| false)).unwrap();
    assert_eq!(calls.get(), 100, "the entry is gone");
}

#[test]
fn a_stored_failure_that_was_not_shrunk_to_the_end_is_shrunk_from_there() {
    let database: Arc<dyn Database> = Arc::new(InMemoryDatabase::new());
    let settings = || stored_in(&database);
    let calls = Cell::new(0);
    let phases = [Phase::Generate];
    check(settings().phases(phases), &counting(&calls, |x| x >= 300)).unwrap_err();
    calls.set(0);
    let failure = check(settings(), &counting(&calls, |x| x >= 300)).unwrap_err();
    assert_eq!(example(&failure), "#[example(x = 300)]");
    assert!(
        failure
            .to_string()
            .contains("from a stored failure, shrunk "),
        "{failure}"
    );
    calls.set(0);
    check(settings(), &counting(&calls, |x| x >= 300)).unwrap_err();
    assert_eq!(calls.get(), 2);
}

#[test]
fn the_replay_of_a_stored_failure_runs_twice_even_if_its_panic_is_resumed() {
    let database: Arc<dyn Database> = Arc::new(InMemoryDatabase::new());
    let calls = Cell::new(0);
    let run = || {
        calls.set(0);
        check(stored_in(&database), &|case| {
            calls.set(calls.get() + 1);
            if draw_x(case) >= 300 {
                std::panic::resume_unwind(Box::new("resumed"));
            }
            Verdict::Passed
        })
        .unwrap_err()
    };
    run();
    let again = run();
    assert_eq!(calls.get(), 2);
    assert!(
        again.to_string().contains("\npanicked:\nresumed\n"),
        "{again}"
    );
}

#[test]
fn garbage_in_the_database_is_removed_and_told_only_if_something_fails() {
    #[derive(Debug)]
    struct Full(InMemoryDatabase, Vec<u8>);
    impl Database for Full {
        fn fetch(&self, _: &[u8]) -> Fetched {
            Fetched {
                values: vec![self.1.clone()],
                unreadable: vec!["cannot read /some/file: denied".to_owned()],
            }
        }
        fn save(&self, _: &[u8], _: &[u8]) -> std::io::Result<()> {
            Err(std::io::Error::other("the disk is full"))
        }
        fn delete(&self, key: &[u8], value: &[u8]) -> std::io::Result<()> {
            self.0.delete(key, value)
        }
        fn place(&self, _: &[u8], _: &[u8]) -> String {
            "/the/entry".to_owned()
        }
    }
    let database =
        || Settings::new().database(Some(Arc::new(Full(InMemoryDatabase::new(), vec![9, 9]))));
    let calls = Cell::new(0);
    assert!(check(database(), &counting(&calls, |_| false)).is_ok());
    let failure = check(database(), &counting(&calls, |x| x >= 300)).unwrap_err();
    assert_eq!(example(&failure), "#[example(x = 300)]");
    let text = failure.to_string();
    assert!(text.contains("cannot read /some/file: denied\n"), "{text}");
    assert!(
        text.contains("A stored failure could not be read and was removed: /the/entry\n"),
        "{text}"
    );
    assert_eq!(
        text.matches("could not be stored: the disk is full")
            .count(),
        1,
        "{text}"
    );
}
