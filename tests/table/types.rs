//! Types with the derive, functions that are strategies, and the names by which rows call all of it.
//!
//! The generated crate has a copy of this file at the same path, so that what is printed here means the same there.

use std::marker::PhantomData;

use hypo::prelude::*;

/// What rows may name without a path; the generated crate names it likewise.
pub mod names {
    pub use std::alloc::Layout;
    pub use std::borrow::Cow;
    pub use std::cell::{Cell, OnceCell, RefCell};
    pub use std::cmp::Reverse;
    pub use std::collections::{
        BTreeMap, BTreeSet, BinaryHeap, HashMap, HashSet, LinkedList, VecDeque,
    };
    pub use std::ffi::{CString, OsString};
    pub use std::marker::PhantomData;
    pub use std::net::{
        IpAddr, Ipv4Addr, Ipv6Addr, Shutdown, SocketAddr, SocketAddrV4, SocketAddrV6,
    };
    pub use std::num::{FpCategory, NonZero, Saturating, Wrapping};
    pub use std::ops::{
        Bound, ControlFlow, Range, RangeFrom, RangeFull, RangeInclusive, RangeTo, RangeToInclusive,
    };
    pub use std::path::{Path, PathBuf};
    pub use std::pin::Pin;
    pub use std::rc::Rc;
    pub use std::sync::{Arc, Mutex, OnceLock, RwLock, atomic};
    pub use std::task::Poll;
    pub use std::time::{Duration, SystemTime, UNIX_EPOCH};

    pub use hypo::prelude::*;

    pub use super::*;
}

/// A hasher other than the usual one.
pub type Fixed = std::hash::BuildHasherDefault<std::hash::DefaultHasher>;

#[derive(Debug, PartialEq, Arbitrary)]
pub struct Unit;

#[derive(Debug, PartialEq, Arbitrary)]
pub struct Braces {}

#[derive(Debug, PartialEq, Arbitrary)]
pub struct Parentheses();

#[derive(Debug, PartialEq, Arbitrary)]
pub struct Pair(pub i64, pub String);

#[derive(Debug, PartialEq, Arbitrary)]
pub struct Named {
    pub number: u128,
    pub letter: Option<char>,
    pub share: f64,
}

/// Fields that are drawn in each of the ways there are.
#[derive(Debug, PartialEq, Arbitrary)]
pub struct Order {
    #[arbitrary(10..=20)]
    pub id: u32,
    #[arbitrary(size = 1..=3)]
    pub lines: Vec<Pair>,
    #[arbitrary(filter = |count| count % 2 == 0)]
    pub count: u8,
    #[arbitrary(default)]
    pub total: f32,
    #[arbitrary(value = "EUR")]
    pub currency: &'static str,
    #[arbitrary(0..=usize::from(count))]
    pub last: usize,
}

#[derive(Debug, PartialEq, Arbitrary)]
#[arbitrary(filter = |span| span.low <= span.high)]
pub struct Span {
    pub low: i16,
    pub high: i16,
}

#[derive(Debug, PartialEq, Arbitrary)]
pub enum Shape {
    Dot,
    Circle(f32),
    Line { from: (i8, i8), to: (i8, i8) },
    Nothing(),
    Neither {},
}

#[derive(Debug, PartialEq, Arbitrary)]
pub enum Weighted {
    #[arbitrary(skip)]
    Never,
    #[arbitrary(weight = 5)]
    Often(bool),
    Seldom(Unit),
}

#[derive(Debug, PartialEq, Arbitrary)]
pub struct Generic<A, B = u8>
where
    B: Clone,
{
    pub first: A,
    pub rest: Vec<(A, B)>,
    pub marker: PhantomData<fn(A) -> B>,
}

#[derive(Debug, PartialEq, Arbitrary)]
pub struct Block<const N: usize>(pub [u8; N]);

#[derive(Debug, PartialEq, Arbitrary)]
pub struct Borrowed<'a> {
    #[arbitrary(st::sampled_from(["", "a\"b"]))]
    pub name: &'a str,
    #[arbitrary(st::just(&[1, 2]))]
    pub bytes: &'a [u8; 2],
}

#[derive(Debug, PartialEq, Arbitrary)]
pub enum Tree {
    Leaf(u8),
    Node(Box<Tree>, Box<Tree>),
}

#[derive(Debug, PartialEq, Arbitrary)]
pub struct Chain {
    pub head: bool,
    pub tail: Option<Box<Chain>>,
}

#[derive(Clone, Debug, PartialEq, Arbitrary)]
pub enum Rose {
    Leaf(u8),
    Node(Vec<Rose>),
}

