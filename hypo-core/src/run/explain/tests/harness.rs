//! Running a property whose arguments are described, and reading what is told of them.

use std::cell::Cell;
use std::sync::atomic::Ordering;

use crate::case::{Argument, ShownPart, TestCase};
use crate::choice::{Int, IntegerConstraint, Probability};
use crate::run::tests::{Stopped, walk_by};
use crate::settings::{Phase, Settings};
use crate::verdict::{IntoVerdict, Verdict};

pub(super) const FREE: &str = " // or any other generated value";
pub(super) const ALWAYS: &str =
    "    // It always failed when the commented values were varied together.\n";
pub(super) const SOMETIMES: &str =
    "    // It sometimes passed when the commented values were varied together.\n";

/// What a run tells of a failure, and how often it called the property.
pub(super) struct Told {
    pub(super) text: String,
    pub(super) calls: u64,
}

impl Told {
    /// Whether the value of this argument has a comment.
    pub(super) fn frees(&self, name: &str) -> bool {
        let is_of = |line: &str| line.trim_start().starts_with(&format!("{name} = "));
        let line = self.text.lines().find(|line| is_of(line));
        line.is_some_and(|line| line.ends_with(FREE))
    }
}

/// Runs a property that returns whether it holds, each call of which takes so many seconds.
pub(super) fn run_by(settings: Settings, seconds: u64, holds: &dyn Fn(&TestCase) -> bool) -> Told {
    let clock = Stopped::default();
    let calls = Cell::new(0);
    let body = |case: &TestCase| {
        calls.set(calls.get() + 1);
        clock.0.fetch_add(seconds, Ordering::SeqCst);
        holds(case).into_verdict()
    };
    let text = report(settings, &clock, &body);
    let calls = calls.get();
    Told { text, calls }
}

pub(super) fn report(
    settings: Settings,
    clock: &Stopped,
    body: &dyn Fn(&TestCase) -> Verdict,
) -> String {
    match walk_by(clock, settings, body) {
        Ok(report) => panic!("{report}"),
        Err(failure) => failure.to_string(),
    }
}

pub(super) fn run(holds: &dyn Fn(&TestCase) -> bool) -> Told {
    run_by(seeded(), 0, holds)
}

pub(super) fn seeded() -> Settings {
    Settings::new().seed(3).print_blob(false)
}

pub(super) fn unexplained() -> Settings {
    seeded().phases([Phase::Generate, Phase::Shrink])
}

/// Draws an argument as the expansion of `#[given]` does, and describes it by this text with these parts.
pub(super) fn argument<T>(
    case: &TestCase,
    name: &'static str,
    draw: impl FnOnce() -> T,
    describe: impl FnOnce(&T) -> (String, Vec<ShownPart>),
) -> T {
    case.begin_argument(name);
    case.drawn_by(name);
    let value = draw();
    case.end_part();
    if case.describes() {
        let (text, parts) = describe(&value);
        case.describe(Argument {
            name: name.to_owned(),
            text,
            is_source: true,
            parts,
        });
    }
    value
}

/// An argument from `0..=max`.
pub(super) fn up_to(case: &TestCase, name: &'static str, max: u64) -> u64 {
    let draw = || number(case, max);
    argument(case, name, draw, |value| (value.to_string(), Vec::new()))
}

pub(super) fn number(case: &TestCase, max: u64) -> u64 {
    from(case, 0, max)
}

pub(super) fn from(case: &TestCase, min: u64, max: u64) -> u64 {
    let range = IntegerConstraint::new(Int::from(min), Int::from(max), Int::from(min)).unwrap();
    case.draw_integer(&range).magnitude() as u64
}

pub(super) fn boolean(case: &TestCase) -> bool {
    case.draw_boolean(Probability::HALF)
}

/// An argument that is a list.
pub(super) fn list(case: &TestCase, name: &'static str) -> Vec<u64> {
    let draw = || {
        let mut list = Vec::new();
        while list.len() < 20 && boolean(case) {
            list.push(number(case, 1000));
        }
        list
    };
    argument(case, name, draw, |list| {
        (format!("vec!{list:?}"), Vec::new())
    })
}
