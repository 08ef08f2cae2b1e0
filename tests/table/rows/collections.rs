//! Many values of one strategy, and some of given ones.

use super::rows;
use crate::table::types::names::*;

fn differ<T: PartialEq>(items: &[T]) -> bool {
    (1..items.len()).all(|index| !items[..index].contains(&items[index]))
}

rows! {
    any {
        Vec<u8> => vec![];
        Vec<Vec<String>> => vec![];
        [u16; 3] => [0, 0, 0];
        [String; 2] => [String::new(), String::new()];
        HashSet<u8> => HashSet::new();
        HashSet<String, Fixed> => HashSet::default();
        BTreeSet<i8> => BTreeSet::new();
        HashMap<String, u8> => HashMap::new();
        HashMap<u8, bool, Fixed> => HashMap::default();
        BTreeMap<char, Vec<bool>> => BTreeMap::new();
        VecDeque<u8> => VecDeque::new();
        LinkedList<String> => LinkedList::new();
        BinaryHeap<u16> => BinaryHeap::new();
        Box<[u8]> => Box::from([]);
        Rc<[String]> => Rc::from([]);
        Arc<[char]> => Arc::from([]);
        Cow<'static, [u8]> => Cow::from(vec![]), |items| matches!(items, Cow::Owned(_));
    }
    vecs {
        Vec<i32>: st::vecs(0..100) => vec![], |vec| vec.iter().all(|n| (0..100).contains(n));
        Vec<u8>: st::vecs(3..).min_size(2) => vec![3, 3], |vec| vec.len() >= 2 && vec.iter().all(|n| *n >= 3);
        Vec<bool>: st::vecs(st::booleans()).max_size(3) => vec![], |vec| vec.len() <= 3;
        Vec<u8>: st::vecs(1..=6).size(1..=5) => vec![1], |vec| (1..=5).contains(&vec.len());
        Vec<u8>: st::vecs(1..=49).unique().size(6..=6) => vec![1, 2, 3, 4, 5, 6], |vec| vec.len() == 6 && differ(vec);
        Vec<u8>: st::vecs(0..9).unique().min_size(2).max_size(4) => vec![0, 1], |vec| (2..=4).contains(&vec.len()) && differ(vec);
        Vec<(u8, char)>: st::vecs(any::<(u8, char)>()).unique_by(|(id, _)| *id) => vec![],
            |vec| differ(&vec.iter().map(|(id, _)| *id).collect::<Vec<u8>>());
    }
    arrays {
        [f64; 3]: st::arrays(0.0..=1.0) => [0.0; 3], |array| array.iter().all(|x| (0.0..=1.0).contains(x));
        [String; 0]: st::arrays(st::text()) => [], |array| array.is_empty();
    }
    hash_sets {
        HashSet<u8>: st::hash_sets(0..64) => HashSet::new(), |set| set.iter().all(|n| *n < 64);
        HashSet<u8>: st::hash_sets(any::<u8>()).min_size(2) => HashSet::from([0, 1]), |set| set.len() >= 2;
        HashSet<char>: st::hash_sets('a'..='f').max_size(2) => HashSet::new(), |set| set.len() <= 2;
        HashSet<u8, Fixed>: st::hash_sets(0..8).size(1..=8).hasher::<Fixed>() => HashSet::from_iter([0]), |set| !set.is_empty();
    }
    btree_sets {
        BTreeSet<u8>: st::btree_sets(1..=31).min_size(1) => BTreeSet::from([1]), |set| !set.is_empty();
        BTreeSet<u8>: st::btree_sets(any::<u8>()).max_size(2) => BTreeSet::new(), |set| set.len() <= 2;
        BTreeSet<bool>: st::btree_sets(st::booleans()).size(2..) => BTreeSet::from([false, true]), |set| set.len() == 2;
    }
    hash_maps {
        HashMap<String, u8>: st::hash_maps(st::text().min_size(1), ..9) => HashMap::new(),
            |map| !map.contains_key("") && map.values().all(|n| *n < 9);
        HashMap<u8, u8>: st::hash_maps(1.., 2..).min_size(1) => HashMap::from([(1, 2)]), |map| !map.is_empty();
        HashMap<u8, ()>: st::hash_maps(any::<u8>(), st::just(())).max_size(2) => HashMap::new(), |map| map.len() <= 2;
        HashMap<bool, u8, Fixed>: st::hash_maps(st::booleans(), 0..3).size(2..=2).hasher::<Fixed>()
            => HashMap::from_iter([(false, 0), (true, 0)]), |map| map.len() == 2;
    }
    btree_maps {
        BTreeMap<u32, String>: st::btree_maps(0..1000, st::text()).size(1..) => BTreeMap::from([(0, String::new())]),
            |map| map.keys().all(|key| *key < 1000) && !map.is_empty();
        BTreeMap<u8, bool>: st::btree_maps(any::<u8>(), st::booleans()).min_size(1).max_size(2)
            => BTreeMap::from([(0, false)]), |map| (1..=2).contains(&map.len());
    }
    permutations {
        Vec<char>: st::permutations(['a', 'b', 'c']) => vec!['a', 'b', 'c'], |order| order.len() == 3 && differ(order);
        Vec<u8>: st::permutations(vec![]) => vec![], Vec::is_empty;
    }
    slices {
        Range<usize>: st::slices(10) => 0..0, |range| range.start <= range.end && range.end <= 10;
        Range<usize>: st::slices(0) => 0..0, |range| *range == (0..0);
    }
    subsequences {
        Vec<&'static str>: st::subsequences(["parse", "check", "build"]) => vec![], |steps| steps.len() <= 3 && differ(steps);
        Vec<u8>: st::subsequences([1, 2, 3, 4]).min_size(2) => vec![1, 2], |vec| vec.len() >= 2 && vec.is_sorted();
        Vec<u8>: st::subsequences([1, 2, 3]).max_size(1) => vec![], |vec| vec.len() <= 1;
        Vec<u8>: st::subsequences([3, 2, 1]).size(3..) => vec![3, 2, 1], |vec| *vec == [3, 2, 1];
    }
}
