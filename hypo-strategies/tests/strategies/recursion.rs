//! Strategies that are made of themselves, and how large their values get.

use std::collections::BTreeSet;
use std::sync::atomic::{AtomicU32, Ordering};

use hypo_core::source::{Random, Seed, Source};
use hypo_strategies::{
    BoxedStrategy, Combinators, Json, Strategy, any, deferred, integers, json, just, nothing,
    one_of, recursive, vecs,
};

use crate::harness::{executions, misuse, run, samples, shrunk, simplest};

#[derive(Clone, Debug, PartialEq)]
enum Tree {
    Leaf(u8),
    Node(Box<(Tree, Tree)>),
}

impl Tree {
    fn leaves(&self) -> usize {
        match self {
            Tree::Leaf(_) => 1,
            Tree::Node(both) => both.0.leaves() + both.1.leaves(),
        }
    }

    fn depth(&self) -> usize {
        match self {
            Tree::Leaf(_) => 0,
            Tree::Node(both) => 1 + both.0.depth().max(both.1.depth()),
        }
    }
}

fn trees() -> hypo_strategies::Recursive<'static, Tree> {
    recursive(integers(..).map(Tree::Leaf), |tree| {
        (tree.clone(), tree).map(|both| Tree::Node(Box::new(both)))
    })
}

fn deferred_trees() -> BoxedStrategy<'static, Tree> {
    let node = (deferred(deferred_trees), deferred(deferred_trees));
    one_of![
        node.map(|both| Tree::Node(Box::new(both))),
        integers(..).map(Tree::Leaf),
    ]
    .boxed()
}

#[test]
fn the_simplest_value_is_that_of_the_base() {
    assert_eq!(simplest(trees()), Tree::Leaf(0));
    assert_eq!(simplest(json()), Json::Null);
}

#[test]
fn values_of_every_size_are_drawn_in_every_shape() {
    for drawn in [samples(trees(), 2000), samples(deferred_trees(), 2000)] {
        let sizes: BTreeSet<usize> = drawn.iter().map(Tree::leaves).collect();
        let seen = (1..=40).filter(|size| sizes.contains(size)).count();
        assert!(seen >= 38, "of 1 to 40 leaves there are {sizes:?}");
        assert!(sizes.iter().all(|size| *size <= 100), "{sizes:?}");
        let large = || drawn.iter().filter(|tree| tree.leaves() >= 20);
        let chains = large().filter(|tree| tree.depth() >= 18).count();
        let bushes = large().filter(|tree| tree.depth() <= 7).count();
        assert!(
            chains >= 20 && bushes >= 20,
            "{chains} chains, {bushes} bushes"
        );
    }
}

#[test]
fn what_is_drawn_replays() {
    for (tree, execution) in executions(&trees(), 100) {
        let source = Source::replay(execution.values());
        let (again, _) = run(|case| trees().draw(case), source).expect("no misuse");
        assert_eq!(again, Some(tree));
    }
}

#[test]
fn values_shrink_to_the_least_that_fails() {
    for strategy in [trees().boxed(), deferred_trees()] {
        for found in shrunk(&strategy, 100, |tree| tree.leaves() >= 3) {
            assert_eq!(found.leaves(), 3, "{found:?}");
        }
    }
}

#[test]
fn depth_and_size_have_limits() {
    for max_depth in [0, 1, 3] {
        let drawn = samples(trees().max_depth(max_depth), 300);
        assert_eq!(drawn.len(), 300, "nothing is rejected");
        let deepest = drawn.iter().map(Tree::depth).max();
        assert_eq!(deepest, Some(max_depth));
    }
    for max_size in [1, 2, 7] {
        let drawn = samples(trees().max_size(max_size), 300);
        assert_eq!(drawn.len(), 300, "nothing is rejected");
        assert!(drawn.iter().all(|tree| tree.leaves() <= max_size));
    }
    let both = samples(trees().max_size(9).max_depth(2), 300);
    assert!(
        both.iter()
            .all(|tree| tree.leaves() <= 4 && tree.depth() <= 2)
    );
}

