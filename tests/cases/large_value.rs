//! A very large value: 32 bytes that are mapped to a struct of 180 kB, which is in no box.
//!
//! What is between the strategy and the property may not keep copies of it on
//! the stack, where a debug build keeps one for each variable that a value
//! passes through. How much of the stack is needed is found out in processes of
//! their own, for one that has too little is killed.
#![allow(
    unnameable_test_items,
    reason = "properties are called by the tests around them"
)]

use std::cell::Cell;
use std::process::Command;

use hypo::prelude::*;
use hypo::{Check, Settings};

use super::{STACK, on_a_stack_of};

const BYTES: usize = 180_000;

/// What a test case may take in a debug build, whatever the argument is drawn by.
///
/// There is room for one value where it is made (by the user's function), one where the argument is, and one where
/// it is passed from there to the property. Of these, two hold a value at a time.
const THREE_AND_SOME: usize = 3 * BYTES + 100 * 1024;

/// Tells the process how large the stack is to be.
const STACK_VARIABLE: &str = "HYPO_TEST_STACK";

thread_local! {
    static CALLS: Cell<u32> = const { Cell::new(0) };
    /// How many large values there are, and were at most.
    static LIVE: Cell<(u32, u32)> = const { Cell::new((0, 0)) };
}

/// As a signature of post-quantum cryptography is.
struct Large {
    bytes: [u8; BYTES],
    _counted: Counted,
}

struct Counted;

impl Counted {
    fn new() -> Counted {
        let (live, most) = LIVE.get();
        LIVE.set((live + 1, most.max(live + 1)));
        Counted
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        let (live, most) = LIVE.get();
        LIVE.set((live - 1, most));
    }
}

fn large() -> impl Combinators<Value = Large> {
    any::<[u8; 32]>().map(|seed| Large {
        bytes: [seed[0]; BYTES],
        _counted: Counted::new(),
    })
}

#[composite]
fn composed(case: &TestCase) -> Large {
    large().draw(case)
}

#[derive(Arbitrary)]
struct Holder {
    #[arbitrary(large())]
    large: Large,
}

fn called(large: &Large) {
    assert_eq!(large.bytes.len(), BYTES);
    CALLS.set(CALLS.get() + 1);
}

/// Runs a property of a hundred test cases on the stack that the process was told, with so many values at a time.
fn run(property: fn(), most_live: u32) {
    let bytes = std::env::var(STACK_VARIABLE).ok();
    let bytes = bytes.map_or(STACK, |bytes| bytes.parse().expect("a number"));
    let (calls, (live, most)) = on_a_stack_of(bytes, || {
        property();
        (CALLS.get(), LIVE.get())
    });
    assert!(calls >= 100, "{calls} calls");
    assert_eq!(live, 0);
    assert_eq!(most, most_live);
}

/// Whether the test of this name passes in a process of its own, on a stack of so many bytes.
fn passes(name: &str, bytes: usize) -> bool {
    let test = std::env::current_exe().expect("a test has a file");
    let output = Command::new(test)
        .args([
            "--ignored",
            "--exact",
            &format!("cases::large_value::{name}"),
        ])
        .env(STACK_VARIABLE, bytes.to_string())
        .output()
        .expect("a test can be run");
    let said = String::from_utf8_lossy(&output.stdout);
    output.status.success() && said.contains("1 passed")
}

/// A test for each way to draw a large argument; each is run by another one.
macro_rules! large_arguments {
    ($($name:ident = $strategy:expr;)*) => {$(
        #[test]
        #[ignore = "it is run by another test, in a process of its own"]
        fn $name() {
            #[given(large = $strategy)]
            #[settings(seed = 1, database = none)]
            fn property(large: Large) {
                called(&large);
            }
            run(property, 1);
        }
    )*};
}
large_arguments! {
    of_a_mapped_strategy = large();
    of_a_composite = composed();
    of_a_boxed_strategy = large().boxed();
    of_alternatives = one_of![large(), large()];
    of_a_dependent_strategy = st::booleans().flat_map(|_| large());
}

#[test]
fn a_large_argument_takes_the_stack_of_three_and_needs_no_box() {
    for name in [
        "of_a_mapped_strategy",
        "of_a_composite",
        "of_a_boxed_strategy",
        "of_alternatives",
        "of_a_dependent_strategy",
    ] {
        assert!(passes(name, THREE_AND_SOME), "{name}");
    }
    assert!(
        !passes("of_a_mapped_strategy", BYTES),
        "it has to be on the stack"
    );
}

#[test]
#[ignore = "it is run by another test, in a process of its own"]
fn of_a_derived_struct() {
    #[given]
    #[settings(seed = 1, database = none)]
    fn property(holder: Holder) {
        called(&holder.large);
    }
    run(property, 1);
}

#[test]
#[ignore = "it is run by another test, in a process of its own"]
fn of_a_filter() {
    #[given(large = large().filter(|large| large.bytes.len() == BYTES))]
    #[settings(seed = 1, database = none)]
    fn property(large: Large) {
        called(&large);
    }
    run(property, 1);
}

#[test]
#[ignore = "it is run by another test, in a process of its own"]
fn of_a_collection() {
    #[given(items = st::vecs(large()).size(2..=2), perhaps = st::options(large()))]
    #[settings(seed = 1, database = none)]
    fn property(items: Vec<Large>, perhaps: Option<Large>) {
        drop(perhaps);
        items.iter().for_each(called);
    }
    run(property, 3);
}

#[test]
#[ignore = "it is run by another test, in a process of its own"]
fn of_check() {
    let property = || {
        let check = Check::new(Settings::new().seed(1).database(None), large());
        let report = check.run_named(|large| called(&large));
        assert!(report.is_ok());
    };
    run(property, 1);
}

#[test]
#[ignore = "it is run by another test, in a process of its own"]
fn of_find() {
    let property = || {
        let settings = Settings::new().seed(1).max_examples(100);
        let nothing = hypo::find_with(settings, large(), |large| {
            called(large);
            false
        });
        assert!(nothing.is_err());
    };
    run(property, 1);
}

#[test]
fn the_stack_of_a_test_is_enough_for_large_values_wherever_they_are_drawn() {
    for name in [
        "of_a_derived_struct",
        "of_a_filter",
        "of_a_collection",
        "of_check",
        "of_find",
    ] {
        assert!(passes(name, STACK), "{name}");
    }
}
