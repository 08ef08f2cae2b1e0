//! `assume!`, `reject()` and `note!`, anywhere below a property.

use std::cell::Cell;
use std::thread;

use hypo::prelude::*;

fn half(n: u8) -> u8 {
    assume!(n % 2 == 0);
    n / 2
}

#[given]
fn assumptions_hold_below_them(n: u8) {
    assert_eq!(half(n) * 2, n);
}

#[given]
fn rejected_test_cases_go_no_further(n: u8) {
    let Some(small) = n.checked_sub(200) else {
        reject()
    };
    assert!(small <= 55);
}

thread_local! {
    static FORMATTED: Cell<u32> = const { Cell::new(0) };
}

struct Counted;

impl std::fmt::Display for Counted {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        FORMATTED.set(FORMATTED.get() + 1);
        f.write_str("counted")
    }
}

#[given]
#[settings(database = none)]
fn noted(n: u8) {
    note!("{n}: {}", Counted);
}

#[test]
fn notes_of_passing_test_cases_are_not_formatted() {
    noted();
    assert_eq!(FORMATTED.get(), 0);
}

#[test]
fn an_assumption_that_never_holds_is_named_with_its_place() {
    let failure = hypo::check(hypo::Settings::new(), any::<u8>(), |n| {
        assume!(u16::from(n) > 300);
    })
    .unwrap_err()
    .to_string();
    assert!(failure.contains("u16::from(n) > 300"), "{failure}");
    assert!(failure.contains("tests/statements/mod.rs:"), "{failure}");
}

#[test]
#[should_panic(expected = "assume! was called on a thread that runs no property")]
fn outside_of_a_property_they_say_so() {
    assume!(false);
}

#[given]
#[should_panic(expected = "not in a thread that it starts")]
fn on_another_thread_they_say_so(n: u8) {
    let result = thread::spawn(move || note!("{n}")).join();
    if let Err(payload) = result {
        std::panic::resume_unwind(payload);
    }
}
