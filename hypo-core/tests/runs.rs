//! What a run does: how often the property is called, what is stored, and how it ends.
#![allow(missing_docs, reason = "tests are sentences")]

use std::cell::{Cell, RefCell};
use std::sync::Arc;

use hypo_core::choice::{FloatConstraint, Int, IntegerConstraint, Probability, Width};
use hypo_core::database::{Database, Fetched, InMemoryDatabase};
use hypo_core::{
    Argument, Body, Example, Failure, Phase, Property, Report, Reproduce, Settings, Stopped,
    TestCase, TestId, Verdict,
};

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

#[test]
fn a_passing_property_runs_exactly_as_often_as_was_asked_for() {
    for wanted in [1, 2, 100, 333] {
        let calls = Cell::new(0);
        let report = check(
            without_database().max_examples(wanted),
            &counting(&calls, |_| false),
        )
        .unwrap();
        assert_eq!(calls.get(), wanted);
        assert_eq!(report.tally.valid, u64::from(wanted));
        assert_eq!(report.stopped, Some(Stopped::Enough));
    }
}

#[test]
fn the_first_test_case_is_the_simplest() {
    let calls = Cell::new(0);
    let report = check(
        without_database().max_examples(1),
        &counting(&calls, |x| x != 0),
    );
    assert!(report.is_ok());
}

#[test]
fn a_small_space_is_tried_to_the_end() {
    let report = check(without_database(), &|case| {
        case.draw_boolean(Probability::HALF);
        Verdict::Passed
    })
    .unwrap();
    assert_eq!(report.tally.runs(), 2);
    assert_eq!(report.stopped, Some(Stopped::Exhausted));
}

#[test]
fn rejected_test_cases_do_not_count_and_are_bounded() {
    let calls = Cell::new(0);
    let failure = check(without_database(), &|case| {
        calls.set(calls.get() + 1);
        case.draw_float(&FloatConstraint::any(Width::F64));
        case.reject("`never`")
    })
    .unwrap_err();
    assert_eq!(calls.get(), 459);
    assert!(failure.message().contains("459 rejected"), "{failure}");
    assert!(
        failure.message().contains("459 by `never` at "),
        "{failure}"
    );
    assert!(failure.message().contains("tests/runs.rs:"), "{failure}");

    let report = check(without_database(), &|case| {
        if draw_x(case) % 2 == 1 {
            case.reject("x is even")
        }
        Verdict::Passed
    })
    .unwrap();
    assert_eq!(report.tally.valid, 100);
    assert!(report.tally.invalid > 0);
}

#[test]
fn a_test_case_that_never_ends_overruns() {
    let failure = check(without_database(), &|case| {
        loop {
            case.draw_boolean(Probability::HALF);
        }
    })
    .unwrap_err();
    assert!(
        failure.message().contains("0 rejected, 459 too large"),
        "{failure}"
    );
    assert!(failure.message().contains("Bound the sizes"), "{failure}");
}

#[test]
fn strategies_that_never_end_are_rejected() {
    fn nest(case: &TestCase) {
        case.span(hypo_core::Label::new("nest"), || nest(case));
    }
    let failure = check(without_database(), &|case| {
        nest(case);
        Verdict::Passed
    })
    .unwrap_err();
    assert!(
        failure.message().contains("nested more than 100 deep"),
        "{failure}"
    );
}

#[test]
fn a_failure_is_shrunk_and_says_how_it_was_found() {
    let calls = Cell::new(0);
    let failure = check(without_database(), &counting(&calls, |x| x >= 300)).unwrap_err();
    assert_eq!(example(&failure), "#[example(x = 300)]");
    assert_eq!(failure.message(), "300 fails");
    let text = failure.to_string();
    assert!(text.starts_with("the_property failed after "), "{text}");
    assert!(text.contains("\n    #[example(x = 300)]\n"), "{text}");
    assert!(text.contains("tests/runs.rs:"), "{text}");
    assert!(text.contains("#[reproduce_failure(\"0.1.0\", \""), "{text}");
}

#[test]
fn without_the_shrink_phase_a_failure_is_reported_as_it_was_found() {
    let settings = without_database().phases([Phase::Generate]);
    let first = RefCell::new(None);
    let failure = check(settings, &|case| {
        let x = draw_x(case);
        if x >= 300 {
            first.borrow_mut().get_or_insert(x);
            panic!("{x} fails");
        }
        Verdict::Passed
    })
    .unwrap_err();
    assert_eq!(
        example(&failure),
        format!("#[example(x = {})]", first.borrow().unwrap())
    );
}

