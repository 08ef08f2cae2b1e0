use std::collections::{BTreeSet, HashSet, VecDeque};
use std::hash::{BuildHasherDefault, DefaultHasher};

use hypo_core::choice::Value;
use hypo_strategies::{
    Strategy, any, arrays, booleans, btree_maps, btree_sets, hash_maps, hash_sets, just,
    permutations, sampled_from, text, vecs,
};

use crate::harness::{check, executions, samples};

#[test]
fn vectors_are_empty_or_as_few_of_the_simplest_element_as_there_must_be() {
    check(vecs(0..10), vec![], |_| true);
    check(vecs(3..10).min_size(2), vec![3, 3], |v| v.len() >= 2);
    check(vecs(3..10).max_size(4), vec![], |v| v.len() <= 4);
    check(vecs(3..10).size(1..=3), vec![3], |v| {
        (1..=3).contains(&v.len())
    });
    check(vecs(3..10).size(4..=4), vec![3; 4], |v| v.len() == 4);
    check(vecs(3..10).size(..2), vec![], |v| v.len() < 2);
    check(vecs(3..10).size(0..=0), vec![], Vec::is_empty);
}

#[test]
fn vectors_have_the_sizes_that_their_limits_suggest() {
    let average = |drawn: Vec<Vec<bool>>| {
        drawn.iter().map(Vec::len).sum::<usize>() as f64 / drawn.len() as f64
    };
    let expected = [
        (vecs(booleans()), 5.0),
        (vecs(booleans()).min_size(10), 20.0),
        (vecs(booleans()).max_size(3), 1.5),
        (vecs(booleans()).max_size(1), 0.5),
        (vecs(booleans()).size(2..=6), 4.0),
    ];
    for (strategy, expected) in expected {
        let average = average(samples(strategy, 2000));
        assert!(
            (average / expected - 1.0).abs() < 0.1,
            "{average}, not {expected}"
        );
    }
    let drawn = samples(vecs(booleans()), 1000);
    assert!(drawn.iter().any(|vec| vec.len() > 20));
}

#[test]
fn every_size_of_a_small_range_comes_up() {
    let sizes: HashSet<usize> = samples(vecs(booleans()).size(1..=4), 300)
        .iter()
        .map(Vec::len)
        .collect();
    assert_eq!(sizes, HashSet::from([1, 2, 3, 4]));
}

#[test]
fn a_fixed_size_costs_no_boolean() {
    for (_, execution) in executions(&vecs(0..10).size(3..=3), 5) {
        assert_eq!(execution.choices.len(), 3);
    }
}

#[test]
fn the_booleans_are_forced_where_the_sizes_leave_no_choice() {
    for (vec, execution) in executions(&vecs(0..10).size(2..=3), 50) {
        let booleans: Vec<(bool, bool)> = execution
            .choices
            .iter()
            .filter_map(|choice| match choice.value {
                Value::Boolean(value) => Some((value, choice.forced)),
                _ => None,
            })
            .collect();
        let expected = match vec.len() {
            2 => vec![(true, true), (true, true), (false, false)],
            _ => vec![(true, true), (true, true), (true, false), (false, true)],
        };
        assert_eq!(booleans, expected);
    }
}

#[test]
fn unique_vectors_hold_no_element_twice() {
    let distinct = |vec: &Vec<i32>| {
        let set: BTreeSet<_> = vec.iter().collect();
        set.len() == vec.len()
    };
    check(vecs(0..100).unique(), vec![], distinct);
    check(vecs(any::<i32>()).unique().min_size(1), vec![0], distinct);
    let all = samples(vecs(0..10).unique().size(10..=10), 100);
    assert!(all.len() > 80, "{}", all.len());
    assert!(all.iter().all(distinct));
}

