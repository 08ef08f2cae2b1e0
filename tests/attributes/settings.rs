//! Every setting, in each way to write it.

use std::cell::Cell;
use std::sync::Arc;

use hypo::database::InMemoryDatabase;
use hypo::prelude::*;
use hypo::{Phase, Verbosity};

thread_local! {
    static CALLS: Cell<u32> = const { Cell::new(0) };
}

const FEW: u32 = 7;

#[given]
#[settings(max_examples = FEW, phases = [generate], database = none)]
fn few(_n: u64) {
    CALLS.set(CALLS.get() + 1);
}

#[test]
fn settings_are_passed_on() {
    few();
    assert_eq!(CALLS.get(), FEW);
}

#[given]
#[settings(seed = 0x5EED, print_blob = false, report_multiple_bugs = false)]
#[settings(verbosity = quiet)]
fn several_attributes(n: u8) {
    assert!(n.count_ones() <= 8);
}

#[given]
#[settings(derandomize = cfg!(test), phases = [explicit, reuse, generate, target, shrink, explain], verbosity = normal)]
fn words(n: u8) {
    assert!(n.count_ones() <= 8);
}

#[given]
#[settings(phases = [Phase::Explicit, generate], verbosity = Verbosity::Normal)]
fn paths(n: u8) {
    assert!(n.count_ones() <= 8);
}

const PHASES: [Phase; 2] = [Phase::Generate, Phase::Shrink];

#[given]
#[settings(phases = PHASES)]
#[settings()]
fn constants(n: u8) {
    assert!(n.count_ones() <= 8);
}

#[given]
#[settings(database = Some(Arc::new(InMemoryDatabase::new())))]
fn a_database(n: u8) {
    assert!(n.count_ones() <= 8);
}
