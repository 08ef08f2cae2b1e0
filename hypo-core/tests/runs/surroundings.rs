//! Runs among other things: other runs, other threads, other panic hooks.

use std::cell::{Cell, RefCell};

use hypo_core::choice::{FloatConstraint, Probability, Width};
use hypo_core::database::InMemoryDatabase;

use crate::*;

#[test]
fn a_property_may_run_inside_another_one() {
    let outer = check(without_database().max_examples(5), &|case| {
        draw_x(case);
        let calls = Cell::new(0);
        let inner = check(without_database(), &counting(&calls, |x| x >= 300)).unwrap_err();
        assert_eq!(example(&inner), "#[example(x = 300)]");
        draw_x(case);
        case.note(|| "still the outer one".to_owned());
        Verdict::Passed
    });
    assert!(outer.is_ok());
}

#[test]
fn a_test_case_that_is_caught_while_it_stops_is_stopped_all_the_same() {
    let failure = check(without_database(), &|case| {
        case.draw_float(&FloatConstraint::any(Width::F64));
        let _ = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| case.reject("`nothing`")));
        panic!("never a failure");
    })
    .unwrap_err();
    assert!(
        failure.message().contains("no test case was valid"),
        "{failure}"
    );
}

#[test]
fn a_handle_that_outlives_its_test_case_says_so() {
    let kept = RefCell::new(None);
    check(without_database().max_examples(1), &|case| {
        *kept.borrow_mut() = Some(case.clone());
        Verdict::Passed
    })
    .unwrap();
    let kept = kept.into_inner().unwrap();
    let panic = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
        kept.draw_boolean(Probability::HALF);
    }))
    .unwrap_err();
    assert!(
        panic
            .downcast_ref::<&str>()
            .unwrap()
            .contains("this test case has ended")
    );
}

#[test]
fn runs_in_many_threads_do_not_disturb_each_other() {
    std::thread::scope(|scope| {
        for boundary in (100..900).step_by(50) {
            scope.spawn(move || {
                for _ in 0..5 {
                    let calls = Cell::new(0);
                    let body = counting(&calls, |x| x >= boundary);
                    let failure = check(without_database(), &body).unwrap_err();
                    assert_eq!(example(&failure), format!("#[example(x = {boundary})]"));
                    assert_eq!(failure.message(), format!("{boundary} fails"));
                }
            });
        }
    });
}

#[test]
fn two_runs_of_one_property_at_once_share_a_database_without_disturbing_each_other() {
    let database: Arc<dyn Database> = Arc::new(InMemoryDatabase::new());
    std::thread::scope(|scope| {
        for _ in 0..8 {
            scope.spawn(|| {
                for _ in 0..10 {
                    let calls = Cell::new(0);
                    let body = counting(&calls, |x| x >= 300);
                    let settings = Settings::new().database(Some(Arc::clone(&database)));
                    let failure = check(settings, &body).unwrap_err();
                    assert_eq!(example(&failure), "#[example(x = 300)]");
                }
            });
        }
    });
    let calls = Cell::new(0);
    let settings = Settings::new().database(Some(database));
    check(settings, &counting(&calls, |x| x >= 300)).unwrap_err();
    assert_eq!(calls.get(), 2, "what they found is stored once, shrunk");
}

#[test]
fn the_same_seed_draws_the_same_whatever_else_runs() {
    let drawn = || {
        let drawn = RefCell::new(Vec::new());
        check(Settings::new().seed(11), &|case| {
            drawn.borrow_mut().push(draw_x(case));
            Verdict::Passed
        })
        .unwrap();
        drawn.into_inner()
    };
    let alone = drawn();
    std::thread::scope(|scope| {
        let runs: Vec<_> = (0..6).map(|_| scope.spawn(drawn)).collect();
        for run in runs {
            assert_eq!(run.join().unwrap(), alone);
        }
    });
}

#[test]
fn a_property_may_start_threads_and_fails_by_what_they_come_to() {
    let failure = check(Settings::new().seed(1), &|case| {
        let x = draw_x(case);
        let doubled = std::thread::scope(|scope| scope.spawn(|| x * 2).join());
        assert!(doubled.unwrap() < 1000, "twice {x}");
        Verdict::Passed
    })
    .unwrap_err();
    assert_eq!(example(&failure), "#[example(x = 500)]");
}

#[test]
fn a_hook_that_was_set_in_place_of_ours_is_put_back_behind_it() {
    // In a process of its own, for there is one hook for all tests.
    let name = "surroundings::a_hook_that_was_set_in_place_of_ours_is_put_back_behind_it";
    if std::env::var_os("HYPO_TEST_OF_HOOKS").is_none() {
        let test = std::env::current_exe().unwrap();
        let run = std::process::Command::new(test)
            .args(["--exact", name, "--nocapture"])
            .env("HYPO_TEST_OF_HOOKS", "1")
            .output()
            .unwrap();
        let output = String::from_utf8_lossy(&run.stderr).into_owned();
        assert!(run.status.success(), "{output}");
        assert!(output.matches("the other hook").count() <= 1, "{output}");
        return;
    }
    let calls = Cell::new(0);
    check(without_database(), &counting(&calls, |x| x >= 300)).unwrap_err();
    std::panic::set_hook(Box::new(|_| eprintln!("the other hook")));
    let failure = check(without_database(), &|case| match draw_x(case) {
        0..300 => Verdict::Passed,
        x if x % 2 == 0 => panic!("even"),
        _ => panic!("odd"),
    })
    .unwrap_err();
    let expected = if failure.message() == "even" {
        300
    } else {
        301
    };
    assert_eq!(example(&failure), format!("#[example(x = {expected})]"));
    assert!(
        failure.to_string().contains("tests/runs/surroundings.rs:"),
        "{failure}"
    );
}
