//! Runs by a clock that stands still until it is told to go on.

use std::cell::RefCell;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use super::*;
use crate::case::TestCase;
use crate::choice::{Int, IntegerConstraint};
use crate::database::{Database, InMemoryDatabase};
use crate::environment::Clock;
use crate::property::TestId;
use crate::settings::Settings;
use crate::verdict::{IntoVerdict, Verdict};

#[derive(Clone, Default)]
pub(super) struct Stopped(pub(super) Arc<AtomicU64>);

impl Clock for Stopped {
    fn now(&self) -> Duration {
        Duration::from_secs(self.0.load(Ordering::SeqCst))
    }
}

#[derive(Debug)]
enum Bug {
    Large,
    AtTheBoundary,
}

/// Runs a property each of whose calls takes so many seconds.
fn check(settings: Settings, seconds: u64, fails: &dyn Fn(u64) -> Option<Bug>) -> Failure {
    check_drawing(
        settings,
        seconds,
        &|case| match fails(number(case, 1 << 40)) {
            Some(bug) => Err::<(), _>(bug).into_verdict(),
            None => Verdict::Passed,
        },
    )
}

/// A number from 0 to this one.
fn number(case: &TestCase, max: u64) -> u64 {
    let range = IntegerConstraint::new(Int::ZERO, Int::from(max), Int::ZERO).unwrap();
    case.draw_integer(&range).magnitude() as u64
}

/// As [`check`], of a property that draws what it likes.
fn check_drawing(
    settings: Settings,
    seconds: u64,
    property: &dyn Fn(&TestCase) -> Verdict,
) -> Failure {
    let clock = Stopped::default();
    let body = |case: &TestCase| {
        clock.0.fetch_add(seconds, Ordering::SeqCst);
        property(case)
    };
    walk_by(&clock, settings, &body).unwrap_err()
}

/// Walks a property through the phases by this clock, with nothing printed.
pub(super) fn walk_by(
    clock: &Stopped,
    settings: Settings,
    body: &dyn Fn(&TestCase) -> Verdict,
) -> Result<Report, Failure> {
    let property = Property {
        test: TestId {
            package: "package",
            target: "target",
            module: "module",
            name: "the_property",
            source: "source",
            manifest_dir: None,
        },
        settings,
        examples: &[],
        reproduce: None,
        body,
    };
    let environment = Environment::with_clock(Arc::new(clock.clone()));
    walk(&property, &environment, Speech::Silent)
}

fn large(n: u64) -> Option<Bug> {
    (n >= 1000).then_some(Bug::Large)
}

/// The choice that the line in the report replays.
fn replayed(failure: &Failure) -> u64 {
    match &all_replayed(failure)[..] {
        [n] => *n,
        other => panic!("{other:?}"),
    }
}

/// The choices that it replays.
fn all_replayed(failure: &Failure) -> Vec<u64> {
    let text = failure.to_string();
    let (_, blob) = text
        .split_once("#[reproduce_failure(\"0.1.0\", \"")
        .unwrap();
    let (blob, _) = blob.split_once('"').unwrap();
    let mut replayed = Vec::new();
    for value in crate::blob::decode(blob).unwrap() {
        match value {
            crate::choice::Value::Integer(n) => replayed.push(n.magnitude() as u64),
            other => panic!("{other:?}"),
        }
    }
    replayed
}

const TOOK_TOO_LONG: &str = "Shrinking was stopped after 5 min ";

