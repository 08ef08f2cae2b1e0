//! From a value back to the choices that draw it.

use std::collections::{BTreeMap, HashSet};
use std::ops::Range;

use hypo_core::choice::{Choice, Value};
use hypo_core::source::Source;
use hypo_core::{LocalExecutor, TestCase, Verdict};
use hypo_strategies::{
    Arbitrary, BoxedStrategy, Combinators, Inverse, NoSource, OneOf, SourceText, Strategy,
    ToSource, any, binary, booleans, deferred, floats, hash_sets, integers, just, nothing, one_of,
    options, recursive, sampled_from, text, vecs,
};

use crate::harness::{run, show};

/// The values of the choices by which the strategy would draw this, which then draw it.
#[track_caller]
fn said<S: Strategy<Value: ToSource>>(strategy: &S, value: &S::Value) -> Option<Vec<Value>> {
    let choices = Inverse::of(strategy, value)?;
    let values: Vec<Value> = choices.iter().map(|choice| choice.value.clone()).collect();
    let source = Source::replay(values.clone());
    let (again, execution) = run(|case| strategy.draw(case), source).expect("no misuse");
    assert!(
        execution.as_recorded,
        "{values:?} are not what is asked for"
    );
    assert_eq!(again.as_ref().map(show), Some(show(value)));
    Some(values)
}

fn ints<const N: usize>(values: [u64; N]) -> Option<Vec<Value>> {
    let values = values.map(|value| Value::Integer(value.into()));
    Some(values.to_vec())
}

#[test]
fn what_could_not_be_drawn_is_not_said() {
    assert_eq!(said(&(0..10u8), &10), None);
    assert_eq!(said(&text().max_size(2), &"abc".to_owned()), None);
    assert_eq!(said(&text().alphabet("ab"), &"abc".to_owned()), None);
    assert_eq!(said(&binary().min_size(1), &vec![]), None);
    assert_eq!(said(&booleans().weighted(1.0), &false), None);
    assert_eq!(said(&floats(0.0..), &-0.0), None);
    assert_eq!(said(&floats(0.0f32..), &f32::NAN), None);
    assert_eq!(said(&vecs(0..9u8).size(2..=3), &vec![1]), None);
    assert_eq!(said(&vecs(0..9u8).size(2..=3), &vec![1; 4]), None);
    assert_eq!(said(&vecs(0..9u8).unique(), &vec![1, 2, 1]), None);
    assert_eq!(said(&options(nothing()), &Some(1u8)), None);
    assert_eq!(said(&integers(..).filter(|n: &u8| n % 2 == 0), &3), None);
    // Nobody knows whether it is the same.
    assert_eq!(said(&just(3u8), &3), None);
    assert_eq!(said(&sampled_from([1u8, 2]), &2), None);
    // Nobody knows the way back.
    assert_eq!(said(&integers(..).map(|n: u8| n), &3), None);
}

#[test]
fn sizes_that_leave_no_choice_are_said_as_they_are_drawn() {
    for (size, value) in [(0..=2, vec![7, 8]), (2..=2, vec![7, 8]), (1..=3, vec![7])] {
        let strategy = vecs(0..9u8).size(size);
        assert!(said(&strategy, &value).is_some(), "{value:?}");
    }
}

#[test]
fn the_first_alternative_that_can_say_it_does() {
    let numbers = one_of![0..5u8, just(7), 3..9, 0..=255];
    assert_eq!(said(&numbers, &4), ints([0, 4]));
    assert_eq!(said(&numbers, &7), ints([2, 7]));
    assert_eq!(said(&numbers, &90), ints([3, 90]));
    let nested = one_of![nothing(), one_of![just(1), 0..5u8].filter(|n| *n < 3), 4..9];
    assert_eq!(said(&nested, &2), ints([1, 2]));
    assert_eq!(said(&nested, &4), ints([2, 4]));
    let weighted = one_of![3 => 0..5u8, 0 => 0..=255, 2 => one_of![6..8, 5..9]];
    assert_eq!(said(&weighted, &8), ints([1, 1, 8]));
    assert_eq!(said(&weighted, &9), None);
}

/// Drawn by one of several strategies.
#[derive(Debug)]
struct Small(u8);

#[derive(Clone, Debug)]
struct Smalls(Range<u8>);

impl Strategy for Smalls {
    type Value = Small;

    fn draw(&self, case: &TestCase) -> Small {
        Small(self.0.draw(case))
    }

    fn invert(&self, value: &Small, choices: &mut Inverse) -> Option<()> {
        self.0.invert(&value.0, choices)
    }
}

impl Combinators for Smalls {}

impl Arbitrary for Small {
    type Strategy = OneOf<[Smalls; 2]>;

    fn arbitrary() -> Self::Strategy {
        one_of([Smalls(0..5), Smalls(3..9)])
    }
}

impl ToSource for Small {
    fn to_source(&self, out: &mut SourceText) -> Result<(), NoSource> {
        self.0.to_source(out)
    }
}

#[test]
fn what_a_box_holds_is_said_as_a_whole_and_not_as_one_of_its_alternatives() {
    let small = || Box::new(Small(7));
    assert_eq!(said(&any::<Box<Small>>(), &small()), ints([1, 7]));
    let boxes = one_of![any::<Box<Small>>(), Smalls(0..20).map(Box::new)];
    assert_eq!(said(&boxes, &small()), None);
}

