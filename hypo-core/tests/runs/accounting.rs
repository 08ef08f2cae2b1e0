//! How often the property is called: the facts E of the reference, exactly.
//!
//! E9, a shrink that takes too long, is tested beside the engine, where there is a clock to set.

use std::cell::{Cell, RefCell};

use hypo_core::choice::{FloatConstraint, Probability, Width};
use hypo_core::database::InMemoryDatabase;
use hypo_core::{Example, Phase, Stopped};

use crate::listed::Listed;
use crate::*;

type Draw<'a> = &'a dyn Fn(&TestCase);

/// How often the body was called in a run, and what came of it.
fn calls(settings: Settings, body: Body<'_>) -> (u32, Result<Report, Failure>) {
    let calls = Cell::new(0);
    let result = check(settings, &|case| {
        calls.set(calls.get() + 1);
        body(case)
    });
    (calls.get(), result)
}

/// What `draw_x` drew in each call of a property that holds.
fn drawn(settings: Settings) -> Vec<u32> {
    let drawn = RefCell::new(Vec::new());
    let result = check(settings, &|case| {
        drawn.borrow_mut().push(draw_x(case));
        Verdict::Passed
    });
    assert!(result.is_ok());
    drawn.into_inner()
}

fn boolean(case: &TestCase) {
    case.draw_boolean(Probability::HALF);
}

/// Fails from 1234 on, and in another way for 1233.
fn two_bugs(case: &TestCase) -> Verdict {
    match draw_x(case) {
        0..1233 => Verdict::Passed,
        1233 => panic!("at the boundary"),
        _ => panic!("large"),
    }
}

#[test]
fn e1_a_property_that_holds_is_called_once_for_each_of_max_examples() {
    for wanted in [100, 1, 2, 333] {
        let settings = without_database().max_examples(wanted);
        let (calls, result) = calls(settings, &|case| {
            draw_x(case);
            Verdict::Passed
        });
        assert_eq!(calls, wanted);
        let report = result.unwrap();
        assert_eq!(report.tally.valid, u64::from(wanted));
        assert_eq!(report.stopped, Some(Stopped::Enough));
    }
}

