//! Recursive strategies with limits, in a whole run.

use hypo::prelude::*;
use hypo::{Settings, check};

#[derive(Clone, Debug, PartialEq, Arbitrary)]
enum Rose {
    Leaf(u8),
    Node(Vec<Rose>),
}

fn pairs() -> st::Recursive<'static, Rose> {
    st::recursive(st::integers(0..9u8).map(Rose::Leaf), |rose| {
        (rose.clone(), rose).map(|(left, right)| Rose::Node(vec![left, right]))
    })
}

#[test]
fn a_limit_of_size_leaves_a_space_that_can_be_exhausted_and_rejects_nothing() {
    for (max_size, all) in [(1, 9), (2, 9 + 81)] {
        let settings = Settings::new().seed(1).max_examples(200).database(None);
        let report = check(settings, pairs().max_size(max_size), drop).expect("it holds");
        assert_eq!((report.tally.valid, report.tally.invalid), (all, 0));
    }
    let nines = st::recursive(st::integers(0..9u8).map(Rose::Leaf), |rose| {
        st::arrays::<_, 9>(rose).map(|roses: [Rose; 9]| Rose::Node(roses.to_vec()))
    });
    let settings = Settings::new().seed(1).database(None);
    let report = check(settings, nines.max_size(8), drop).expect("it holds");
    assert_eq!((report.tally.valid, report.tally.invalid), (9, 0));
}
