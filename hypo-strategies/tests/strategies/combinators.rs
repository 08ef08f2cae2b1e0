use std::cell::Cell;

use hypo_core::source::Source;
use hypo_core::{Outcome, TestCase};
use hypo_strategies::{
    BoxedStrategy, Combinators, Strategy, from_fn, integers, just, options, sampled_from, text,
    vecs,
};

use crate::harness::{check, executions, run, samples};

#[test]
fn map_draws_what_the_function_makes() {
    check(integers(1..=9).map(|n| n * 10), 10, |n| n % 10 == 0);
    check((0..5, 0..5).map(|(a, b)| a + b), 0, |sum| *sum <= 8);
}

#[test]
fn filter_draws_what_passes() {
    check(integers(0..100).filter(|n| *n < 90), 0, |n| *n < 90);
    check(
        vecs(0..9).min_size(1).filter(|v| v.len() < 20),
        vec![0],
        |v| v.len() < 20,
    );
}

#[test]
fn filter_gives_up_after_three_values_and_says_where_it_stands() {
    let tried = Cell::new(0);
    let line = line!() + 1;
    let never = integers(0..1000).filter(|_| {
        tried.set(tried.get() + 1);
        false
    });
    let source = Source::simplest_after(Vec::new());
    let (value, execution) = run(|case| never.draw(case), source).unwrap();
    assert_eq!((value, tried.get()), (None, 3));
    assert_eq!(execution.outcome, Outcome::Invalid);
    let rejection = execution.rejection.unwrap();
    assert_eq!(rejection.location.line(), line);
    assert!(rejection.location.file().ends_with("combinators.rs"));
    assert_eq!(
        execution.spans.iter().filter(|span| span.discarded).count(),
        3
    );
}

#[test]
fn filter_finds_what_passes_among_few() {
    let last = sampled_from(["a", "b", "c", "d"]).filter(|letter| *letter == "d");
    assert_eq!(samples(last, 100), ["d"; 100]);
    let rare = integers(0..=255u8).filter(|byte| *byte == 77 || *byte == 200);
    let drawn = samples(&rare, 300);
    assert_eq!(drawn.len(), 300);
    assert!(drawn.contains(&77) && drawn.contains(&200));
    check(rare, 77, |byte| *byte == 77 || *byte == 200);
}

#[test]
fn filter_map_draws_what_is_in_some_and_gives_up_likewise() {
    let half = |n: i32| (n % 2 == 0).then_some(n / 2);
    check(integers(0..8).filter_map(half).map(|n| n * 2), 0, |n| {
        n % 2 == 0
    });
    assert!(samples(just(1).filter_map(half), 3).is_empty());
}

#[test]
fn flat_map_draws_from_the_strategy_that_was_made() {
    let bounded = integers(1..=5usize).flat_map(|n| vecs(0..10).size(n..=n));
    check(bounded, vec![0], |vec| (1..=5).contains(&vec.len()));
    check(just(3).flat_map(|n| n..=n), 3, |n| *n == 3);
}

#[test]
fn boxed_strategies_of_one_value_have_one_type() {
    let all: Vec<BoxedStrategy<'_, i32>> = vec![
        just(1).boxed(),
        integers(5..9).boxed(),
        (0..2).boxed_for_test(),
    ];
    let drawn: Vec<i32> = all
        .iter()
        .flat_map(|strategy| samples(strategy, 1))
        .collect();
    assert_eq!(drawn[0], 1);
    check(all[1].clone(), 5, |n| (5..9).contains(n));
}

/// A range is boxed as the reference to a strategy that it is.
trait BoxedForTest: Strategy + Sized {
    fn boxed_for_test(self) -> BoxedStrategy<'static, Self::Value>
    where
        Self: Send + Sync + 'static,
    {
        from_fn(move |case| self.draw(case)).boxed()
    }
}

impl BoxedForTest for std::ops::Range<i32> {}

#[test]
fn boxed_strategies_may_borrow_and_go_to_other_threads() {
    let words = ["a".to_owned(), "b".to_owned()];
    let borrowing = from_fn(|case| words[(0..words.len()).draw(case)].as_str()).boxed();
    std::thread::scope(|scope| {
        let drawn = scope.spawn(|| samples(&borrowing, 5)).join().unwrap();
        assert!(
            drawn
                .iter()
                .all(|word| words.iter().any(|known| known == word))
        );
    });
}

#[test]
fn strategies_are_send_and_sync_and_small_ones_copy() {
    fn shared<T: Send + Sync>(_: &T) {}
    fn copied<T: Copy>(_: &T) {}
    let strategy = options(vecs((just(1), integers(0..5).map(|n| n * 2))).max_size(3));
    shared(&strategy);
    copied(&strategy);
    shared(&text());
}

#[test]
fn a_range_stays_an_iterator_where_the_combinators_are_in_scope() {
    let squares: Vec<i32> = (0..4).map(|n| n * n).filter(|n| n % 2 == 0).collect();
    assert_eq!(squares, [0, 4]);
}

#[test]
#[allow(clippy::reversed_empty_ranges, reason = "that is what is refused")]
fn named_strategies_draw_the_argument_of_the_name() {
    let refused = crate::harness::misuse(|case| {
        from_fn(|case: &TestCase| (5..3).draw(case))
            .named("width")
            .draw(case)
    });
    assert!(
        refused.starts_with("argument `width`: the range 5..3 is empty"),
        "{refused}"
    );
    check(integers(2..9).named("n"), 2, |n| (2..9).contains(n));
}

#[test]
fn a_closure_draws_as_often_as_it_likes() {
    let sorted_pair = from_fn(|case| {
        let low = (0..50).draw(case);
        (low, (low..=50).draw(case))
    });
    check(sorted_pair, (0, 0), |(low, high)| low <= high);
    for (_, execution) in executions(&sorted_pair, 5) {
        assert_eq!(execution.choices.len(), 2);
    }
}
