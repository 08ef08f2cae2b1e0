//! Facts of containers and trees of which one part matters, and of what single minimisers find.

use super::{Fails, by, ends_in, ints, shrink_from, up_to};
use crate::choice::{Alphabet, Probability, Size, StringConstraint, Value};
use crate::shrink::passes::Individual;
use crate::shrink::schedule::Schedule;
use crate::source::{Random, Seed, Source};
use crate::{Executor, IntoVerdict, Label, LocalExecutor, Outcome, TestCase};

#[test]
fn c9_a_tree_that_leans_is_as_small_as_one_can_be() {
    /// How high a tree is, and whether all of it is balanced.
    fn tree(case: &TestCase) -> (u32, bool) {
        case.span(Label::new("tree"), || {
            if !case.draw_boolean(Probability::HALF) {
                return (0, true);
            }
            let (left, right) = (tree(case), tree(case));
            let is_balanced = left.1 && right.1 && left.0.abs_diff(right.0) <= 1;
            (1 + left.0.max(right.0), is_balanced)
        })
    }
    let fails = |case: &TestCase| !tree(case).1;
    let start = [[true; 5].as_slice(), &[false; 6]].concat();
    let (shrunk, _) = shrink_from(booleans(&start), Schedule::of_all_passes(), &fails);
    let end = [true, false, true, false, true, false, false];
    assert_eq!(shrunk.execution.values(), booleans(&end));
}

fn booleans(values: &[bool]) -> Vec<Value> {
    values.iter().map(|value| Value::Boolean(*value)).collect()
}

fn text(case: &TestCase, alphabet: Alphabet) -> String {
    let size = Size::new(0, 10).expect("not empty");
    case.draw_string(&StringConstraint::new(alphabet, size))
}

#[test]
fn c23_a_variant_of_a_character_becomes_the_plain_one() {
    let variants = [
        ("À", "A"),
        ("é", "e"),
        ("Ñ", "N"),
        ("²", "2"),
        ("𝕿", "T"),
        ("Ⓐ", "A"),
        ("Ｂ", "B"),
        ("ﬁ", "f"),
        ("ß", "s"),
        ("a", "A"),
        ("Àé", "Ae"),
    ];
    for (start, plain) in variants {
        let fails = |case: &TestCase| [start, plain].contains(&&*text(case, Alphabet::all()));
        let start = vec![Value::String(start.to_owned())];
        let (shrunk, _) = shrink_from(start, Schedule::of_all_passes(), &fails);
        assert_eq!(shrunk.execution.values(), [Value::String(plain.to_owned())]);
    }
}

#[test]
fn c24_a_character_whose_plain_one_is_not_in_the_alphabet_stays() {
    let fails = |case: &TestCase| {
        let alphabet = Alphabet::from_ranges([('\u{80}', '\u{ffff}')]).expect("not empty");
        ["À", "A"].contains(&&*text(case, alphabet))
    };
    let start = vec![Value::String("À".to_owned())];
    let (shrunk, _) = shrink_from(start.clone(), Schedule::of_all_passes(), &fails);
    assert_eq!(shrunk.execution.values(), start);
}

#[test]
fn c26_a_boundary_is_found_and_what_cannot_fall_costs_little() {
    ends_in([11], [1 << 16], by(Individual), |case| {
        up_to(case, 1 << 16) > 10
    });
    let stays = |case: &TestCase| up_to(case, 1 << 16) == 1 << 16;
    let (shrunk, _) = shrink_from(ints([1 << 16]), by(Individual), &stays);
    assert!(shrunk.effort.runs <= 10, "{} runs", shrunk.effort.runs);
}

