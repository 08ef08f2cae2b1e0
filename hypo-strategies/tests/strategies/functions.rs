//! Strategies as values: shared by threads, borrowed, kept in a `static`, returned from functions, made of functions.

use std::sync::LazyLock;

use hypo_core::TestCase;
use hypo_strategies::{
    Arbitrary, BoxedStrategy, Combinators, Strategy, any, from_fn, integers, just, one_of, options,
    sampled_from, text, vecs,
};

use crate::harness::{check, samples, simplest};

fn is_shared<S: Send + Sync>(_: &S) {}

#[test]
fn strategies_are_shared_by_threads_if_their_closures_are() {
    let limit = 5;
    is_shared(&integers(0..9).map(move |n| n + limit));
    is_shared(&vecs(text()).unique_by(String::len));
    is_shared(&options(integers(0..9).filter(|n| *n > 2)).flat_map(just));
    is_shared(&from_fn(|case| (0..9).draw(case)));
    is_shared(&one_of![just(1), 0..9, integers(3..).boxed()]);
    // What is drawn need not be.
    is_shared(&any::<u8>().map(|n| std::rc::Rc::new(std::cell::Cell::new(n))));
    is_shared(&any::<hypo_strategies::Data>());
}

#[test]
fn threads_draw_from_one_strategy() {
    let strategy = vecs(0..9).max_size(3).boxed();
    let drawn = std::thread::scope(|scope| {
        let threads = [0, 1].map(|_| scope.spawn(|| samples(&strategy, 20)));
        threads.map(|thread| thread.join().unwrap())
    });
    assert_eq!(drawn[0], drawn[1]);
}

#[test]
fn strategies_borrow_what_they_draw() {
    let words = ["one".to_owned(), "two".to_owned()];
    let letters = |word: &str| word.chars().collect::<Vec<char>>();
    let borrowed: BoxedStrategy<'_, char> = sampled_from(&words[..])
        .flat_map(|word| sampled_from(letters(&word)))
        .boxed();
    check(&borrowed, 'o', |c| {
        words.iter().any(|word| word.contains(*c))
    });
    let by_reference = integers(0..words.len()).map(|index| &words[index]);
    assert_eq!(simplest(by_reference), "one");
}

static WORDS: LazyLock<BoxedStrategy<'static, String>> =
    LazyLock::new(|| text().alphabet('a'..='z').size(1..=8).boxed());

#[test]
fn a_static_holds_a_strategy() {
    check(&*WORDS, "a".to_owned(), |word| {
        (1..=8).contains(&word.len())
    });
}

fn below(limit: u32) -> impl Strategy<Value = u32> {
    0..limit
}

fn evens(limit: u32) -> impl Combinators<Value = u32> + Clone {
    integers(0..=limit / 2).map(|n| n * 2)
}

#[test]
fn functions_return_strategies() {
    check(below(9), 0, |n| *n < 9);
    check((below(9), evens(9)).map(|(a, b)| a + b), 0, |sum| *sum < 17);
    check(evens(9).filter(|n| *n < 7), 0, |n| [0, 2, 4, 6].contains(n));
}

fn ascending(case: &TestCase) -> (u8, u8) {
    let low = any::<u8>().draw(case);
    (low, (low..).draw(case))
}

#[test]
fn a_function_pointer_is_a_strategy_with_all_combinators() {
    let pointer: fn(&TestCase) -> (u8, u8) = ascending;
    check(pointer, (0, 0), |(low, high)| low <= high);
    check(pointer.map(|(low, high)| high - low), 0, |_| true);
    check(
        pointer.filter(|(low, _)| *low < 200).boxed(),
        (0, 0),
        |(low, _)| *low < 200,
    );
    check(vecs(pointer).max_size(2), vec![], |pairs| pairs.len() <= 2);
}

#[derive(Debug, PartialEq)]
struct Point {
    x: i32,
    y: i32,
}

impl Arbitrary for Point {
    type Strategy = fn(&TestCase) -> Self;

    fn arbitrary() -> Self::Strategy {
        |case| Point {
            x: any::<i32>().draw(case),
            y: (0..9).draw(case),
        }
    }
}

#[test]
fn a_function_pointer_is_the_strategy_of_a_type() {
    assert_eq!(simplest(any::<Point>()), Point { x: 0, y: 0 });
    let doubled = any::<Point>().map(|point| point.y * 2);
    check(doubled, 0, |y| y % 2 == 0 && *y <= 16);
    assert!(
        samples(any::<Vec<Point>>(), 50)
            .iter()
            .flatten()
            .all(|point| point.y < 9)
    );
}
