//! What draws more when it is used: functions and random numbers.

use std::cell::RefCell;
use std::collections::HashSet;

use hypo_core::TestCase;
use hypo_core::choice::Value;
use hypo_core::source::Source;
use hypo_strategies::{
    Combinators, Function, Randoms, Strategy, any, functions, integers, just, randoms, vecs,
};

use crate::harness::{executions, run, samples, shrunk, simplest};

#[test]
fn a_function_answers_the_same_to_the_same_argument() {
    let asked = functions(any::<u32>()).map(|f: Function<u8, u32>| {
        let first: Vec<u32> = (0..10).map(&*f).collect();
        let again: Vec<u32> = (0..10).rev().map(&*f.clone()).collect();
        assert!(first.iter().eq(again.iter().rev()));
        first
    });
    for (_, execution) in executions(&asked, 20) {
        assert_eq!(execution.choices.len(), 10);
    }
    let drawn = samples(&asked, 20);
    assert!(
        drawn
            .iter()
            .any(|answers| answers.iter().collect::<HashSet<_>>().len() > 5)
    );
    assert_eq!(simplest(asked), [0; 10]);
}

#[test]
fn functions_of_several_arguments_or_none_take_a_tuple() {
    let asked = functions(5..8).map(|f: Function<(i32, char), i32>| f((1, 'a')) + f((1, 'b')));
    assert_eq!(simplest(asked), 10);
    assert_eq!(
        simplest(functions(just(3)).map(|f: Function<(), i32>| f(()))),
        3
    );
}

#[test]
fn what_a_function_answers_shrinks() {
    let sum = functions(0..1000).map(|f: Function<u8, i32>| f(0) + f(1) + f(2));
    for sum in shrunk(&sum, 20, |sum| *sum >= 1500) {
        assert_eq!(sum, 1500);
    }
}

#[test]
fn a_function_that_is_kept_has_its_answers_and_gives_no_others() {
    let kept = RefCell::new(None);
    let keep = |case: &TestCase| {
        let f: Function<u8, bool> = functions(any::<bool>()).draw(case);
        f(1);
        kept.replace(Some(f));
    };
    run(keep, Source::simplest_after(Vec::new())).expect("no misuse");
    let f = kept.into_inner().expect("it was kept");
    assert!(!f(1));
    let late = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| f(2)));
    let message = late.expect_err("it was asked too late");
    let message = message.downcast_ref::<&str>().expect("a literal");
    assert!(message.starts_with("this test case has ended"), "{message}");
}

/// The numbers of a generator.
fn numbers(mut randoms: Randoms) -> (u32, u64, [u8; 5]) {
    let mut bytes = [0; 5];
    randoms.fill_bytes(&mut bytes);
    (randoms.next_u32(), randoms.next_u64(), bytes)
}

#[test]
fn random_numbers_are_choices() {
    let drawn = randoms().map(numbers);
    assert_eq!(simplest(&drawn), (0, 0, [0; 5]));
    for ((word, long, bytes), execution) in executions(&drawn, 50) {
        let [first, second, third] = &execution.values()[..] else {
            panic!("{:?}", execution.choices);
        };
        assert_eq!(*first, Value::Bytes(bytes.to_vec()));
        assert_eq!(*second, Value::Integer(word.into()));
        assert_eq!(*third, Value::Integer(long.into()));
    }
    let words: HashSet<u32> = samples(&drawn, 50)
        .into_iter()
        .map(|(word, ..)| word)
        .collect();
    assert!(words.len() > 25, "{}", words.len());
    for (word, long, bytes) in shrunk(&drawn, 20, |(word, long, _)| *word > 10 && *long > 1 << 40) {
        assert_eq!((word, long, bytes), (11, (1 << 40) + 1, [0; 5]));
    }
}

#[test]
fn code_that_refuses_zeros_comes_to_its_end() {
    let until = |wanted: fn(u64) -> bool| {
        randoms().map(move |mut randoms| {
            let mut asked = 1;
            while !wanted(randoms.next_u64()) {
                asked += 1;
            }
            asked
        })
    };
    assert_eq!(simplest(until(|number| number != 0)), 33);
    assert!(simplest(until(|number| number % 1000 == 7)) < 8000);
    assert!(simplest(until(|number| number > u64::MAX / 100 * 99)) < 800);
    let bytes = randoms().map(|mut randoms| {
        let mut bytes = vec![0; 200_000];
        randoms.fill_bytes(&mut bytes);
        bytes
    });
    let filled = simplest(bytes);
    assert!(filled[..CHUNK * 32].iter().all(|byte| *byte == 0));
    assert!(filled[CHUNK * 32..].iter().collect::<HashSet<_>>().len() > 100);
}

/// As many bytes as are one choice.
const CHUNK: usize = 4096;

#[test]
fn clones_of_a_generator_go_on_from_each_other() {
    let pair = randoms().map(|mut one| (one.clone().next_u64(), one.next_u64()));
    let drawn = samples(pair, 20);
    assert!(drawn.iter().any(|(one, other)| one != other));
}

#[test]
fn a_shuffle_shrinks_to_the_one_swap_that_fails() {
    let shuffled =
        (vecs(integers(0..100)).size(4..=8), randoms()).map(|(mut items, mut randoms)| {
            for place in 1..items.len() {
                items.swap(place, place - randoms.next_u32() as usize % (place + 1));
            }
            items
        });
    for items in shrunk(&shuffled, 20, |items| !items.is_sorted()) {
        assert_eq!(items, [0, 0, 1, 0]);
    }
}

#[cfg(feature = "rand")]
#[test]
fn with_the_feature_it_is_a_generator_of_the_rand_crates() {
    fn dice(rng: &mut impl rand_core::Rng) -> (u32, u64, [u8; 2]) {
        let mut bytes = [0; 2];
        rng.fill_bytes(&mut bytes);
        (rng.next_u32(), rng.next_u64(), bytes)
    }
    let drawn = randoms().map(|mut randoms| dice(&mut randoms));
    assert_eq!(simplest(&drawn), (0, 0, [0; 2]));
    let different: HashSet<_> = samples(drawn, 20).into_iter().collect();
    assert!(different.len() > 10);
}
