//! A budget is read before every run.

use std::time::Duration;

use super::{byte, ints, shrink_within};
use crate::TestCase;
use crate::shrink::schedule::Schedule;
use crate::shrink::{Budget, Ended, Shrunk};

fn shrink(budget: Budget) -> Shrunk {
    let fails = |case: &TestCase| (0..20).all(|_| byte(case) > 20);
    let all = Schedule::of_all_passes();
    shrink_within(budget, ints([200; 20]), all, &fails).0
}

fn unlimited() -> Budget {
    Budget {
        time: Duration::MAX,
        ..Budget::default()
    }
}

#[test]
fn shrinking_runs_no_more_often_than_it_may() {
    let shrunk = shrink(Budget {
        runs: 7,
        ..unlimited()
    });
    assert_eq!(
        (shrunk.effort.ended, shrunk.effort.runs),
        (Ended::OutOfRuns, 7)
    );
}

#[test]
fn shrinking_takes_no_longer_than_it_may() {
    let shrunk = shrink(Budget {
        time: Duration::from_secs(9),
        ..unlimited()
    });
    assert_eq!(
        (shrunk.effort.ended, shrunk.effort.runs),
        (Ended::OutOfTime, 9)
    );
}

#[test]
fn shrinking_improves_no_more_often_than_it_may() {
    let shrunk = shrink(Budget {
        improvements: 2,
        ..unlimited()
    });
    assert_eq!(shrunk.effort.ended, Ended::OutOfImprovements);
    assert_eq!(shrunk.effort.improvements, 2);
}

#[test]
fn shrinking_without_success_is_given_up() {
    let shrunk = shrink(Budget {
        stall: 3,
        ..unlimited()
    });
    assert_eq!(shrunk.effort.ended, Ended::Stalled);
}

#[test]
fn the_same_failure_shrinks_in_the_same_way() {
    let (first, second) = (shrink(unlimited()), shrink(unlimited()));
    assert_eq!(first.execution.values(), second.execution.values());
    assert_eq!(first.effort.passes, second.effort.passes);
    let runs: usize = first.effort.passes.iter().map(|tally| tally.runs).sum();
    assert_eq!(first.effort.runs, runs);
}