/// It can be written where it stands and below, and nowhere else.
#[derive(Debug, PartialEq, Arbitrary)]
pub struct Private {
    number: u8,
    pub(super) text: String,
    pub(crate) flag: bool,
    pub(self) nothing: (),
}

impl Private {
    pub fn simplest() -> Private {
        Private {
            number: 0,
            text: String::new(),
            flag: false,
            nothing: (),
        }
    }
}

/// Names that are keywords.
#[derive(Debug, PartialEq, Arbitrary)]
#[allow(non_camel_case_types, reason = "keywords are small")]
pub struct r#match {
    pub r#type: u8,
    pub r#fn: Option<bool>,
}

#[derive(Debug, PartialEq, Arbitrary)]
#[allow(non_camel_case_types, reason = "keywords are small")]
pub enum r#enum {
    r#loop,
    r#while { r#for: u8 },
}

pub mod elsewhere {
    use hypo::prelude::*;

    #[derive(Debug, PartialEq, Arbitrary)]
    pub struct Open(pub Vec<Choice>);

    #[derive(Debug, PartialEq, Arbitrary)]
    pub enum Choice {
        One(u8),
        Two { text: String },
    }

    /// Nobody else can write it.
    #[derive(Debug, PartialEq, Arbitrary)]
    pub struct Closed {
        secret: u8,
    }

    /// Nobody can write it, and all that can be said of it is its type.
    #[derive(Arbitrary)]
    pub struct Silent(#[arbitrary(st::just(Unknown))] pub Unknown);

    #[derive(Clone)]
    pub struct Unknown;

    #[derive(Clone, Debug)]
    pub struct Seen;
}

pub mod r#try {
    use hypo::prelude::*;

    #[derive(Debug, PartialEq, Arbitrary)]
    pub struct Inside(pub u8);
}

/// As if it were of a crate that knows nothing of hypo.
#[derive(Clone, Debug, PartialEq)]
pub struct Foreign {
    pub id: u16,
}

pub const SEVEN: Foreign = Foreign { id: 7 };

/// How it is drawn.
#[derive(Arbitrary)]
#[arbitrary(remote = Foreign)]
#[allow(dead_code, reason = "it stands for the other type")]
pub struct ForeignParts {
    #[arbitrary(1..)]
    id: u16,
}

/// It prints by the path that is told.
#[derive(Debug, PartialEq, Arbitrary)]
#[arbitrary(path = "crate::table::types::names::Renamed")]
pub struct Renamed(pub u8);

/// It prints itself.
#[derive(Debug, PartialEq, Arbitrary)]
#[arbitrary(source = |even| format!("crate::table::types::even({})", even.half()))]
pub struct Even {
    #[arbitrary(st::integers(0..100u8).map(|half| half * 2))]
    number: u8,
}

impl Even {
    fn half(&self) -> u8 {
        self.number / 2
    }

    pub fn number(&self) -> u8 {
        self.number
    }
}

pub fn even(half: u8) -> Even {
    Even { number: half * 2 }
}

/// A number and another that is not below it.
#[composite]
pub fn ascending(case: &TestCase, max: u32) -> (u32, u32) {
    let low = (0..=max).draw(case);
    (low, (low..=max).draw(case))
}

/// Draws twice, by a function.
pub fn twice(case: &TestCase) -> (u8, u8) {
    let number = (1..100).draw(case);
    (number, number * 2)
}

/// A strategy that is made of itself.
pub fn roses() -> st::BoxedStrategy<'static, Rose> {
    one_of![
        st::integers(..).map(Rose::Leaf),
        st::vecs(st::deferred(roses)).map(Rose::Node),
    ]
    .boxed()
}

pub fn leaves(rose: &Rose) -> usize {
    match rose {
        Rose::Leaf(_) => 1,
        Rose::Node(roses) => roses.iter().map(leaves).sum(),
    }
}

pub fn depth(rose: &Rose) -> usize {
    match rose {
        Rose::Leaf(_) => 0,
        Rose::Node(roses) => 1 + roses.iter().map(depth).max().unwrap_or(0),
    }
}

/// What prints as its strategy says.
pub fn hosts() -> impl Combinators<Value = std::net::Ipv4Addr> {
    any::<[u8; 4]>()
        .map(std::net::Ipv4Addr::from)
        .source_with(|host| format!("std::net::Ipv4Addr::from({:?})", host.octets()))
}

/// Slices within slices, of several lengths.
pub const NESTED: [&[&[u8]]; 2] = [&[b"", b"a"], &[]];