/// A failure that random choices come upon.
fn found(seed: u64, fails: &Fails<'_>) -> Vec<Value> {
    let body = |case: &TestCase| (!fails(case)).into_verdict();
    let mut executor = LocalExecutor::new(&body, 8192);
    for attempt in 0..10_000 {
        let random = Random::new(Seed(seed << 32 | attempt));
        let source = Source::random_after(Vec::new(), random);
        let execution = executor.execute(source).expect("no misuse");
        if execution.outcome == Outcome::Interesting {
            return execution.values();
        }
    }
    panic!("seed {seed} finds no failure");
}

/// So many elements, each poisoned with this probability: whether one is.
fn is_poisoned(case: &TestCase, elements: u32, poison: f64) -> bool {
    let poison = Probability::new(poison).expect("from 0 to 1");
    let element = |_| case.span(Label::new("element"), || case.draw_boolean(poison));
    (0..elements).map(element).fold(false, |any, one| any | one)
}

/// Shrinks what random choices find of every size, probability and seed.
fn of_every_size(expected: &[Value], container: impl Fn(&TestCase, u32, f64) -> bool) {
    for size in [5, 10, 20] {
        for poison in [0.01, 0.1] {
            for seed in 0..4 {
                let fails = |case: &TestCase| container(case, size, poison);
                let start = found(seed, &fails);
                let (shrunk, _) = shrink_from(start, Schedule::of_all_passes(), &fails);
                let end = shrunk.execution.values();
                assert_eq!(end, expected, "{size}, {poison}, {seed}");
            }
        }
    }
}

#[test]
fn c29_of_a_poisoned_list_one_element_is_left() {
    let one = [ints([1]), booleans(&[true])].concat();
    of_every_size(&one, |case, size, poison| {
        let length = up_to(case, size);
        is_poisoned(case, length, poison)
    });
}

#[test]
#[ignore = "no pass lowers one side of a matrix with the elements that go with it"]
fn c29_of_a_poisoned_matrix_one_element_is_left() {
    let one = [ints([1, 1]), booleans(&[true])].concat();
    of_every_size(&one, |case, size, poison| {
        let side = size.isqrt() + 1;
        let (rows, columns) = (up_to(case, side), up_to(case, side));
        is_poisoned(case, rows * columns, poison)
    });
}

const POISON: u64 = 65_535;

/// The choices of a tree of so many leaves, of which one is poisoned; `split` says how many go to the left.
fn poisoned_tree(leaves: usize, poisoned: Option<usize>, split: fn(usize) -> usize) -> Vec<u64> {
    if leaves == 1 {
        return vec![0, poisoned.map_or(40, |_| POISON)];
    }
    let left = split(leaves);
    let in_left = poisoned.filter(|at| *at < left);
    let in_right = poisoned.and_then(|at| at.checked_sub(left));
    let (left, right) = (
        poisoned_tree(left, in_left, split),
        poisoned_tree(leaves - left, in_right, split),
    );
    [vec![1], left, right].concat()
}

#[test]
fn c30_of_a_poisoned_tree_the_poison_is_left() {
    fn tree(case: &TestCase) -> bool {
        case.span(Label::new("tree"), || match up_to(case, 1) {
            0 => u64::from(up_to(case, POISON as u32)) == POISON,
            _ => tree(case) | tree(case),
        })
    }
    let splits: [fn(usize) -> usize; 3] = [|_| 1, |leaves| leaves - 1, |leaves| leaves / 2];
    for (leaves, split) in [2, 5, 10]
        .into_iter()
        .flat_map(|n| splits.map(|split| (n, split)))
    {
        for marker in [vec![], vec![1], vec![7, 3]] {
            for poisoned in 0..leaves {
                let start = poisoned_tree(leaves, Some(poisoned), split);
                let expected = marker.clone();
                ends_in(
                    [vec![0, POISON], marker.clone()].concat(),
                    [start, marker.clone()].concat(),
                    Schedule::of_all_passes(),
                    move |case| {
                        let is_poisoned = tree(case);
                        expected
                            .iter()
                            .all(|mark| u64::from(up_to(case, 255)) == *mark)
                            && is_poisoned
                    },
                );
            }
        }
    }
}
