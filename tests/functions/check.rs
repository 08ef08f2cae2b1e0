//! `hypo::check` and `hypo::Check`: what the attributes can say, said by calls.

use std::cell::{Cell, RefCell};

use hypo::prelude::*;
use hypo::{Check, Failure, Phase, Settings};

fn settings() -> Settings {
    Settings::new().database(None)
}

fn reproduce_failure(failure: &Failure) -> (String, String) {
    let text = failure.to_string();
    let (_, line) = text.split_once("#[reproduce_failure(\"").unwrap();
    let (version, rest) = line.split_once("\", \"").unwrap();
    let (blob, _) = rest.split_once('"').unwrap();
    (version.to_owned(), blob.to_owned())
}

#[test]
fn pinned_values_come_first_in_their_order() {
    let called = RefCell::new(Vec::new());
    Check::new(settings().max_examples(3), st::integers(0..1000))
        .example(70)
        .example_via(7, "the last digit of issue 217")
        .run(|n| called.borrow_mut().push(n))
        .unwrap();
    assert_eq!(called.borrow()[..3], [70, 7, 0]);
    assert_eq!(called.borrow().len(), 5);
}

#[test]
fn a_pinned_value_that_fails_is_not_shrunk_and_named_with_its_place() {
    let failure = Check::new(settings(), (0..1000, any::<bool>()))
        .example((5, false))
        .example_via((900, true), "issue 217")
        .example((800, true))
        .run(|(n, _)| assert!(n < 300))
        .unwrap_err();
    assert_eq!(
        failure.example().as_deref(),
        Some("#[example((900, true))]")
    );
    let text = failure.to_string();
    let heading = "a_pinned_value_that_fails_is_not_shrunk_and_named_with_its_place failed with \
                   the pinned example at tests/functions/check.rs:";
    assert!(text.starts_with(heading), "{text}");
    let more = " (via \"issue 217\"), and with another one:";
    assert!(text.contains(more), "{text}");
}

#[test]
fn the_phases_say_whether_pinned_values_run() {
    let check = |phase| {
        let settings = settings().phases([phase]).max_examples(4);
        let called = Cell::new(0);
        Check::new(settings, any::<u64>())
            .example(3)
            .run(|_| called.set(called.get() + 1))
            .unwrap();
        called.get()
    };
    assert_eq!(check(Phase::Explicit), 1);
    assert_eq!(check(Phase::Generate), 4);
}

#[test]
fn a_failure_is_reproduced_from_its_line_alone() {
    let property = |n: u64| assert!(n < 12_345);
    let failure = hypo::check(settings(), any::<u64>(), property).unwrap_err();
    let (version, blob) = reproduce_failure(&failure);

    let calls = Cell::new(0);
    let again = Check::new(settings(), any::<u64>())
        .example(99_999)
        .reproduce_failure(&version, &blob)
        .run(|n| {
            calls.set(calls.get() + 1);
            property(n);
        })
        .unwrap_err();
    assert_eq!(calls.get(), 1);
    assert_eq!(again.example().as_deref(), Some("#[example(12345)]"));

    let mended = Check::new(settings(), any::<u64>())
        .reproduce_failure(&version, &blob)
        .run(|_| ())
        .unwrap_err();
    assert!(mended.message().contains("no longer happens"), "{mended}");

    let broken = Check::new(settings(), any::<u64>())
        .reproduce_failure(&version, "nonsense")
        .run(|_| ())
        .unwrap_err();
    assert!(broken.message().contains("damaged"), "{broken}");
}

#[test]
fn without_pinned_values_nothing_has_to_be_cloned() {
    #[derive(Arbitrary)]
    struct Fragile(u8);
    let report = Check::new(settings(), any::<Fragile>()).run(|Fragile(n)| n.count_ones() <= 8);
    assert_eq!(report.unwrap().tally.valid, 100);
}

#[test]
fn a_run_is_named_after_the_function_around_it() {
    fn positive(n: i8) -> bool {
        n > 0
    }
    let failure = hypo::check(settings(), any::<i8>(), positive).unwrap_err();
    let text = failure.to_string();
    assert!(
        text.starts_with("positive failed in its first test case:"),
        "{text}"
    );
}

#[test]
fn a_panic_while_drawing_is_shown_without_values_and_is_no_example() {
    let digit = any::<u8>().map(|x| {
        assert!(x < 10, "{x} is no digit");
        x
    });
    let failure = hypo::check(Settings::new().seed(1), digit, |_| ()).unwrap_err();
    assert_eq!(failure.example(), None);
    assert_eq!(failure.message(), "10 is no digit");
    let text = failure.to_string();
    assert!(
        text.contains("\n    while drawing, before there was a value\n"),
        "{text}"
    );
}
