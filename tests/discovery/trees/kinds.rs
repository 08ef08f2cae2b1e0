//! Kinds of trees, and how each is drawn.

use hypo::prelude::*;
use hypo::strategies::{BoxedStrategy, Json};

/// A value that contains others of its kind.
pub(super) trait Tree {
    fn children(&self) -> Vec<&Self>;
}

/// A binary tree whose first variant ends.
#[derive(Debug, Arbitrary)]
pub(super) enum LeafFirst {
    Leaf(#[allow(dead_code, reason = "it is drawn and printed")] i64),
    Pair(Box<LeafFirst>, Box<LeafFirst>),
}

/// The same tree, with the variants the other way round.
#[derive(Debug, Arbitrary)]
pub(super) enum LeafLast {
    Pair(Box<LeafLast>, Box<LeafLast>),
    Leaf(#[allow(dead_code, reason = "it is drawn and printed")] i64),
}

/// A rose tree that is one struct.
#[derive(Debug, Arbitrary)]
pub(super) struct Rose {
    #[allow(dead_code, reason = "it is drawn and printed")]
    label: u8,
    children: Vec<Rose>,
}

/// A rose tree of two variants, of which the recursive one is the first.
#[derive(Debug, Arbitrary)]
pub(super) enum Group {
    Of(Vec<Group>),
    One(#[allow(dead_code, reason = "it is drawn and printed")] u8),
}

/// A list that is one struct.
#[derive(Debug, Arbitrary)]
pub(super) struct List {
    #[allow(dead_code, reason = "it is drawn and printed")]
    head: i64,
    tail: Option<Box<List>>,
}

/// A list of two variants, of which the recursive one is the first.
#[derive(Debug, Arbitrary)]
pub(super) enum Cons {
    Cell(
        #[allow(dead_code, reason = "it is drawn and printed")] i64,
        Box<Cons>,
    ),
    Nil,
}

/// Binary trees by `recursive`.
pub(super) fn recursive_trees() -> impl Strategy<Value = LeafFirst> {
    st::recursive(any::<i64>().map(LeafFirst::Leaf), |tree| {
        pairs((tree.clone(), tree))
    })
}

/// Binary trees by `deferred`.
pub(super) fn deferred_trees() -> BoxedStrategy<'static, LeafFirst> {
    let tree = || st::deferred(deferred_trees);
    one_of![any::<i64>().map(LeafFirst::Leaf), pairs((tree(), tree()))].boxed()
}

fn pairs(
    both: impl Combinators<Value = (LeafFirst, LeafFirst)> + Send + Sync,
) -> impl Combinators<Value = LeafFirst> + Send + Sync {
    both.map(|(left, right)| LeafFirst::Pair(Box::new(left), Box::new(right)))
}

impl Tree for LeafFirst {
    fn children(&self) -> Vec<&Self> {
        match self {
            LeafFirst::Leaf(_) => Vec::new(),
            LeafFirst::Pair(left, right) => vec![left, right],
        }
    }
}

impl Tree for LeafLast {
    fn children(&self) -> Vec<&Self> {
        match self {
            LeafLast::Leaf(_) => Vec::new(),
            LeafLast::Pair(left, right) => vec![left, right],
        }
    }
}

impl Tree for Rose {
    fn children(&self) -> Vec<&Self> {
        self.children.iter().collect()
    }
}

impl Tree for Group {
    fn children(&self) -> Vec<&Self> {
        match self {
            Group::One(_) => Vec::new(),
            Group::Of(children) => children.iter().collect(),
        }
    }
}

impl Tree for List {
    fn children(&self) -> Vec<&Self> {
        self.tail.iter().map(|tail| &**tail).collect()
    }
}

impl Tree for Cons {
    fn children(&self) -> Vec<&Self> {
        match self {
            Cons::Nil => Vec::new(),
            Cons::Cell(_, tail) => vec![tail],
        }
    }
}

impl Tree for Json {
    fn children(&self) -> Vec<&Self> {
        match self {
            Json::Array(values) => values.iter().collect(),
            Json::Object(members) => members.values().collect(),
            _ => Vec::new(),
        }
    }
}
