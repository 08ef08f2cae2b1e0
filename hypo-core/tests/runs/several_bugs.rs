//! Properties that fail in more than one way.

use std::cell::Cell;

use hypo_core::Phase;
use hypo_core::database::InMemoryDatabase;

use crate::*;

/// Fails from 1234 on, and at another place for 1233: random test cases hardly ever hit it, but whoever
/// looks for the boundary must come by.
fn at_the_boundary(case: &TestCase) -> Verdict {
    let x = draw_x(case);
    if x == 1233 {
        panic!("at the boundary");
    }
    assert!(x < 1234, "large");
    Verdict::Passed
}

/// The message and the example of each failure.
fn all(failure: &Failure) -> Vec<(&str, String)> {
    let mut all = vec![(failure.message(), example(failure))];
    for other in failure.others() {
        all.push((other.message(), example(other)));
    }
    all
}

fn both() -> [(&'static str, String); 2] {
    [
        ("at the boundary", "#[example(x = 1233)]".to_owned()),
        ("large", "#[example(x = 1234)]".to_owned()),
    ]
}

#[test]
fn a_bug_that_is_met_while_another_is_shrunk_is_shrunk_and_reported_too() {
    for seed in 0..20 {
        let failure = check(Settings::new().seed(seed), &at_the_boundary).unwrap_err();
        assert_eq!(all(&failure), both());
    }
}

#[test]
fn a_report_of_several_bugs_numbers_them_and_counts_them() {
    let failure = check(Settings::new().seed(1), &at_the_boundary).unwrap_err();
    let text = failure.to_string();
    let (first, rest) = text.split_once("\n\n2 of 2: ").expect("the second follows");
    assert!(
        first.starts_with("1 of 2: the_property failed after "),
        "{text}"
    );
    assert!(
        first.contains("\n    #[example(x = 1233)]\n\npanicked at "),
        "{text}"
    );
    assert!(
        first.contains(":\nat the boundary\nTo replay it, "),
        "{text}"
    );
    assert!(rest.starts_with("the_property failed after "), "{text}");
    assert!(
        rest.contains("\n    #[example(x = 1234)]\n\npanicked at "),
        "{text}"
    );
    assert!(rest.contains(":\nlarge\nTo replay it, "), "{text}");
    assert!(
        rest.ends_with("\n\nthe_property has 2 distinct failures.\n"),
        "{text}"
    );
}

#[test]
fn one_bug_is_neither_numbered_nor_counted() {
    let calls = Cell::new(0);
    let failure = check(without_database(), &counting(&calls, |x| x >= 300)).unwrap_err();
    assert_eq!(failure.others().len(), 0);
    let text = failure.to_string();
    assert!(text.starts_with("the_property failed "), "{text}");
    assert!(!text.contains("distinct"), "{text}");
}

#[test]
fn a_returned_error_is_a_bug_beside_a_panic() {
    let failure = check(Settings::new().seed(1), &|case| {
        let x = draw_x(case);
        assert!(x < 1234, "large");
        hypo_core::IntoVerdict::into_verdict(x != 1233)
    })
    .unwrap_err();
    let expected = [
        ("the property returned false", both()[0].1.clone()),
        ("large", both()[1].1.clone()),
    ];
    assert_eq!(all(&failure), expected);
    let text = failure.to_string();
    assert!(
        text.contains("\n    #[example(x = 1233)]\n\nthe property returned false\n"),
        "{text}"
    );
}

#[test]
fn where_one_bug_is_asked_for_any_failure_is_as_good_and_the_simplest_is_told() {
    for seed in 0..20 {
        let settings = Settings::new().seed(seed).report_multiple_bugs(false);
        let failure = check(settings, &at_the_boundary).unwrap_err();
        assert_eq!(all(&failure), both()[..1]);
    }
}

#[test]
fn after_the_first_bug_generation_looks_for_others() {
    let mut runs_with_both = 0;
    for seed in 0..20 {
        let failure = check(
            Settings::new().seed(seed),
            &|case| match (draw_x(case), draw_x(case)) {
                (300.., _) => panic!("the first"),
                (_, 300..) => panic!("the second"),
                _ => Verdict::Passed,
            },
        )
        .unwrap_err();
        runs_with_both += failure.others().len();
    }
    assert!(runs_with_both > 10, "{runs_with_both} of 20");
}

#[test]
fn all_bugs_are_stored_and_replayed() {
    let database: Arc<dyn Database> = Arc::new(InMemoryDatabase::new());
    let found = check(stored_in(&database), &at_the_boundary).unwrap_err();
    assert_eq!(all(&found), both());
    let again = check(stored_in(&database), &at_the_boundary).unwrap_err();
    assert_eq!(all(&again), both());
    for failure in [&again, &again.others()[0]] {
        let text = failure.to_string();
        assert!(
            text.contains("failed again, from a stored failure:\n"),
            "{text}"
        );
    }
}

#[test]
fn without_the_shrink_phase_the_first_bug_is_the_only_one() {
    for seed in 0..20 {
        let settings = Settings::new().seed(seed).phases([Phase::Generate]);
        let failure = check(settings, &at_the_boundary).unwrap_err();
        assert_eq!(failure.others().len(), 0);
    }
}
