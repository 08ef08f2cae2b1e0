use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

use hypo_strategies::{Arbitrary, ToSource, any};

use crate::harness::check;

#[test]
fn every_standard_type_is_drawn_simplest_first() {
    fn is_simplest<T: Arbitrary + ToSource>(expected: T) {
        check(any::<T>(), expected, |_| true);
    }
    is_simplest(());
    is_simplest(false);
    is_simplest('0');
    is_simplest(String::new());
    is_simplest(0.0f32);
    is_simplest(0.0f64);
    is_simplest(0u128);
    is_simplest(Box::new(0i8));
    is_simplest(None::<u8>);
    is_simplest(Ok::<_, ()>(0u8));
    is_simplest(Vec::<u8>::new());
    is_simplest([0u8; 3]);
    is_simplest((0u8, false, String::new()));
    is_simplest(HashSet::<u8>::new());
    is_simplest(BTreeSet::<u8>::new());
    is_simplest(HashMap::<u8, u8>::new());
    is_simplest(BTreeMap::<u8, u8>::new());
}

#[test]
fn a_tuple_may_have_twelve_components() {
    type Twelve = (u8, u8, u8, u8, u8, u8, u8, u8, u8, u8, u8, bool);
    check(
        any::<Twelve>(),
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, false),
        |_| true,
    );
}

#[test]
fn the_strategy_of_a_type_can_be_built_on() {
    check(any::<Vec<u8>>().size(2..=3), vec![0, 0], |vec| {
        (2..=3).contains(&vec.len())
    });
}
