//! What scores do to a run: which test cases it tries, how many, and what it says of them.
#![allow(missing_docs, reason = "tests are sentences")]

use std::cell::{Cell, RefCell};
use std::sync::Arc;

use hypo_core::choice::{Int, IntegerConstraint};
use hypo_core::database::{Database, InMemoryDatabase};
use hypo_core::{
    Body, Failure, Phase, Property, Report, Settings, Stopped, TestCase, TestId, Verdict,
};

fn check(settings: Settings, body: Body<'_>) -> Result<Report, Failure> {
    hypo_core::check(&Property {
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
    })
}

fn seeded(max_examples: u32) -> Settings {
    Settings::new().seed(3).max_examples(max_examples)
}

fn draw(case: &TestCase, max: u64) -> u64 {
    let range = IntegerConstraint::new(Int::ZERO, Int::from(max), Int::ZERO).unwrap();
    u64::try_from(case.draw_integer(&range)).unwrap()
}

const MANY: u64 = 1 << 40;

#[test]
fn as_many_test_cases_are_valid_as_was_asked_for() {
    for wanted in [1, 2, 9, 10, 11, 20, 100, 333, 999, 1000, 1001, 2345] {
        for rejecting in [false, true] {
            let valid = Cell::new(0);
            let report = check(seeded(wanted), &|case| {
                let (x, y) = (draw(case, MANY), draw(case, MANY));
                if rejecting && (x + y) % 3 == 0 {
                    case.reject("a third of all");
                }
                valid.set(valid.get() + 1);
                case.target(x as f64, "x");
                case.target(-(y as f64), "y");
                Verdict::Passed
            })
            .unwrap();
            assert_eq!(valid.get(), wanted);
            assert_eq!(report.tally.valid, u64::from(wanted));
            assert_eq!(report.stopped, Some(Stopped::Enough));
        }
    }
}

#[test]
fn scores_that_cannot_rise_leave_the_budget_as_it_was() {
    for wanted in [100, 3000] {
        let report = check(seeded(wanted), &|case| {
            draw(case, MANY);
            case.target(1.0, "");
            Verdict::Passed
        });
        assert_eq!(report.unwrap().tally.valid, u64::from(wanted));
    }
}

#[test]
fn a_small_space_is_tried_once_and_to_the_end() {
    for wanted in [1000, 5000] {
        let tried = RefCell::new(Vec::new());
        let report = check(seeded(wanted), &|case| {
            let x = draw(case, 699);
            tried.borrow_mut().push(x);
            case.target(x as f64, "");
            Verdict::Passed
        })
        .unwrap();
        assert_eq!(report.stopped, Some(Stopped::Exhausted));
        assert_eq!(report.targets[0].score, 699.0);
        let mut tried = tried.into_inner();
        tried.sort_unstable();
        tried.dedup();
        assert_eq!(tried.len(), 700);
    }
}

#[test]
fn a_run_without_the_phase_tries_what_it_would_without_scores() {
    let drawn = |phases: &[Phase], scored: bool| {
        let drawn = RefCell::new(Vec::new());
        check(seeded(1500).phases(phases.iter().copied()), &|case| {
            let x = draw(case, MANY);
            drawn.borrow_mut().push(x);
            if scored {
                case.target(x as f64, "");
            }
            Verdict::Passed
        })
        .unwrap();
        drawn.into_inner()
    };
    let plain = drawn(&[Phase::Generate], false);
    assert_eq!(plain, drawn(&[Phase::Generate, Phase::Target], false));
    assert_eq!(plain, drawn(&[Phase::Generate], true));
    let scored = drawn(&[Phase::Generate, Phase::Target], true);
    assert_eq!(plain[..200], scored[..200]);
    assert_ne!(plain, scored);
}

