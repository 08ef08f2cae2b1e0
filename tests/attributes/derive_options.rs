//! What `#[arbitrary(…)]` says above a field, a variant and a type, and what setters change.
#![deny(warnings, missing_docs, unused_qualifications, clippy::pedantic)]
#![allow(
    unreachable_pub,
    reason = "they are looked at from other places by their paths only"
)]
#![forbid(unsafe_code)]

use std::collections::BTreeMap;
use std::marker::PhantomData;

use hypo::prelude::*;

use super::{simplest, source_in};

/// So many values of a type are looked at.
const MANY: u32 = 300;

/// Calls `look` with many values of a strategy.
fn each<S>(strategy: S, look: impl Fn(S::Value))
where
    S: Strategy<Value: st::ToSource>,
{
    let settings = hypo::Settings::new()
        .seed(1)
        .max_examples(MANY)
        .database(None);
    let checked = hypo::check(settings, strategy, look);
    if let Err(failure) = checked {
        panic!("{failure}");
    }
}

#[derive(Clone, Debug, PartialEq, Arbitrary)]
struct Fields {
    #[arbitrary(1..=9)]
    width: u8,
    #[arbitrary(0..width)]
    column: u8,
    #[arbitrary(value = u32::from(width) * 100)]
    area: u32,
    #[arbitrary(default)]
    note: Option<String>,
    #[arbitrary(size = 1..=3)]
    names: Vec<String>,
    #[arbitrary(size = usize::from(column)..=usize::from(width))]
    text: String,
    #[arbitrary(filter = |n| n % 2 == 0)]
    even: u16,
    #[arbitrary(0..100, filter = |n| n % 10 == 7)]
    seven: i32,
}

#[test]
fn a_field_is_drawn_as_its_attribute_says() {
    each(any::<Fields>(), |fields| {
        assert!((1..=9).contains(&fields.width));
        assert!(fields.column < fields.width);
        assert_eq!(fields.area, u32::from(fields.width) * 100);
        assert_eq!(fields.note, None);
        assert!((1..=3).contains(&fields.names.len()));
        let length = fields.text.chars().count();
        assert!((usize::from(fields.column)..=usize::from(fields.width)).contains(&length));
        assert_eq!(fields.even % 2, 0);
        assert_eq!(fields.seven % 10, 7);
    });
    let least = simplest(any::<Fields>());
    assert_eq!((least.width, least.area, least.seven), (1, 100, 7));
}

#[derive(Clone, Debug, PartialEq, Arbitrary)]
struct Sizes {
    #[arbitrary(size = 2..=2)]
    boxed: Box<str>,
    #[arbitrary(size = ..3)]
    map: BTreeMap<u8, bool>,
    #[arbitrary(size = 1..)]
    queue: std::collections::VecDeque<u8>,
}

#[test]
fn sizes_are_for_everything_that_has_one() {
    each(any::<Sizes>(), |sizes| {
        assert_eq!(sizes.boxed.chars().count(), 2);
        assert!(sizes.map.len() < 3);
        assert!(!sizes.queue.is_empty());
    });
}

#[derive(Clone, Debug, PartialEq, Arbitrary)]
enum Weights {
    #[arbitrary(weight = 8)]
    Often(u8),
    Seldom,
    #[arbitrary(skip)]
    Never(NotArbitrary),
    #[arbitrary(weight = 0)]
    NeverEither,
}

/// Nothing that is not drawn needs a strategy.
#[derive(Clone, Debug, PartialEq)]
struct NotArbitrary;

#[test]
fn variants_are_as_likely_as_their_weights_say() {
    let (often, seldom) = (std::cell::Cell::new(0), std::cell::Cell::new(0));
    let strategy = (any::<Weights>(), any::<u64>()).map(|(weights, _)| weights);
    each(strategy, |weights| match weights {
        Weights::Often(_) => often.set(often.get() + 1),
        Weights::Seldom => seldom.set(seldom.get() + 1),
        Weights::Never(_) | Weights::NeverEither => panic!("it is left out"),
    });
    assert!(
        often.get() > 3 * seldom.get(),
        "{} to {}",
        often.get(),
        seldom.get()
    );
    assert!(seldom.get() > 5);
    assert_eq!(
        source_in("", &Weights::NeverEither).as_deref(),
        Some("Weights::NeverEither")
    );
    assert_eq!(source_in("", &Weights::Never(NotArbitrary)), None);
}