#[test]
fn unique_vectors_may_be_told_apart_by_a_key() {
    let pairs = vecs((0..100, 0..100)).unique_by(|(a, b)| *a.max(b));
    check(pairs, vec![], |vec| {
        let keys: BTreeSet<_> = vec.iter().map(|(a, b)| a.max(b)).collect();
        keys.len() == vec.len()
    });
}

#[test]
fn unique_elements_are_no_more_than_there_are() {
    let sizes: HashSet<usize> = samples(vecs(booleans()).unique(), 200)
        .iter()
        .map(Vec::len)
        .collect();
    assert_eq!(sizes, HashSet::from([0, 1, 2]));
    let both = samples(hash_sets(booleans()).min_size(2), 50);
    assert!(both.len() > 40, "{}", both.len());
}

#[test]
fn elements_that_run_out_end_the_collection_and_too_few_end_the_test_case() {
    // What is known of these is only that they are drawn: all are the same.
    let same = || hypo_strategies::from_fn(|case| (0..10).draw(case).min(0));
    let sets = samples(hash_sets(same()), 100);
    assert_eq!(sets.len(), 100);
    assert!(sets.iter().all(|set| set.len() <= 1));
    assert!(samples(hash_sets(same()).min_size(2), 20).is_empty());
}

#[test]
fn sets_are_empty_or_as_small_as_permitted() {
    check(btree_sets(0..100), BTreeSet::new(), |_| true);
    check(btree_sets(5..100).min_size(1), BTreeSet::from([5]), |set| {
        !set.is_empty()
    });
    check(hash_sets(0..100).max_size(3), HashSet::new(), |set| {
        set.len() <= 3
    });
    let three = samples(btree_sets(sampled_from([0, 1, 2, 3])).min_size(3), 50);
    assert!(three.len() > 40 && three.iter().all(|set| set.len() >= 3));
}

#[test]
fn maps_have_as_many_keys_as_entries_were_asked_for() {
    check(btree_maps(0..100, text()).max_size(3), [].into(), |map| {
        map.len() <= 3
    });
    let one = [(3, String::new())].into();
    check(btree_maps(3..9, text()).size(1..=2), one, |map| {
        (1..=2).contains(&map.len())
    });
    let drawn = samples(hash_maps(any::<u8>(), booleans()).size(2..=2), 50);
    assert!(drawn.len() > 40 && drawn.iter().all(|map| map.len() == 2));
}

#[test]
fn hashed_collections_take_any_hasher() {
    type Fixed = BuildHasherDefault<DefaultHasher>;
    let set: HashSet<u8, Fixed> = samples(hash_sets(any::<u8>()).hasher(), 1).remove(0);
    drop(set);
    let map = samples(hash_maps(0..9, just(())).hasher::<Fixed>(), 1).remove(0);
    assert!(map.keys().all(|key| *key < 9));
    check(any::<HashSet<u8, Fixed>>(), HashSet::default(), |_| true);
}

#[test]
fn arrays_are_as_long_as_their_type() {
    check(arrays(1..=6), [1; 4], |array| {
        array.iter().all(|n| (1..=6).contains(n))
    });
    check(any::<[u8; 0]>(), [], |_| true);
    check(any::<[bool; 33]>(), [false; 33], |_| true);
}

#[test]
fn permutations_are_simplest_in_the_order_given() {
    check(permutations([3, 1, 2]), vec![3, 1, 2], |vec| {
        let mut sorted = vec.clone();
        sorted.sort_unstable();
        sorted == [1, 2, 3]
    });
    check(permutations(vec!['a']), vec!['a'], |_| true);
    check(permutations::<u8>([]), vec![], Vec::is_empty);
    let orders: BTreeSet<Vec<i32>> = samples(permutations([1, 2, 3]), 200).into_iter().collect();
    assert_eq!(orders.len(), 6);
}

#[test]
fn a_deque_is_drawn_like_a_vector() {
    check(any::<VecDeque<u8>>(), VecDeque::new(), |_| true);
}
