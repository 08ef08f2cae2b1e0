//! The derive: what it draws, and what it prints.

use std::cell::RefCell;
use std::collections::{BTreeSet, LinkedList};
use std::marker::PhantomData;
use std::ops::ControlFlow;
use std::rc::Rc;
use std::sync::{Arc, Mutex};
use std::task::Poll;

use hypo::prelude::*;

#[derive(Debug, Clone, PartialEq, Arbitrary)]
struct Named {
    #[arbitrary(5..=7)]
    low: u8,
    #[arbitrary(st::text().alphabet('a'..='c').size(1..=3))]
    text: String,
    any: Option<bool>,
}

#[derive(Debug, Clone, PartialEq, Arbitrary)]
struct Tuple(u8, #[arbitrary(st::just('x'))] char);

#[derive(Debug, Clone, PartialEq, Arbitrary)]
struct Unit;

#[derive(Debug, Clone, PartialEq, Arbitrary)]
struct Empty {}

#[derive(Debug, Clone, PartialEq, Arbitrary)]
enum Kinds {
    Nothing,
    One(Unit),
    Two(u8, Tuple),
    Some { named: Named, empty: Empty },
    None {},
    Braces(),
}

#[derive(Debug, Clone, PartialEq, Arbitrary)]
enum Only {
    This(u8),
}

#[derive(Debug, Clone, PartialEq, Arbitrary)]
struct Generic<'a, T, U: Clone = u8, const N: usize = 2>
where
    T: Clone,
{
    first: T,
    rest: Vec<(T, U)>,
    #[arbitrary(st::just([7; N]))]
    fixed: [u8; N],
    #[arbitrary(st::sampled_from(["a", "b"]))]
    name: &'a str,
    marker: PhantomData<fn(U) -> &'a T>,
    other: PhantomData<NotArbitrary>,
}

/// Bounds are only for what is drawn.
#[derive(Debug, Clone, PartialEq)]
struct NotArbitrary;

#[derive(Debug, Clone, PartialEq, Arbitrary)]
enum Tree {
    Leaf(u8),
    Node(Box<Tree>, Box<Tree>),
}

#[derive(Debug, Clone, PartialEq, Arbitrary)]
struct List {
    head: u8,
    tail: Option<Box<List>>,
}

/// Contains itself through what points to a value, counts it, locks it or holds several.
#[derive(Debug, Arbitrary)]
#[allow(dead_code, reason = "it is only drawn and printed")]
enum Held {
    Leaf(u8),
    Counted(Rc<Held>, Arc<Held>),
    Locked(Box<Mutex<Held>>, Box<RefCell<Held>>),
    Several(LinkedList<Held>, Box<[Held]>),
    Ready(Box<Poll<Held>>, Box<ControlFlow<Held>>),
}

/// Only its type's name is left to print.
#[derive(Arbitrary)]
struct Secret {
    #[arbitrary(st::just(Inner))]
    inner: Inner,
}

#[derive(Clone)]
struct Inner;

#[given]
fn fields_are_drawn_by_their_strategies(named: Named, Tuple(_, letter): Tuple) {
    assert!((5..=7).contains(&named.low));
    assert!((1..=3).contains(&named.text.len()));
    assert!(
        named
            .text
            .chars()
            .all(|letter| ('a'..='c').contains(&letter))
    );
    assert_eq!(letter, 'x');
}

#[given]
fn generics_are_drawn(generic: Generic<'static, bool>, other: Generic<'static, Unit, String, 3>) {
    assert_eq!(generic.fixed, [7, 7]);
    assert_eq!(other.fixed, [7, 7, 7]);
    assert!(["a", "b"].contains(&generic.name));
}

#[given]
fn everything_else_is_drawn(kinds: Kinds, only: Only, empty: Empty, list: List, secret: Secret) {
    let Only::This(_) = only;
    let Empty {} = empty;
    let Inner = secret.inner;
    let _ = (kinds, list.head, list.tail);
}

#[given]
fn a_type_may_contain_itself_through_every_holder_of_std(held: Held) {
    assert!(format!("{held:?}").len() < 1_000_000);
}

fn depth(tree: &Tree) -> u32 {
    match tree {
        Tree::Leaf(_) => 0,
        Tree::Node(left, right) => 1 + depth(left).max(depth(right)),
    }
}

#[given]
fn recursive_types_are_drawn(tree: Tree) {
    assert!(depth(&tree) < 1000);
}

#[test]
fn every_variant_is_drawn() {
    let seen = RefCell::new(BTreeSet::new());
    let settings = hypo::Settings::new().seed(1).max_examples(200);
    let variants = any::<Kinds>().map(|kinds| format!("{kinds:?}"));
    hypo::check(settings, variants, |text: String| {
        let name: String = text
            .chars()
            .take_while(|letter| letter.is_alphabetic())
            .collect();
        seen.borrow_mut().insert(name);
    })
    .unwrap();
    let seen: Vec<String> = seen.take().into_iter().collect();
    assert_eq!(seen, ["Braces", "None", "Nothing", "One", "Some", "Two"]);
}

fn source(value: &impl st::ToSource) -> Option<String> {
    let mut out = st::SourceText::new();
    value.to_source(&mut out).ok()?;
    Some(out.into_string())
}

/// What is printed, and the value that it is the source of.
macro_rules! prints_as_it_is_written {
    ($($value:expr;)*) => {$(
        let printed = source(&$value).unwrap();
        let written: String = stringify!($value).split_whitespace().collect();
        let without_spaces: String = printed.split_whitespace().collect();
        assert_eq!(without_spaces, written, "{printed}");
    )*};
}

#[test]
fn values_print_as_they_are_written() {
    prints_as_it_is_written! {
        Named { low: 5, text: "a".to_string(), any: Some(true) };
        Tuple(3, 'x');
        Unit;
        Empty {};
        Kinds::Nothing;
        Kinds::One(Unit);
        Kinds::Two(1, Tuple(2, 'x'));
        Kinds::Some { named: Named { low: 5, text: "".to_string(), any: None }, empty: Empty {} };
        Kinds::None {};
        Kinds::Braces();
        Tree::Node(Box::new(Tree::Leaf(0)), Box::new(Tree::Leaf(1)));
        List { head: 1, tail: Some(Box::new(List { head: 2, tail: None })) };
    }
    let generic: Generic<'_, u8> = Generic {
        first: 1,
        rest: vec![(2, 3)],
        fixed: [7, 7],
        name: "a",
        marker: PhantomData,
        other: PhantomData,
    };
    assert_eq!(
        source(&generic).unwrap(),
        "Generic { first: 1, rest: vec![(2, 3)], fixed: [7, 7], name: \"a\", \
         marker: std::marker::PhantomData, other: std::marker::PhantomData }"
    );
}

#[test]
fn a_value_with_a_field_without_source_has_none() {
    assert_eq!(source(&Secret { inner: Inner }), None);
}