#[test]
fn the_highest_score_of_each_label_is_reported() {
    let body: Body<'_> = &|case| {
        let x = draw(case, 1000);
        if x % 2 == 1 {
            case.target(x as f64, "odd");
        }
        case.target(-(x as f64), "");
        Verdict::Passed
    };
    let report = check(seeded(500), body).unwrap();
    let mut scores: Vec<_> = report
        .targets
        .iter()
        .map(|target| (target.label, target.score))
        .collect();
    scores.sort_by_key(|(label, _)| *label);
    assert_eq!(scores, [("", 0.0), ("odd", 999.0)]);
    let silent: Body<'_> = &|_| Verdict::Passed;
    assert_eq!(check(seeded(5), silent).unwrap().targets, []);
}

#[test]
fn rejected_test_cases_have_no_scores() {
    let report = check(seeded(300), &|case| {
        let x = draw(case, MANY);
        case.target(x as f64, "");
        if x > 1000 {
            case.reject("too large");
        }
        Verdict::Passed
    });
    assert!(report.unwrap().targets[0].score <= 1000.0);
}

#[test]
fn a_bug_that_a_pass_finds_is_shrunk_and_stored() {
    let database: Arc<dyn Database> = Arc::new(InMemoryDatabase::new());
    let calls = Cell::new(0);
    let run = || {
        calls.set(0);
        let settings = Settings::new().database(Some(Arc::clone(&database)));
        check(settings, &|case| {
            calls.set(calls.get() + 1);
            let x: u64 = (0..6).map(|_| draw(case, 1000)).sum();
            case.target(x as f64, "");
            assert!(x < 5990, "{x} is too much");
            Verdict::Passed
        })
        .unwrap_err()
    };
    assert_eq!(run().message(), "5990 is too much");
    run();
    assert_eq!(calls.get(), 2);
}

#[test]
fn without_generation_a_pass_begins_at_what_was_replayed() {
    let database: Arc<dyn Database> = Arc::new(InMemoryDatabase::new());
    let settings = || Settings::new().database(Some(Arc::clone(&database)));
    check(settings(), &|case| {
        assert!(draw(case, MANY) < 300);
        Verdict::Passed
    })
    .unwrap_err();
    let report = check(settings().phases([Phase::Reuse, Phase::Target]), &|case| {
        case.target(draw(case, MANY) as f64, "");
        Verdict::Passed
    })
    .unwrap();
    // The failure, and what it was before it was shrunk.
    assert!(report.tally.replayed >= 1);
    assert!(0 < report.tally.valid && report.tally.valid <= 100);
    assert_eq!(report.targets[0].score, MANY as f64);

    let nothing_replayed = check(settings().phases([Phase::Reuse, Phase::Target]), &|case| {
        case.target(draw(case, MANY) as f64, "");
        Verdict::Passed
    });
    assert_eq!(nothing_replayed.unwrap().tally.valid, 0);
}

#[test]
fn a_score_that_is_no_finite_number_ends_the_run() {
    for (score, shown) in [(f64::NAN, "NaN"), (f64::NEG_INFINITY, "-inf")] {
        let calls = Cell::new(0);
        let failure = check(seeded(100), &|case| {
            calls.set(calls.get() + 1);
            case.begin_argument("x");
            draw(case, 10);
            case.target(score, "depth");
            Verdict::Passed
        })
        .unwrap_err();
        let expected = format!(
            "target! \"depth\" was called with {shown}: a score must be a finite number, \
             so that it can be compared with others"
        );
        assert_eq!(failure.message(), expected);
        assert_eq!(calls.get(), 1);
    }
}

#[test]
fn a_label_has_one_score_in_a_test_case() {
    let called_twice = |label| {
        check(seeded(100), &|case| {
            case.target(1.0, label);
            case.target(1.0, "another");
            case.target(2.0, label);
            Verdict::Passed
        })
        .unwrap_err()
    };
    assert_eq!(
        called_twice("depth").message(),
        "target! \"depth\" was called twice in one test case; \
         call it once with the final score, or give each call a label of its own"
    );
    assert_eq!(
        called_twice("").message(),
        "target! was called twice in one test case; call it once with the final score, \
         or give each call a label of its own, `target!(score, \"label\")`"
    );
}