#[test]
fn a_seed_and_derandomize_make_the_same_test_cases_each_time() {
    let drawn = |settings: Settings| {
        let drawn = RefCell::new(Vec::new());
        check(settings, &|case| {
            drawn.borrow_mut().push(draw_x(case));
            Verdict::Passed
        })
        .unwrap();
        drawn.into_inner()
    };
    assert_eq!(
        drawn(Settings::new().seed(5)),
        drawn(Settings::new().seed(5))
    );
    assert_ne!(
        drawn(Settings::new().seed(5)),
        drawn(Settings::new().seed(6))
    );
    let derandomized = || drawn(Settings::new().derandomize(true));
    assert_eq!(derandomized(), derandomized());
    assert_ne!(drawn(without_database()), drawn(without_database()));
}

#[test]
fn a_seed_means_the_same_for_ever() {
    let drawn = RefCell::new(Vec::new());
    let settings = Settings::new().seed(1).max_examples(40);
    check(settings, &|case| {
        drawn.borrow_mut().push(draw_x(case));
        Verdict::Passed
    })
    .unwrap();
    assert_eq!(drawn.borrow()[..1], [0]);
    assert_eq!(drawn.borrow()[1..], SEED_1);
}

/// Changed only by a release that says so.
const SEED_1: [u32; 39] = [
    1, 8, 2, 11, 6, 4, 7, 5, 13, 3, 10000, 14, 1000000, 222, 15, 4499, 726624, 167682, 63644, 1460,
    10, 57, 47976, 475397, 129, 6680, 26, 486179, 892, 625828, 12, 41, 933190, 145, 47, 2742, 255,
    793846, 413072,
];

#[test]
fn a_stored_failure_is_replayed_and_not_shrunk_again() {
    let database: Arc<dyn Database> = Arc::new(InMemoryDatabase::new());
    let settings = || Settings::new().database(Some(Arc::clone(&database)));
    let calls = Cell::new(0);
    let first = check(settings(), &counting(&calls, |x| x >= 300)).unwrap_err();
    assert!(calls.get() > 2);
    calls.set(0);
    let second = check(settings(), &counting(&calls, |x| x >= 300)).unwrap_err();
    assert_eq!(calls.get(), 2);
    assert_eq!(example(&first), example(&second));
    assert!(
        second
            .to_string()
            .starts_with("the_property failed again, from a stored failure:"),
        "{second}"
    );

    calls.set(0);
    check(settings(), &counting(&calls, |_| false)).unwrap();
    assert_eq!(calls.get(), 101);
    calls.set(0);
    check(settings(), &counting(&calls, |_| false)).unwrap();
    assert_eq!(calls.get(), 100, "the entry is gone");
}

