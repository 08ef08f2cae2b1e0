//! What a run does: how often the property is called, what is stored, and how it ends.
#![allow(missing_docs, reason = "tests are sentences")]

mod accounting;
mod flaky;
mod generating;
mod killed;
mod listed;
mod older_forms;
mod reports;
mod reuse;
mod seeds;
mod settings;
mod several_bugs;
mod surroundings;

use std::cell::Cell;
use std::sync::Arc;

use hypo_core::choice::{Int, IntegerConstraint};
use hypo_core::database::Database;
use hypo_core::{Argument, Body, Failure, Property, Report, Settings, TestCase, TestId, Verdict};

const TEST: TestId<'static> = TestId {
    package: "package",
    target: "target",
    module: "module",
    name: "the_property",
    source: "source",
    manifest_dir: None,
};

fn check(settings: Settings, body: Body<'_>) -> Result<Report, Failure> {
    hypo_core::check(&Property {
        test: TEST,
        settings,
        examples: &[],
        reproduce: None,
        body,
    })
}

fn without_database() -> Settings {
    Settings::new().database(None)
}

/// Settings with this database.
fn stored_in(database: &Arc<dyn Database>) -> Settings {
    Settings::new().database(Some(Arc::clone(database)))
}

/// Draws `x` from 0..=1_000_000, and describes it as the expansion of `#[given]` does.
fn draw_x(case: &TestCase) -> u32 {
    let range = IntegerConstraint::new(Int::ZERO, Int::from(1_000_000), Int::ZERO).unwrap();
    case.begin_argument("x");
    let x = u32::try_from(case.draw_integer(&range)).unwrap();
    if case.describes() {
        case.describe(Argument {
            name: "x".to_owned(),
            text: x.to_string(),
            is_source: true,
            parts: Vec::new(),
        });
    }
    x
}

/// A body that counts its calls and fails where `fails` says so.
fn counting<'a>(
    calls: &'a Cell<u32>,
    fails: impl Fn(u32) -> bool + 'a,
) -> impl Fn(&TestCase) -> Verdict + 'a {
    move |case| {
        calls.set(calls.get() + 1);
        let x = draw_x(case);
        assert!(!fails(x), "{x} fails");
        Verdict::Passed
    }
}

fn example(failure: &Failure) -> String {
    failure.example().expect("the arguments have a source form")
}
