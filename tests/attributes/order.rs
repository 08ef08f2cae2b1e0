//! The attributes may stand in any order, and examples run in the order of the source.

use std::cell::RefCell;

use hypo::{example, given, settings};

thread_local! {
    static SEEN: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

fn see(n: u8) {
    SEEN.with_borrow_mut(|seen| seen.push(n));
}

#[given]
#[settings(phases = [explicit])]
#[example(1)]
#[example(2)]
fn given_first(n: u8) {
    see(n);
}

#[example(1)]
#[example(2)]
#[settings(phases = [explicit])]
#[given]
fn given_last(n: u8) {
    see(n);
}

#[example(1)]
#[given]
#[settings(phases = [explicit])]
#[example(2)]
fn given_between(n: u8) {
    see(n);
}

#[settings(phases = [explicit])]
#[example(1)]
#[test]
#[given]
#[example(2)]
fn a_test_between(n: u8) {
    see(n);
}

#[hypo::settings(phases = [explicit])]
#[hypo::example(1)]
#[::hypo::given]
#[::hypo::example(2)]
fn paths(n: u8) {
    see(n);
}

#[test]
fn examples_run_in_source_order() {
    for property in [
        given_first,
        given_last,
        given_between,
        a_test_between,
        paths,
    ] {
        property();
        assert_eq!(SEEN.take(), [1, 2]);
    }
}

#[given]
#[example(1)]
#[cfg_attr(all(), settings(phases = [explicit]))]
#[cfg_attr(any(), example(3))]
#[example(2)]
fn conditional(n: u8) {
    see(n);
}

#[test]
fn conditional_attributes_count_if_the_condition_holds() {
    conditional();
    assert_eq!(SEEN.take(), [1, 2]);
}