#[test]
fn a_stored_failure_that_was_not_shrunk_to_the_end_is_shrunk_from_there() {
    let database: Arc<dyn Database> = Arc::new(InMemoryDatabase::new());
    let settings = || Settings::new().database(Some(Arc::clone(&database)));
    let calls = Cell::new(0);
    let phases = [Phase::Generate];
    check(settings().phases(phases), &counting(&calls, |x| x >= 300)).unwrap_err();
    calls.set(0);
    let failure = check(settings(), &counting(&calls, |x| x >= 300)).unwrap_err();
    assert_eq!(example(&failure), "#[example(x = 300)]");
    assert!(
        failure
            .to_string()
            .contains("from a stored failure, shrunk "),
        "{failure}"
    );
    calls.set(0);
    check(settings(), &counting(&calls, |x| x >= 300)).unwrap_err();
    assert_eq!(calls.get(), 2);
}

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
    for changes in 1..12 {
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

#[test]
fn garbage_in_the_database_is_removed_and_told_only_if_something_fails() {
    #[derive(Debug)]
    struct Full(InMemoryDatabase, Vec<u8>);
    impl Database for Full {
        fn fetch(&self, _: &[u8]) -> Fetched {
            Fetched {
                values: vec![self.1.clone()],
                unreadable: vec!["cannot read /some/file: denied".to_owned()],
            }
        }
        fn save(&self, _: &[u8], _: &[u8]) -> std::io::Result<()> {
            Err(std::io::Error::other("the disk is full"))
        }
        fn delete(&self, key: &[u8], value: &[u8]) -> std::io::Result<()> {
            self.0.delete(key, value)
        }
        fn place(&self, _: &[u8], _: &[u8]) -> String {
            "/the/entry".to_owned()
        }
    }
    let database =
        || Settings::new().database(Some(Arc::new(Full(InMemoryDatabase::new(), vec![9, 9]))));
    let calls = Cell::new(0);
    assert!(check(database(), &counting(&calls, |_| false)).is_ok());
    let failure = check(database(), &counting(&calls, |x| x >= 300)).unwrap_err();
    assert_eq!(example(&failure), "#[example(x = 300)]");
    let text = failure.to_string();
    assert!(text.contains("cannot read /some/file: denied\n"), "{text}");
    assert!(
        text.contains("A stored failure could not be read and was removed: /the/entry\n"),
        "{text}"
    );
    assert_eq!(
        text.matches("could not be stored: the disk is full")
            .count(),
        1,
        "{text}"
    );
}

#[test]
fn pinned_examples_run_first_in_source_order_and_are_never_shrunk() {
    let order = RefCell::new(Vec::new());
    let pinned = |x: u32, fails: bool| {
        let order = &order;
        move |case: &TestCase| {
            order.borrow_mut().push(x);
            if case.describes() {
                case.describe(Argument {
                    name: "x".to_owned(),
                    text: x.to_string(),
                    is_source: true,
                });
            }
            assert!(!fails, "pinned {x}");
            Verdict::Passed
        }
    };
    let (a, b, c) = (pinned(7, false), pinned(900, true), pinned(800, true));
    let examples = [
        Example {
            via: None,
            place: "tests/x.rs:1",
            body: &a,
        },
        Example {
            via: Some("issue 217"),
            place: "tests/x.rs:2",
            body: &b,
        },
        Example {
            via: None,
            place: "tests/x.rs:3",
            body: &c,
        },
    ];
    let calls = Cell::new(0);
    let body = counting(&calls, |x| x >= 300);
    let property = |phases: &[Phase]| Property {
        test: TEST,
        settings: without_database().phases(phases.iter().copied()),
        examples: &examples,
        reproduce: None,
        body: &body,
    };
    let failure = hypo_core::check(&property(&[Phase::Explicit])).unwrap_err();
    assert_eq!(*order.borrow(), [7, 900, 800, 900]);
    assert_eq!(calls.get(), 0);
    assert_eq!(example(&failure), "#[example(x = 900)]");
    let text = failure.to_string();
    assert!(
        text.starts_with("the_property failed with the pinned example at tests/x.rs:2 (via \"issue 217\"), and with another one:"),
        "{text}"
    );
    assert!(!text.contains("reproduce_failure"), "{text}");

    order.borrow_mut().clear();
    let failure = hypo_core::check(&property(&[Phase::Generate, Phase::Shrink])).unwrap_err();
    assert_eq!(*order.borrow(), [0; 0]);
    assert_eq!(example(&failure), "#[example(x = 300)]");
}

#[test]
fn a_failure_that_does_not_come_again_is_flaky_and_not_stored() {
    let database: Arc<dyn Database> = Arc::new(InMemoryDatabase::new());
    let settings = || Settings::new().database(Some(Arc::clone(&database)));
    let calls = Cell::new(0);
    let failure = check(settings(), &|case| {
        let x = draw_x(case);
        calls.set(calls.get() + 1);
        assert_ne!(calls.get(), 6, "the sixth call with {x}");
        Verdict::Passed
    })
    .unwrap_err();
    assert!(failure.message().starts_with("flaky: "), "{failure}");
    assert!(failure.message().contains("x = "), "{failure}");
    assert!(
        failure.message().contains("the sixth call with "),
        "{failure}"
    );
    assert!(failure.message().contains("tests/runs.rs:"), "{failure}");
    calls.set(100);
    check(settings(), &counting(&calls, |_| false)).unwrap();
    assert_eq!(calls.get(), 200);
}

#[test]
fn a_blob_replays_one_test_case() {
    let calls = Cell::new(0);
    let body = counting(&calls, |x| x >= 300);
    let failure = check(without_database(), &body).unwrap_err();
    let text = failure.to_string();
    let (_, rest) = text
        .split_once("#[reproduce_failure(\"0.1.0\", \"")
        .unwrap();
    let (blob, _) = rest.split_once('"').unwrap();
    let blob: &'static str = Box::leak(blob.to_owned().into_boxed_str());

    let reproduce = |version, blob, body| {
        calls.set(0);
        hypo_core::check(&Property {
            test: TEST,
            settings: Settings::new(),
            examples: &[],
            reproduce: Some(Reproduce { version, blob }),
            body,
        })
    };
    let again = reproduce("0.1.0", blob, &body).unwrap_err();
    assert_eq!(
        (calls.get(), example(&again).as_str()),
        (1, "#[example(x = 300)]")
    );
    let of_another_version = reproduce("7.7.7", blob, &body).unwrap_err();
    assert_eq!(
        (calls.get(), example(&of_another_version).as_str()),
        (1, "#[example(x = 300)]")
    );

    let mended = counting(&calls, |_| false);
    let gone = reproduce("0.1.0", blob, &mended).unwrap_err();
    assert_eq!(
        gone.message(),
        "the failure of #[reproduce_failure] no longer happens (it ran with x = 300); remove the attribute"
    );
    let gone = reproduce("7.7.7", blob, &mended).unwrap_err();
    assert!(
        gone.message()
            .contains("the line is of hypo 7.7.7, this is 0.1.0"),
        "{gone}"
    );

    let other = |case: &TestCase| {
        case.draw_boolean(Probability::HALF);
        Verdict::Passed
    };
    let changed = reproduce("0.1.0", blob, &other).unwrap_err();
    assert!(changed.message().contains("no longer fits"), "{changed}");

    let unknown = reproduce("7.7.7", "/w==", &body).unwrap_err();
    assert!(
        unknown.message().contains("7.7.7") && unknown.message().contains("0.1.0"),
        "{unknown}"
    );
    for broken in ["AQ==", "AQAAAAAA", ""] {
        let broken = reproduce("0.1.0", broken, &body).unwrap_err();
        assert!(broken.message().contains("damaged"), "{broken}");
        assert_eq!(calls.get(), 0);
    }
}

#[test]
fn shrinking_keeps_to_the_bug_that_it_began_with() {
    for seed in 0..20 {
        let failure = check(Settings::new().seed(seed), &|case| {
            let x = draw_x(case);
            if x >= 1000 {
                panic!("large");
            }
            if x >= 10 {
                panic!("small");
            }
            Verdict::Passed
        })
        .unwrap_err();
        let expected = if failure.message() == "large" {
            "#[example(x = 1000)]"
        } else {
            "#[example(x = 10)]"
        };
        assert_eq!(example(&failure), expected);
    }
}

#[test]
fn settings_that_exclude_each_other_are_refused() {
    let database: Arc<dyn Database> = Arc::new(InMemoryDatabase::new());
    let body: Body<'_> = &|_| Verdict::Passed;
    let seeded = check(
        Settings::new()
            .seed(1)
            .database(Some(Arc::clone(&database))),
        body,
    )
    .unwrap_err();
    assert!(
        seeded
            .message()
            .contains("a seed and a database exclude each other"),
        "{seeded}"
    );
    let derandomized = check(
        Settings::new().derandomize(true).database(Some(database)),
        body,
    )
    .unwrap_err();
    assert!(
        derandomized
            .message()
            .contains("derandomize = true and a database"),
        "{derandomized}"
    );
}

#[test]
fn a_strategy_without_meaning_ends_the_run_and_names_the_argument() {
    let calls = Cell::new(0);
    let failure = check(without_database(), &|case| {
        calls.set(calls.get() + 1);
        case.begin_argument("width");
        hypo_core::misuse("the range is empty")
    })
    .unwrap_err();
    assert_eq!(failure.message(), "argument `width`: the range is empty");
    assert_eq!(calls.get(), 1);
}

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
fn a_hook_that_was_set_in_place_of_ours_is_put_back_behind_it() {
    // In a process of its own, for there is one hook for all tests.
    let name = "a_hook_that_was_set_in_place_of_ours_is_put_back_behind_it";
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
    assert!(failure.to_string().contains("tests/runs.rs:"), "{failure}");
}

#[test]
fn a_panic_while_an_argument_is_drawn_is_no_example() {
    let failure = check(without_database(), &|case| {
        let x = draw_x(case);
        case.begin_argument("y");
        assert!(x < 300, "no y for {x}");
        Verdict::Passed
    })
    .unwrap_err();
    assert_eq!(failure.example(), None);
    let shown = "    x = 300\n    while drawing or printing y, before the property was called\n";
    assert!(failure.to_string().contains(shown), "{failure}");
}

#[test]
fn a_panic_that_is_resumed_is_told_though_another_was_caught_before() {
    let failure = check(without_database(), &|case| {
        let x = draw_x(case);
        let _ = std::panic::catch_unwind(|| panic!("swallowed"));
        if x >= 300 {
            std::panic::resume_unwind(Box::new(format!("the real one, {x}")));
        }
        Verdict::Passed
    })
    .unwrap_err();
    assert_eq!(failure.message(), "the real one, 300");
    assert!(!failure.to_string().contains("swallowed"), "{failure}");
}

#[test]
fn the_replay_of_a_stored_failure_runs_twice_even_if_its_panic_is_resumed() {
    let database: Arc<dyn Database> = Arc::new(InMemoryDatabase::new());
    let calls = Cell::new(0);
    let run = || {
        calls.set(0);
        check(
            Settings::new().database(Some(Arc::clone(&database))),
            &|case| {
                calls.set(calls.get() + 1);
                if draw_x(case) >= 300 {
                    std::panic::resume_unwind(Box::new("resumed"));
                }
                Verdict::Passed
            },
        )
        .unwrap_err()
    };
    run();
    let again = run();
    assert_eq!(calls.get(), 2);
    assert!(
        again.to_string().contains("\npanicked:\nresumed\n"),
        "{again}"
    );
}

#[test]
#[should_panic(expected = "these phases run no test case")]
fn phases_that_run_nothing_are_refused() {
    let _ = Settings::new().phases([Phase::Shrink]);
}