#[test]
fn what_has_no_order_is_said_in_the_order_of_its_choices() {
    let set = HashSet::from([5u8, 3, 250, 0, 17]);
    let first = said(&hash_sets(any::<u8>()), &set);
    for _ in 0..10 {
        let same: HashSet<u8> = set.iter().copied().collect();
        assert_eq!(said(&hash_sets(any::<u8>()), &same), first);
    }
    let map = BTreeMap::from([(-5i8, "a".to_owned()), (0, String::new())]);
    assert!(said(&any::<BTreeMap<i8, String>>(), &map).is_some());
}

#[derive(Debug, PartialEq)]
enum Rose {
    Leaf(u8),
    Node(Vec<Rose>),
}

/// Alternatives of which some are the strategy again.
fn circles() -> BoxedStrategy<'static, u64> {
    one_of![
        10..20u64,
        deferred(circles),
        deferred(circles).filter(|n| n % 2 == 1),
        500..600
    ]
    .boxed()
}

#[test]
fn a_strategy_that_is_made_of_itself_does_not_go_round_in_circles() {
    assert_eq!(said(&circles(), &15), ints([0, 15]));
    assert_eq!(said(&circles(), &550), ints([1, 3, 550]));
    assert_eq!(said(&circles(), &30), None);
    let numbers = recursive(0..10u64, |number| {
        one_of![number.clone(), number.filter(|n| *n > 100), 90..=99]
    });
    assert_eq!(said(&numbers, &7), ints([0, 7]));
    assert_eq!(said(&numbers, &95), ints([1, 3, 95]));
    assert_eq!(said(&numbers, &60), None);
    // With a limit of size, what is drawn depends on what was drawn before.
    assert_eq!(said(&numbers.max_size(3), &7), None);
}

/// Roses, and leaves only by one of several ways that differ in nothing.
struct Roses;

impl Strategy for Roses {
    type Value = Rose;

    fn draw(&self, case: &TestCase) -> Rose {
        match (0..3u8).draw(case) {
            0 => Rose::Leaf((0..10).draw(case)),
            _ => Rose::Node(vecs(Roses).draw(case)),
        }
    }

    fn invert(&self, value: &Rose, choices: &mut Inverse) -> Option<()> {
        match value {
            Rose::Leaf(n) => {
                (0..3u8).invert(&0, choices)?;
                (0..10).invert(n, choices)
            }
            Rose::Node(all) => [1, 2].iter().find_map(|way| {
                choices.attempt(|choices| {
                    (0..3u8).invert(way, choices)?;
                    vecs(Roses).invert(all, choices)
                })
            }),
        }
    }
}

#[test]
fn who_has_too_many_ways_to_try_gives_up() {
    let within = |depth, leaf| (0..depth).fold(Rose::Leaf(leaf), |rose, _| Rose::Node(vec![rose]));
    let said = Inverse::of(&Roses, &within(60, 9));
    assert_eq!(said.map(|choices| choices.len()), Some(60 * 3 + 2));
    // Each of 2^60 ways ends at a leaf that none can draw.
    assert_eq!(Inverse::of(&Roses, &within(60, 10)), None);
}

/// What the strategies say when the value that begins at `place` is wanted in other choices.
fn restated(body: impl Fn(&TestCase), choices: Vec<Value>, place: usize) -> Vec<Vec<Choice>> {
    let body = |case: &TestCase| {
        body(case);
        Verdict::Passed
    };
    let executor = LocalExecutor::new(&body, 100);
    executor.restate(choices, place).expect("no misuse")
}

#[test]
fn each_earlier_alternative_says_a_value_that_is_wanted_in_other_choices() {
    let numbers = one_of![0..5u8, just(7), 3..9, (0..9u8, 0..9u8).map(|(a, b)| a + b)];
    let body = |case: &TestCase| {
        booleans().draw(case);
        numbers.draw(case);
        panic!("the rest is not run");
    };
    let value = |n: u64| Value::Integer(n.into());
    let drawn = |a, b| vec![Value::Boolean(true), value(3), value(a), value(b)];
    let lengths = |said: Vec<Vec<Choice>>| said.iter().map(Vec::len).collect::<Vec<_>>();
    assert_eq!(lengths(restated(body, drawn(2, 2), 1)), [2, 2]);
    assert_eq!(lengths(restated(body, drawn(4, 3), 1)), [2]);
    assert_eq!(lengths(restated(body, drawn(8, 8), 1)), [0; 0]);
    let of_third = vec![Value::Boolean(true), value(2), value(4)];
    assert_eq!(lengths(restated(body, of_third, 1)), [2]);
}

#[test]
fn only_a_choice_between_alternatives_is_asked() {
    let body = |case: &TestCase| {
        (0..5u8, one_of![0..5u8, 3..9]).draw(case);
    };
    let value = |n: u64| Value::Integer(n.into());
    let drawn = || vec![value(3), value(1), value(4)];
    for (place, said) in [(0, 0), (1, 1), (2, 0), (3, 0)] {
        assert_eq!(restated(body, drawn(), place).len(), said, "{place}");
    }
}
