//! A run that is killed has lost nothing that it had found.

use std::cell::Cell;

use hypo_core::database::{Fetched, InMemoryDatabase};

use crate::*;

/// A database that stops taking anything in, as a run that is killed does.
#[derive(Debug)]
struct Killed {
    database: InMemoryDatabase,
    changes_left: std::sync::atomic::AtomicUsize,
}

impl Killed {
    fn is_alive(&self) -> bool {
        use std::sync::atomic::Ordering::SeqCst;
        self.changes_left
            .fetch_update(SeqCst, SeqCst, |left| left.checked_sub(1))
            .is_ok()
    }
}

impl Database for Killed {
    fn fetch(&self, key: &[u8]) -> Fetched {
        self.database.fetch(key)
    }

    fn save(&self, key: &[u8], value: &[u8]) -> std::io::Result<()> {
        if self.is_alive() {
            self.database.save(key, value)
        } else {
            Ok(())
        }
    }

    fn delete(&self, key: &[u8], value: &[u8]) -> std::io::Result<()> {
        if self.is_alive() {
            self.database.delete(key, value)
        } else {
            Ok(())
        }
    }
}

#[test]
fn whenever_a_run_is_killed_the_next_one_fails_at_once_and_goes_on_from_there() {
    for changes in 1..30 {
        let database = Arc::new(Killed {
            database: InMemoryDatabase::new(),
            changes_left: changes.into(),
        });
        let settings = || {
            let database: Arc<dyn Database> = Arc::clone(&database) as _;
            Settings::new().database(Some(database))
        };
        let calls = Cell::new(0);
        check(settings(), &counting(&calls, |x| x >= 300)).unwrap_err();
        database
            .changes_left
            .store(usize::MAX, std::sync::atomic::Ordering::SeqCst);

        let first_failed = Cell::new(None);
        calls.set(0);
        let failure = check(settings(), &|case| {
            calls.set(calls.get() + 1);
            let x = draw_x(case);
            first_failed.set(first_failed.get().or(Some(x >= 300)));
            assert!(x < 300, "{x} fails");
            Verdict::Passed
        })
        .unwrap_err();
        assert_eq!(
            first_failed.get(),
            Some(true),
            "killed after {changes} changes"
        );
        assert_eq!(example(&failure), "#[example(x = 300)]");
        calls.set(0);
        check(settings(), &counting(&calls, |x| x >= 300)).unwrap_err();
        assert_eq!(calls.get(), 2);
    }
}