#[derive(Clone, Debug, PartialEq, Arbitrary)]
#[arbitrary(filter = |pair: &Ordered| pair.low <= pair.high)]
struct Ordered {
    low: u8,
    high: u8,
}

#[test]
fn a_type_is_filtered_as_a_whole() {
    each(any::<Ordered>(), |pair| assert!(pair.low <= pair.high));
}

/// Fields of every name.
#[derive(Clone, Debug, PartialEq, Arbitrary)]
struct Named {
    r#type: u8,
    map: u8,
    filter: u8,
    boxed: u8,
    strategy: u8,
    case: u8,
    changes: u8,
    of: u8,
    self_: u8,
    outline: u8,
}

#[test]
fn a_setter_changes_one_field() {
    let strategy = any::<Named>()
        .with_type(7..=7)
        .with_map(st::just(3))
        .with_boxed(5..6);
    each(strategy, |named| {
        assert_eq!((named.r#type, named.map, named.boxed), (7, 3, 5));
    });
    // What is given may borrow.
    let limit = 5;
    let below = st::from_fn(|case| (0..limit).draw(case));
    each(
        any::<Fields>().with_width(st::just(9)).with_column(below),
        |fields| {
            assert_eq!(fields.width, 9);
            assert!(fields.column < 5);
        },
    );
    each(
        any::<Fields>().with_note(st::just(Some(String::new()))),
        |fields| {
            assert_eq!(fields.note.as_deref(), Some(""));
        },
    );
}

#[derive(Clone, Debug, PartialEq, Arbitrary)]
enum Shape {
    Circle { radius: u8 },
    Polygon(Vec<u8>, bool),
    ATo { b_c: u8 },
    AToB { c: u8 },
    Dot,
}

#[test]
fn setters_of_variants_have_their_names_and_never_the_same() {
    let strategy = any::<Shape>()
        .with_circle__radius(200..)
        .with_polygon__0(st::just(vec![1]))
        .with_a_to__b_c(4..5)
        .with_a_to_b__c(6..7);
    each(strategy, |shape| match shape {
        Shape::Circle { radius } => assert!(radius >= 200),
        Shape::Polygon(corners, _) => assert_eq!(corners, [1]),
        Shape::ATo { b_c } => assert_eq!(b_c, 4),
        Shape::AToB { c } => assert_eq!(c, 6),
        Shape::Dot => {}
    });
}

/// The variants stand here by their names alone, and what the derive says is said otherwise.
mod imported {
    use hypo::prelude::*;

    use Signal::{Green, Red};

    #[derive(Clone, Copy, Debug, PartialEq, Arbitrary)]
    pub(super) enum Signal {
        Red,
        Green,
    }

    #[given]
    fn signals_are_two(signal: Signal) {
        assert!(signal == Red || signal == Green);
    }
}

trait Container {
    type Item;
}

#[derive(Clone, Debug, PartialEq)]
struct Bytes;

impl Container for Bytes {
    type Item = u8;
}

/// Of `C` itself nothing is asked.
#[derive(Arbitrary)]
struct Of<C: Container, T = u8, const N: usize = 2> {
    item: C::Item,
    items: Vec<<C as Container>::Item>,
    other: [T; N],
    marker: PhantomData<C>,
    nested: Option<(T, PhantomData<NotArbitrary>)>,
}

#[test]
fn bounds_are_those_of_what_is_drawn() {
    let value = simplest(any::<Of<Bytes>>());
    assert_eq!((value.item, value.items.len(), value.other), (0, 0, [0, 0]));
    let PhantomData::<Bytes> = value.marker;
    assert!(value.nested.is_none());
}

/// The bound that would be inferred, `T: Arbitrary`, is not enough and not needed.
#[derive(Debug, PartialEq, Arbitrary)]
#[arbitrary(bound = "T: From<u8> + Clone")]
struct Bounded<T> {
    #[arbitrary(st::integers(3..9u8).map(T::from))]
    value: T,
}

#[test]
fn bounds_can_be_given() {
    assert_eq!(simplest(any::<Bounded<u64>>()), Bounded { value: 3u64 });
}

mod renamed {
    pub(super) use hypo as tested;
}

#[derive(Debug, PartialEq, Arbitrary)]
#[arbitrary(crate = renamed::tested)]
struct Elsewhere {
    #[arbitrary(2..=3)]
    value: u8,
}

#[test]
fn hypo_may_be_somewhere_else() {
    assert_eq!(simplest(any::<Elsewhere>()), Elsewhere { value: 2 });
}

#[derive(Debug, Clone, Arbitrary)]
enum Pattern {
    #[arbitrary(weight = 2)]
    One(#[arbitrary(filter = |c: &char| c.is_alphabetic())] char),
    Two {
        first: u8,
        #[arbitrary(first..)]
        second: u8,
    },
}

#[given]
fn fields_of_variants_have_attributes_too(pattern: Pattern) {
    match pattern {
        Pattern::One(c) => assert!(c.is_alphabetic()),
        Pattern::Two { first, second } => assert!(first <= second),
    }
}

/// Variants of every name.
#[derive(Debug, Clone, PartialEq, Arbitrary)]
enum NamedLike {
    Strategy,
    Value,
    Some(u8),
    None,
    Ok,
    Arbitrary,
    Derived,
    Self_,
}

#[derive(Debug, Clone, Copy, PartialEq, Arbitrary)]
#[repr(C, packed)]
struct Packed {
    tag: u8,
    length: u32,
}

#[derive(Debug, Clone, PartialEq, Arbitrary)]
enum Aged {
    New,
    #[deprecated = "it is there for those who have it"]
    Old {
        #[arbitrary(size = 2)]
        name: String,
    },
}

#[given]
fn names_layouts_and_deprecations_do_not_matter(like: NamedLike, packed: Packed, aged: Aged) {
    assert_eq!(like.clone(), like);
    let length = packed.length;
    assert_eq!(length, { packed.length });
    assert!(format!("{aged:?}").len() >= 3);
}

#[test]
fn what_is_packed_prints() {
    let packed = Packed { tag: 1, length: 2 };
    let printed = source_in("", &packed);
    assert_eq!(printed.as_deref(), Some("Packed { tag: 1, length: 2 }"));
}

/// A recursive field is one also where a strategy draws it.
#[derive(Debug, Clone, PartialEq, Arbitrary)]
enum ByStrategy {
    Node(#[arbitrary(st::vecs(any::<ByStrategy>()).size(0..4))] Vec<ByStrategy>),
    Pair(
        #[arbitrary(any::<Box<ByStrategy>>())] Box<ByStrategy>,
        Box<ByStrategy>,
    ),
    Leaf(u8),
}

fn nodes(tree: &ByStrategy) -> usize {
    match tree {
        ByStrategy::Node(nodes_of) => 1 + nodes_of.iter().map(nodes).sum::<usize>(),
        ByStrategy::Pair(left, right) => 1 + nodes(left) + nodes(right),
        ByStrategy::Leaf(_) => 1,
    }
}

#[test]
fn recursive_fields_with_strategies_make_large_values_too() {
    let large = std::cell::Cell::new(0);
    each(any::<ByStrategy>(), |tree| {
        if nodes(&tree) >= 20 {
            large.set(large.get() + 1);
        }
    });
    assert!(large.get() >= MANY / 20, "{} of {MANY}", large.get());
}

/// A filter may name the fields before it wherever one stands.
#[derive(Debug, Clone, PartialEq, Arbitrary)]
struct Limited {
    #[arbitrary(3..6)]
    most: usize,
    #[arbitrary(st::text().size(..9), filter = |text| text.chars().count() <= most)]
    text: String,
}

#[given]
fn filters_name_earlier_fields(bounded: Limited) {
    assert!(bounded.text.chars().count() <= bounded.most);
}
