//! Some of what there is: subsequences, slices, and an index into anything.

use std::collections::{BTreeSet, HashMap};

use hypo_strategies::{Index, Strategy, any, index, slices, subsequences, vecs};

use crate::harness::{check, misuse, samples, shrunk};

#[test]
fn subsequences_keep_the_order_and_begin_with_the_first_values() {
    let in_order = |vec: &Vec<i32>| vec.is_sorted_by(|a, b| a < b);
    check(subsequences([1, 2, 3, 4]), vec![], in_order);
    check(
        subsequences(vec![1, 2, 3, 4]).min_size(2),
        vec![1, 2],
        |vec| in_order(vec) && vec.len() >= 2,
    );
    check(subsequences([1, 2, 3]).size(3..=3), vec![1, 2, 3], in_order);
    check(subsequences([1, 2, 3]).max_size(1), vec![], |vec| {
        vec.len() <= 1
    });
    check(subsequences(['a', 'a']).size(2..), vec!['a', 'a'], |_| true);
    check(subsequences::<u8>([]), vec![], Vec::is_empty);
    let many: Vec<i32> = (0..1000).collect();
    assert_eq!(
        samples(subsequences(many.clone()).size(1000..), 3),
        [&many[..]; 3]
    );
    let drawn: BTreeSet<Vec<i32>> = samples(subsequences([1, 2, 3]), 300).into_iter().collect();
    assert_eq!(drawn.len(), 8);
}

#[test]
fn each_value_is_as_likely_in_a_subsequence() {
    let mut times = HashMap::new();
    for vec in samples(
        subsequences((0..10).collect::<Vec<i32>>()).size(3..=3),
        3000,
    ) {
        assert_eq!(vec.len(), 3);
        vec.into_iter()
            .for_each(|n| *times.entry(n).or_insert(0) += 1);
    }
    assert!(
        times.len() == 10 && times.values().all(|n| (750..1100).contains(n)),
        "{times:?}"
    );
}

#[test]
fn subsequences_shrink_to_what_is_needed() {
    let all = subsequences(('a'..='z').collect::<Vec<char>>());
    for vec in shrunk(&all, 100, |vec| vec.contains(&'k')) {
        assert_eq!(vec, ['k']);
    }
    for vec in shrunk(&all, 20, |vec| vec.len() > 2) {
        assert_eq!(vec, ['a', 'b', 'c']);
    }
}

#[test]
fn more_values_than_were_given_are_refused() {
    assert_eq!(
        misuse(|_| subsequences([1, 2, 3]).min_size(5)),
        "min_size is 5, but subsequences was given no more than 3 values; \
         lower min_size, or give it more values"
    );
}

#[test]
fn slices_are_within_the_length_and_simplest_when_empty_at_the_start() {
    check(slices(10), 0..0, |range| {
        range.start <= range.end && range.end <= 10
    });
    check(slices(0), 0..0, |range| *range == (0..0));
    check(slices(usize::MAX), 0..0, |range| range.start <= range.end);
    let drawn: BTreeSet<(usize, usize)> = samples(slices(3), 500)
        .into_iter()
        .map(|range| (range.start, range.end))
        .collect();
    assert_eq!(drawn.len(), 10);
    let ends = |place| {
        slices(3)
            .value_at(place)
            .map(|range| (range.start, range.end))
    };
    assert_eq!((0..11).map_while(ends).collect::<BTreeSet<_>>(), drawn);
    for range in shrunk(&slices(100), 30, |range| range.len() >= 3) {
        assert_eq!(range, 0..3);
    }
}

#[test]
fn an_index_finds_a_place_in_everything_but_the_empty() {
    check(index(), Index::new(0), |index| index.of(7) < 7);
    check(any::<Index>(), Index::new(0), |index| index.of(1) == 0);
    let mut items = [1, 2, 3];
    *Index::new(4).get_mut(&mut items) = 9;
    assert_eq!((items, Index::new(4).get(&items)), ([9, 2, 3], &9));
    for len in 1..40 {
        let place = |number: u32| Index::new(number).of(len);
        assert!((0..len as u32).all(|number| place(number) == number as usize));
        assert!(
            (0..400)
                .chain(u32::MAX - 400..=u32::MAX)
                .all(|number| place(number) < len)
        );
    }
    assert_eq!(Index::new(u32::MAX).of(usize::MAX), u32::MAX as usize);
    let places: BTreeSet<usize> = samples(index(), 300)
        .iter()
        .map(|index| index.of(5))
        .collect();
    assert_eq!(places.len(), 5);
    assert_eq!(
        misuse(|_| Index::new(4).of(0)),
        "Index(4) was used with something empty, in which there is no place; \
         draw what it points into with .min_size(1), or ask whether it is empty first"
    );
    assert!(misuse(|_| *Index::new(4).get::<u8>(&[])).contains("something empty"));
}

#[test]
fn an_index_shrinks_to_the_place_where_it_points() {
    let pointed = (index(), vecs(0..10).min_size(1));
    let found = shrunk(&pointed, 300, |(index, vec)| *index.get(vec) == 7);
    assert!(found.len() > 5, "{}", found.len());
    for (index, vec) in found {
        // What stands behind it is gone, and the number is the place itself.
        assert_eq!(index, Index::new(vec.len() as u32 - 1));
        assert_eq!(vec.last(), Some(&7));
    }
    for (index, vec) in shrunk(&pointed, 60, |(index, vec)| index.of(vec.len()) == 2) {
        assert_eq!((index, vec), (Index::new(2), vec![0, 0, 0]));
    }
}
