//! Bugs by origin, and how long they are looked for.

use super::*;
use crate::case::TestCase;
use crate::choice::{Int, IntegerConstraint};
use crate::executor::{Executor, LocalExecutor};
use crate::settings::Settings;
use crate::source::Source;
use crate::verdict::{IntoVerdict, Verdict};

/// An execution that draws this number, and returns an error of this kind if there is one.
fn execution(number: u32, kind: Option<&'static str>) -> Execution {
    let body = |case: &TestCase| {
        let range = IntegerConstraint::new(Int::ZERO, Int::from(1000), Int::ZERO).unwrap();
        case.draw_integer(&range);
        match kind {
            Some(kind) => Err::<(), _>(Kind(kind)).into_verdict(),
            None => Verdict::Passed,
        }
    };
    LocalExecutor::new(&body, 10)
        .execute(Source::replay(vec![Value::Integer(number.into())]))
        .unwrap()
}

struct Kind(&'static str);

impl std::fmt::Debug for Kind {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.0)
    }
}

fn bugs(settings: Settings) -> Bugs {
    Bugs::new(&settings.resolve().unwrap())
}

/// As [`Bugs::see`], of an execution at second 0.
fn see(bugs: &mut Bugs, number: u64, drawn: u32, kind: &'static str) {
    bugs.see(&execution(drawn, Some(kind)), number, Duration::ZERO);
}

/// For how many test cases the search goes on, if no other bug is found.
fn last_run(bugs: &Bugs) -> u64 {
    let goes_on = |runs: &u64| bugs.keep_searching(*runs, Duration::ZERO);
    (0..).take_while(goes_on).count() as u64
}

#[test]
fn the_simplest_failure_of_each_origin_is_kept() {
    let mut bugs = bugs(Settings::new());
    bugs.see(&execution(3, None), 1, Duration::ZERO);
    assert!(bugs.is_empty());
    for (number, drawn, kind) in [(2, 700, "A"), (3, 50, "B"), (4, 600, "A"), (5, 650, "A")] {
        see(&mut bugs, number, drawn, kind);
    }
    let mut told = Vec::new();
    for bug in bugs.take() {
        told.push((
            bug.first().message,
            bug.values(),
            bug.test_cases,
            bug.improvements,
        ));
    }
    let value = |n: u32| vec![Value::Integer(n.into())];
    let expected = [
        ("B".to_owned(), value(50), 3, 0),
        ("A".to_owned(), value(600), 2, 1),
    ];
    assert_eq!(told, expected);
}

#[test]
fn where_one_bug_is_reported_any_failure_is_that_bug() {
    let mut bugs = bugs(Settings::new().report_multiple_bugs(false));
    see(&mut bugs, 2, 700, "A");
    see(&mut bugs, 3, 50, "B");
    see(&mut bugs, 4, 60, "C");
    let bugs = bugs.take();
    assert_eq!(bugs.len(), 1);
    assert_eq!(
        (bugs[0].first().message.as_str(), bugs[0].test_cases),
        ("B", 2)
    );
}

#[test]
fn the_search_goes_on_for_twice_as_long_as_the_latest_new_bug_took() {
    let mut bugs = bugs(Settings::new());
    see(&mut bugs, 30, 700, "A");
    assert_eq!(last_run(&bugs), 60);
    see(&mut bugs, 40, 600, "A");
    assert_eq!(last_run(&bugs), 60, "it is a known one");
    see(&mut bugs, 50, 700, "B");
    assert_eq!(last_run(&bugs), 100);
}

#[test]
fn the_search_goes_on_for_ten_test_cases_at_least_and_a_thousand_beyond_the_first_bug() {
    let mut early = bugs(Settings::new());
    see(&mut early, 1, 700, "A");
    assert_eq!(last_run(&early), 10);
    see(&mut early, 900, 700, "B");
    assert_eq!(last_run(&early), 1001);
}

#[test]
fn the_search_goes_on_for_ten_seconds_beyond_the_first_bug() {
    let mut bugs = bugs(Settings::new());
    bugs.see(&execution(9, Some("A")), 2, Duration::from_secs(100));
    assert!(bugs.keep_searching(2, Duration::from_secs(110)));
    bugs.see(&execution(9, Some("B")), 3, Duration::from_secs(110));
    assert!(!bugs.keep_searching(3, Duration::from_millis(110_001)));
}

#[test]
fn the_search_ends_with_the_first_bug_where_no_other_is_wanted() {
    let unshrunk = Settings::new().phases([Phase::Generate]);
    for settings in [unshrunk, Settings::new().report_multiple_bugs(false)] {
        let mut bugs = bugs(settings);
        see(&mut bugs, 1, 700, "A");
        assert_eq!(last_run(&bugs), 0);
    }
}

#[test]
fn the_simplest_bug_is_shrunk_first_and_again_if_a_simpler_one_is_met() {
    let mut bugs = bugs(Settings::new());
    see(&mut bugs, 1, 700, "A");
    see(&mut bugs, 2, 600, "B");
    let first = bugs.next_to_shrink().unwrap();
    assert_eq!(bugs.at(first).first().message, "B");
    bugs.set_progress(first, Progress::Shrunk);
    let second = bugs.next_to_shrink().unwrap();
    assert_eq!(bugs.at(second).first().message, "A");
    bugs.set_progress(second, Progress::Shrunk);
    assert_eq!(bugs.next_to_shrink(), None);
    see(&mut bugs, 3, 500, "A");
    assert_eq!(bugs.next_to_shrink(), Some(second));
    bugs.cut_short(Unfinished {
        ended: Ended::OutOfTime,
        time: Duration::ZERO,
        runs: 0,
        steps: 0,
    });
    assert_eq!(bugs.next_to_shrink(), None);
}