#[test]
fn e2_and_e3_a_small_space_is_tried_to_the_end_and_not_beyond() {
    let twenty = |case: &TestCase| {
        let range = IntegerConstraint::new(Int::ZERO, Int::from(19), Int::ZERO).unwrap();
        case.draw_integer(&range);
    };
    let bodies: [(u32, Draw<'_>); 3] = [
        (20, &twenty),
        (2, &boolean),
        (4, &|case| {
            boolean(case);
            boolean(case);
        }),
    ];
    for (expected, body) in bodies {
        let (calls, result) = calls(without_database(), &|case| {
            body(case);
            Verdict::Passed
        });
        assert_eq!(calls, expected);
        assert_eq!(result.unwrap().stopped, Some(Stopped::Exhausted));
    }
}

#[test]
fn e4_a_property_that_rejects_everything_is_called_459_times() {
    let (calls, result) = calls(without_database(), &|case| {
        case.draw_float(&FloatConstraint::any(Width::F64));
        case.reject("`never`")
    });
    // Four of them once more, to say what they were.
    assert_eq!(calls, 459 + 4);
    let failure = result.unwrap_err();
    assert!(
        failure.message().contains("no test case was valid"),
        "{failure}"
    );
}

#[test]
fn e6_and_e7_a_stored_bug_costs_two_calls_unless_another_one_is_reported() {
    let database: Arc<dyn Database> = Arc::new(InMemoryDatabase::new());
    calls(stored_in(&database), &two_bugs).1.unwrap_err();
    let (both, failure) = calls(stored_in(&database), &two_bugs);
    assert_eq!((both, failure.unwrap_err().others().len()), (4, 1));
    let settings = stored_in(&database).report_multiple_bugs(false);
    let (one, failure) = calls(settings, &two_bugs);
    assert_eq!((one, failure.unwrap_err().others().len()), (2, 0));
    let (one, failure) = calls(stored_in(&database), &|case| {
        assert!(draw_x(case) != 1233);
        Verdict::Passed
    });
    assert_eq!((one, failure.unwrap_err().others().len()), (3, 0));
}

#[test]
fn e10_shrinking_ends_after_500_improvements() {
    // Four hundred numbers, and none may get smaller than half of what it was in the first failure.
    let first = RefCell::new(Vec::new());
    let failure = check(Settings::new().seed(1), &|case| {
        let mut drawn = Vec::new();
        for _ in 0..400 {
            drawn.push(draw_x(case));
        }
        let mut first = first.borrow_mut();
        let mut different = drawn.clone();
        different.retain(|x| *x > 1000);
        different.sort_unstable();
        different.dedup();
        if first.is_empty() && different.len() > 100 {
            first.clone_from(&drawn);
        }
        let are_large = drawn.iter().zip(&*first).all(|(x, first)| *x >= first / 2);
        assert!(first.is_empty() || !are_large, "large");
        Verdict::Passed
    })
    .unwrap_err();
    let text = failure.to_string();
    assert!(text.contains(" test cases, shrunk 50"), "{text}");
    assert!(
        text.contains("\nShrinking was stopped after 500 steps ("),
        "{text}"
    );
}

#[test]
fn e12_the_first_test_case_is_the_simplest() {
    let settings = |wanted| without_database().max_examples(wanted);
    assert_eq!(drawn(settings(1)), [0]);
    let two = drawn(settings(2));
    assert_eq!((two.len(), two[0]), (2, 0));
    assert_ne!(two[1], 0);
}

#[test]
fn e13_garbage_in_the_database_is_removed_silently() {
    let listed = Arc::new(Listed::default());
    let database: Arc<dyn Database> = Arc::clone(&listed) as _;
    check(stored_in(&database), &two_bugs).unwrap_err();
    listed.damage();
    assert_eq!(drawn(stored_in(&database)).len(), 100);
    assert_eq!(listed.sizes(), [0; 0]);
}

#[test]
fn e15_and_e16_the_same_seed_draws_the_same_and_leaves_the_database_alone() {
    assert_eq!(
        drawn(Settings::new().derandomize(true)),
        drawn(Settings::new().derandomize(true))
    );
    assert_eq!(
        drawn(Settings::new().seed(7)),
        drawn(Settings::new().seed(7))
    );
    let (found, _) = calls(Settings::new().seed(7), &two_bugs);
    let (again, _) = calls(Settings::new().seed(7), &two_bugs);
    assert_eq!(
        found, again,
        "nothing was stored that the second could replay"
    );
}

#[test]
fn e19_with_the_explicit_phase_alone_only_examples_run() {
    let pinned = Cell::new(0);
    let example = |_: &TestCase| {
        pinned.set(pinned.get() + 1);
        Verdict::Passed
    };
    let calls = Cell::new(0);
    let report = hypo_core::check(&Property {
        test: TEST,
        settings: without_database().phases([Phase::Explicit]),
        examples: &[Example {
            via: None,
            place: "tests/x.rs:1",
            body: &example,
        }],
        reproduce: None,
        body: &counting(&calls, |_| true),
    })
    .unwrap();
    assert_eq!((pinned.get(), calls.get()), (1, 0));
    assert_eq!(report.stopped, None);
}

#[test]
fn e20_with_the_generate_phase_alone_the_first_failure_is_reported_as_it_is() {
    let first = Cell::new(None);
    let settings = Settings::new().seed(1).phases([Phase::Generate]);
    let runs = Cell::new(0);
    let (all, result) = calls(settings, &|case| {
        let x = draw_x(case);
        if first.get().is_none() {
            runs.set(runs.get() + 1);
        }
        if x >= 300 {
            first.set(first.get().or(Some(x)));
            panic!("{x} fails");
        }
        Verdict::Passed
    });
    assert_eq!(
        all,
        runs.get() + 1,
        "the first failure, and its last replay"
    );
    let expected = format!("#[example(x = {})]", first.get().unwrap());
    assert_eq!(example(&result.unwrap_err()), expected);
}

#[test]
fn e21_a_simple_failure_is_found_shrunk_and_reported_in_fifty_calls() {
    let mut all = 0;
    for seed in 0..100 {
        let (calls, failure) = calls(Settings::new().seed(seed), &|case| {
            assert!(draw_x(case) < 100);
            Verdict::Passed
        });
        assert_eq!(example(&failure.unwrap_err()), "#[example(x = 100)]");
        all += calls;
    }
    assert!(all <= 50 * 100, "{all} in 100 runs");
}