#[test]
fn e9_a_shrink_that_takes_longer_than_five_minutes_keeps_the_best_and_says_so_with_the_seed() {
    let database: Arc<dyn Database> = Arc::new(InMemoryDatabase::new());
    let settings = || Settings::new().database(Some(Arc::clone(&database)));
    let failure = check(settings(), 50, &large);
    let text = failure.to_string();
    assert!(text.contains(TOOK_TOO_LONG), "{text}");
    let lines = " steps).\nThere may be a simpler failure: to go on from here, run the test again.\n\
                 To repeat this run, add #[settings(seed = ";
    assert!(text.contains(lines), "{text}");
    let best = replayed(&failure);
    assert!(best >= 1000);

    let next = check(settings(), 0, &large);
    assert_eq!(replayed(&next), 1000);
    let text = next.to_string();
    assert!(
        text.contains("failed again, from a stored failure"),
        "{text}"
    );
    assert!(
        !text.contains("seed") && !text.contains(TOOK_TOO_LONG),
        "{text}"
    );
}

#[test]
fn a_shrink_within_five_minutes_is_finished() {
    let failure = check(Settings::new().database(None), 1, &large);
    assert_eq!(replayed(&failure), 1000);
    assert!(!failure.to_string().contains(TOOK_TOO_LONG), "{failure}");
}

#[test]
fn the_seed_of_a_run_finds_the_same_failure_again() {
    let failure = check(Settings::new().database(None), 50, &large);
    let text = failure.to_string();
    let line = "\nThere may be a simpler failure, but nothing is stored from which to go on.\n";
    assert!(
        text.contains(TOOK_TOO_LONG) && text.contains(line),
        "{text}"
    );
    let (_, seed) = text.split_once("#[settings(seed = ").unwrap();
    let seed = seed.split_once(')').unwrap().0.parse().unwrap();
    let again = check(Settings::new().seed(seed), 50, &large);
    assert_eq!(replayed(&again), replayed(&failure));
    assert!(!again.to_string().contains("seed"), "it is known: {again}");
}

#[test]
fn the_five_minutes_are_those_of_all_bugs() {
    // The other bug is met while the first is shrunk, near the end of that.
    let both = |n: u64| match n {
        999 => Some(Bug::AtTheBoundary),
        _ => large(n),
    };
    let one_of_two = |seconds: u64| {
        let failure = check(Settings::new().seed(1), seconds, &both);
        let is_cut_short = |part: &Failure| part.to_string().contains(TOOK_TOO_LONG);
        let [other] = failure.others() else {
            return false;
        };
        assert!(failure.message().contains("AtTheBoundary"), "{failure}");
        is_cut_short(&failure) && !is_cut_short(other)
    };
    assert!((1..60).any(one_of_two));
}

#[test]
fn the_next_run_goes_on_where_shrinking_was_stopped_and_ends_where_one_run_would() {
    let database: Arc<dyn Database> = Arc::new(InMemoryDatabase::new());
    let calls = RefCell::new(Vec::new());
    let run = |settings: Settings, seconds| {
        calls.borrow_mut().clear();
        check_drawing(settings, seconds, &|case| {
            let mut drawn = Vec::new();
            for _ in 0..6 {
                drawn.push(number(case, 600));
            }
            let sum: u64 = drawn.iter().sum();
            calls.borrow_mut().push(drawn);
            if sum >= 1000 {
                return Err::<(), _>(Bug::Large).into_verdict();
            }
            Verdict::Passed
        })
    };
    let stored = || Settings::new().database(Some(Arc::clone(&database)));
    let whole = run(Settings::new().database(None), 0);
    assert_eq!(all_replayed(&whole), [0, 0, 0, 0, 400, 600]);

    let stopped = run(stored(), 100);
    assert!(stopped.to_string().contains(TOOK_TOO_LONG), "{stopped}");
    let best = all_replayed(&stopped);
    assert_ne!(best, all_replayed(&whole));

    let next = run(stored(), 0);
    assert_eq!(calls.borrow()[0], best, "it begins with the best so far");
    assert_eq!(all_replayed(&next), all_replayed(&whole));
    let text = next.to_string();
    assert!(text.contains("from a stored failure, shrunk "), "{text}");
    assert!(!text.contains("Shrinking"), "{text}");
    run(stored(), 0);
    assert_eq!(calls.borrow().len(), 2, "nothing is left to do");
}
