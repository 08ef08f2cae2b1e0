//! What a failing run says, and what can be done with it.

use std::cell::{Cell, RefCell};

use hypo_core::choice::Probability;
use hypo_core::{Example, Phase, Reproduce};

use crate::*;

#[test]
fn a_failure_is_shrunk_and_says_how_it_was_found() {
    let calls = Cell::new(0);
    let failure = check(without_database(), &counting(&calls, |x| x >= 300)).unwrap_err();
    assert_eq!(example(&failure), "#[example(x = 300)]");
    assert_eq!(failure.message(), "300 fails");
    let text = failure.to_string();
    assert!(text.starts_with("the_property failed after "), "{text}");
    assert!(text.contains("\n    #[example(x = 300)]\n"), "{text}");
    assert!(text.contains("tests/runs/main.rs:"), "{text}");
    assert!(text.contains("#[reproduce_failure(\"0.1.0\", \""), "{text}");
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
                    parts: Vec::new(),
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
