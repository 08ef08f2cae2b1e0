//! Runs by a clock that stands still until it is told to go on.

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
    let clock = Stopped::default();
    let body = |case: &TestCase| {
        clock.0.fetch_add(seconds, Ordering::SeqCst);
        let range = IntegerConstraint::new(Int::ZERO, Int::from(1u64 << 40), Int::ZERO).unwrap();
        match fails(case.draw_integer(&range).magnitude() as u64) {
            Some(bug) => Err::<(), _>(bug).into_verdict(),
            None => Verdict::Passed,
        }
    };
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
        body: &body,
    };
    let environment = Environment::with_clock(Arc::new(clock.clone()));
    walk(&property, &environment, Speech::Silent).unwrap_err()
}

fn large(n: u64) -> Option<Bug> {
    (n >= 1000).then_some(Bug::Large)
}

/// The choice that the line in the report replays.
fn replayed(failure: &Failure) -> u64 {
    let text = failure.to_string();
    let (_, blob) = text
        .split_once("#[reproduce_failure(\"0.1.0\", \"")
        .unwrap();
    let (blob, _) = blob.split_once('"').unwrap();
    match &crate::blob::decode(blob).unwrap()[..] {
        [crate::choice::Value::Integer(n)] => n.magnitude() as u64,
        other => panic!("{other:?}"),
    }
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