#[test]
fn each_value_of_several_has_limits_of_its_own() {
    let pairs = samples((trees().max_size(5), trees().max_size(5)), 300);
    assert_eq!(pairs.len(), 300, "nothing is rejected");
    assert!(
        pairs
            .iter()
            .any(|(first, second)| first.leaves() + second.leaves() > 5)
    );
}

#[test]
fn extend_is_called_once_and_a_size_of_nothing_is_refused() {
    let calls = AtomicU32::new(0);
    let strategy = recursive(just(0u32), |inner| {
        calls.fetch_add(1, Ordering::Relaxed);
        inner.map(|depth| depth + 1)
    });
    let _ = samples(&strategy, 50);
    assert_eq!(calls.load(Ordering::Relaxed), 1);
    let refused = misuse(|_| trees().max_size(0));
    assert!(refused.starts_with("max_size is 0"), "{refused}");
}

#[test]
fn a_vector_of_recursive_values_is_as_long_as_any() {
    let lengths: BTreeSet<usize> = samples(vecs(trees()), 300).iter().map(Vec::len).collect();
    assert!(
        (0..=8).all(|length| lengths.contains(&length)),
        "{lengths:?}"
    );
}

#[test]
fn weights_say_how_likely_alternatives_are() {
    let drawn = samples(
        one_of![8 => just('a'), just('b'), 0 => just('c'), 3 => nothing()],
        900,
    );
    let count = |wanted| drawn.iter().filter(|c| **c == wanted).count();
    assert_eq!(drawn.len(), 900);
    assert!(
        count('a') > 5 * count('b'),
        "{} to {}",
        count('a'),
        count('b')
    );
    assert!(count('b') > 50);
    assert_eq!(count('c'), 0);
    assert_eq!(simplest(one_of![1 => just('b'), 9 => just('a')]), 'b');
}

#[test]
fn a_weighted_one_of_within_another_is_one_alternative() {
    let within = one_of![just(1), just(2), just(3)];
    let drawn = samples(one_of![1 => within, 1 => just(0)], 900);
    let zeros = drawn.iter().filter(|n| **n == 0).count();
    assert!((300..600).contains(&zeros), "{zeros}");
}

#[test]
fn a_weighted_alternative_is_drawn_in_every_source() {
    let strategy = one_of![5 => just(0u8), integers(1..)];
    for seed in 0..20 {
        let source = Source::random_after(Vec::new(), Random::new(Seed(seed)));
        let (value, _) = run(|case| strategy.draw(case), source).expect("no misuse");
        assert!(value.is_some());
    }
}

#[test]
fn documents_are_of_every_kind() {
    let kinds: BTreeSet<u8> = samples(any::<Json>(), 300)
        .iter()
        .map(|json| match json {
            Json::Null => 0,
            Json::Bool(_) => 1,
            Json::Int(_) => 2,
            Json::Double(_) => 3,
            Json::Str(_) => 4,
            Json::Array(_) => 5,
            Json::Object(_) => 6,
        })
        .collect();
    assert_eq!(kinds.len(), 7);
}

#[test]
fn what_is_made_of_itself_alone_ends_as_too_deep_and_not_in_an_overflow() {
    fn itself() -> BoxedStrategy<'static, u8> {
        deferred(itself).map(|n| n).boxed()
    }
    let source = Source::simplest_after(Vec::new());
    let (value, execution) = run(|case| itself().draw(case), source).expect("no misuse");
    assert_eq!(value, None);
    let reason = execution.rejection.expect("it is rejected").reason;
    assert_eq!(reason, "strategies nested more than 250 deep");
}

#[test]
fn a_depth_beyond_every_test_case_is_no_limit() {
    let drawn = samples(trees().max_depth(1_000_000), 100);
    assert_eq!(drawn.len(), 100);
}

#[test]
fn weights_of_nothing_but_0_are_refused() {
    let refused = misuse(|case| one_of![0 => just(1), 0 => just(2)].draw(case));
    assert!(refused.contains("has the weight 0"), "{refused}");
}
