//! Collections that hold all, or nearly all, of the different elements there are.

use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::fmt::Debug;

use hypo_strategies::{
    Combinators, Strategy, ToSource, any, arrays, binary, booleans, btree_maps, btree_sets, chars,
    hash_maps, hash_sets, integers, just, one_of, options, permutations, results, sampled_from,
    text, vecs,
};

use crate::harness::{check, misuse, samples, shrunk};

/// A set of as many elements as there are is drawn each time, and has them all.
#[track_caller]
fn all<S>(elements: S)
where
    S: Strategy<Value: Ord + ToSource + Debug>,
{
    let number = elements.distinct().expect("the elements are counted") as usize;
    let listed: BTreeSet<S::Value> = (0..number)
        .map(|place| elements.value_at(place as u128).expect("they are listed"))
        .collect();
    assert_eq!(listed.len(), number, "{listed:?}");
    let past = elements.value_at(number as u128);
    assert!(past.is_none(), "{past:?}");
    let drawn = samples(btree_sets(elements).size(number..=number), 30);
    assert_eq!(drawn.len(), 30, "test cases were rejected");
    for set in drawn {
        assert_eq!(set, listed);
    }
}

#[test]
fn a_set_may_have_all_the_elements_there_are() {
    all(0..8);
    all(-3..=3);
    all(integers(250u8..));
    all(any::<u8>());
    all(booleans());
    all('a'..='e');
    all(chars().alphabet("xyz"));
    all(text().alphabet("ab").max_size(3));
    all(binary().size(1..=1));
    all(sampled_from(["a", "b", "c"]));
    all(just(7));
    all(permutations([1, 2, 3, 4]));
}

#[test]
fn a_set_may_have_all_that_is_made_of_few() {
    all(any::<Option<bool>>());
    all(any::<(bool, Option<bool>, bool)>());
    all(any::<[bool; 4]>());
    all(arrays::<_, 2>(0..5));
    all(results(0..3, booleans()));
    all(options(options(0..2)).boxed());
    all(one_of![just(9), 0..3, one_of([4..6, 7..8])]);
    all(one_of(vec![0..3, 5..6]));
    all(integers(0..9).map(|n| n * 2));
}

#[test]
fn elements_that_a_filter_refuses_are_passed_over() {
    let most = || integers(0..16).filter(|n| *n != 5);
    let drawn = samples(btree_sets(most()).size(15..=15), 50);
    assert!(drawn.len() > 40, "{}", drawn.len());
    assert!(drawn.iter().all(|set| !set.contains(&5)));
    let most = || integers(0..16).filter_map(|n| (n != 5).then_some(n * 2));
    assert!(samples(btree_sets(most()).size(15..=15), 50).len() > 40);
    assert!(samples(btree_sets(most()).size(16..=16), 20).is_empty());
}

#[test]
fn the_simplest_full_collection_has_its_elements_simplest_first() {
    check(vecs(0..8).unique().size(8..=8), (0..8).collect(), |_| true);
    let words = vecs(sampled_from(["a", "b", "c"])).unique().size(3..=3);
    check(words, vec!["a", "b", "c"], |_| true);
    let wide = vecs(any::<u8>()).unique().size(256..=256);
    check(wide, (0..=255).collect(), |vec| {
        vec.iter().collect::<HashSet<_>>().len() == 256
    });
    check(vecs(-9..=9).unique().min_size(4), vec![0, 1, -1, 2], |_| {
        true
    });
    let maps = btree_maps(booleans(), 3..5).size(2..=2);
    check(maps, BTreeMap::from([(false, 3), (true, 3)]), |_| true);
    check(hash_sets(0..1).min_size(1), HashSet::from([0]), |_| true);
    assert_eq!(
        samples(hash_maps(any::<u8>(), just(())).size(256..=256), 5).len(),
        5
    );
}

#[test]
fn full_collections_shrink_to_the_simplest_order() {
    let full = vecs(0..8).unique().size(8..=8);
    for vec in shrunk(&full, 20, |_| true) {
        assert_eq!(vec, [0, 1, 2, 3, 4, 5, 6, 7]);
    }
    for vec in shrunk(&full, 20, |vec| vec[7] < vec[6]) {
        assert!(vec[..7].is_sorted(), "{vec:?}");
    }
}

#[test]
fn what_a_full_collection_need_not_have_is_shrunk_away() {
    let sets = btree_sets(0..8);
    let found = shrunk(&sets, 60, |set| set.contains(&6));
    assert!(found.len() > 20, "{}", found.len());
    for set in found {
        assert_eq!(set, BTreeSet::from([6]));
    }
    let found = shrunk(&btree_sets(0..8).min_size(6), 20, |_| true);
    for set in found {
        assert_eq!(set, BTreeSet::from([0, 1, 2, 3, 4, 5]));
    }
}

#[test]
fn every_order_of_a_full_vector_comes_up() {
    let drawn = samples(vecs(0..4).unique().size(4..=4), 600);
    let orders: HashSet<Vec<i32>> = drawn.into_iter().collect();
    assert_eq!(orders.len(), 24);
}

#[test]
fn elements_of_a_function_are_no_more_than_those_it_is_given() {
    let message = misuse(|_| hash_sets(integers(0..3).map(|n| n * 2)).min_size(4));
    assert!(message.contains("different elements is 3"), "{message}");
    let message = misuse(|_| hash_sets(permutations([1, 2, 3])).min_size(7));
    assert!(message.contains("different elements is 6"), "{message}");
}
