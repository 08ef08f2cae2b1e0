//! How large recursive values get, and of which shapes: for every kind of tree, however it is drawn.

mod kinds;

use std::cell::RefCell;

use hypo::prelude::*;
use hypo::strategies::source::ToSource;

use self::kinds::{
    Cons, Group, LeafFirst, LeafLast, List, Rose, Tree, deferred_trees, recursive_trees,
};
use super::share::{at_least, for_every_value_of};
use super::table::{Table, Verdict};

const INTRODUCTION: &str = "\
How large trees get, and of which shapes

Of 10,000 test cases in 100 runs. The size of a tree is how many values of its kind there are, the outermost included,
and its depth is how many of them lie within each other; one that contains no other is a leaf.";

const RUNS: u64 = 100;
/// The largest size that is usual, and what is near it.
const LARGEST: usize = 100;
const NEAR_THE_LARGEST: usize = 90;
/// From here on a tree can be called flat or deep.
const OF_SOME_SIZE: usize = 30;
const FLAT: usize = 8;
const DEEP: usize = 40;

#[test]
fn trees_are_of_every_size_and_shape() {
    let mut table = Table::new("trees", INTRODUCTION);
    let all = &mut table;
    Seen::of("T1", "binary, derived, leaf first", any::<LeafFirst>()).as_binary(all);
    Seen::of("T2", "binary, derived, leaf last", any::<LeafLast>()).as_binary(all);
    Seen::of("T3", "binary, by `recursive`", recursive_trees()).as_binary(all);
    Seen::of("T4", "binary, by `deferred`", deferred_trees()).as_binary(all);
    Seen::of("T5", "derived, a struct with a `Vec`", any::<Rose>()).as_bushes(all);
    Seen::of(
        "T6",
        "derived, a `Vec` in its first variant",
        any::<Group>(),
    )
    .as_bushes(all);
    Seen::of("T7", "by `json()`", st::json()).as_bushes(all);
    Seen::of("T8", "a list, derived, of one struct", any::<List>()).as_lists(all);
    Seen::of("T9", "a list, derived, its end last", any::<Cons>()).as_lists(all);
    table.judge();
}

/// The trees of one kind.
struct Seen {
    id: &'static str,
    kind: &'static str,
    trees: Vec<Measured>,
}

/// A tree, as far as the rows look at it.
#[derive(Clone, Copy, Default)]
struct Measured {
    size: usize,
    leaves: usize,
    depth: usize,
    /// The leaves of the first child.
    left: usize,
    /// Those of the last one.
    right: usize,
}

impl Seen {
    fn of<S>(id: &'static str, kind: &'static str, strategy: S) -> Seen
    where
        S: Strategy<Value: Tree + ToSource>,
    {
        let trees = RefCell::new(Vec::new());
        for_every_value_of(RUNS, strategy, |tree| {
            trees.borrow_mut().push(Measured::of(tree));
        });
        Seen {
            id,
            kind,
            trees: trees.into_inner(),
        }
    }

    /// Each value contains two others, or none.
    fn as_binary(&self, table: &mut Table) {
        self.sizes((1..=LARGEST).step_by(2), table);
        self.shares_of_leaves(table);
        self.shapes(table);
        let sum = |side: fn(&Measured) -> usize| self.trees.iter().map(side).sum::<usize>() as f64;
        self.row('g', "leaves on the left for each on the right", table)
            .number(
                &(0.85..=1.18),
                sum(|tree| tree.left) / sum(|tree| tree.right),
            );
    }

    /// Each value contains any number of others.
    fn as_bushes(&self, table: &mut Table) {
        self.sizes(1..=LARGEST, table);
        self.shares_of_leaves(table);
        self.shapes(table);
    }

    /// Each value contains one other, or none.
    fn as_lists(&self, table: &mut Table) {
        self.sizes(1..=LARGEST, table);
        self.share(('b', "size 1", 0.015), table, |list| list.size == 1);
        self.share(('c', "size of 25 or more", 0.06), table, |list| {
            list.size >= 25
        });
        self.near_the_largest(table);
    }

    fn row<'t>(&self, letter: char, what: &str, table: &'t mut Table) -> super::table::Row<'t> {
        let id = format!("{}{letter}", self.id);
        table.row(&id, format!("{}: {what}", self.kind))
    }

    /// Each of these sizes occurs.
    fn sizes(&self, wanted: impl Iterator<Item = usize>, table: &mut Table) {
        let times = |size| self.trees.iter().filter(|tree| tree.size == size).count();
        let mut times: Vec<_> = wanted.map(|size| (times(size), size)).collect();
        times.sort_unstable();
        let all = times.len();
        let seen = times.iter().filter(|(times, _)| *times > 0).count();
        let (times, rarest) = times[0];
        self.row(
            'a',
            &format!("every size from 1 to {LARGEST} that it can have"),
            table,
        )
        .measured(
            &format!("{all} of {all}"),
            &format!("{seen} of {all}, size {rarest} {times} times"),
            Verdict::of(seen == all),
        );
    }

    fn shares_of_leaves(&self, table: &mut Table) {
        self.share(('b', "a single leaf", 0.015), table, |tree| tree.size == 1);
        self.share(('c', "25 leaves or more", 0.06), table, |tree| {
            tree.leaves >= 25
        });
        self.near_the_largest(table);
    }

    fn near_the_largest(&self, table: &mut Table) {
        let what = format!("size of {NEAR_THE_LARGEST} or more");
        self.share(('d', &what, 0.004), table, |tree| {
            tree.size >= NEAR_THE_LARGEST
        });
    }

    /// Flat ones and deep ones have their share.
    fn shapes(&self, table: &mut Table) {
        let large: Vec<_> = self
            .trees
            .iter()
            .filter(|tree| tree.size >= OF_SOME_SIZE)
            .collect();
        let share = |is_one: &dyn Fn(&&&Measured) -> bool| {
            large.iter().filter(is_one).count() as f64 / large.len() as f64
        };
        let flat = format!("depth of {FLAT} or less, of those of size {OF_SOME_SIZE} or more");
        self.row('e', &flat, table)
            .number(&at_least(0.02), share(&|tree| tree.depth <= FLAT));
        let deep = format!("depth of {DEEP} or more, of those of size {OF_SOME_SIZE} or more");
        self.row('f', &deep, table)
            .number(&at_least(0.02), share(&|tree| tree.depth >= DEEP));
    }

    fn share(
        &self,
        (letter, what, least): (char, &str, f64),
        table: &mut Table,
        is_one: impl Fn(&Measured) -> bool,
    ) {
        let hits = self.trees.iter().filter(|tree| is_one(tree)).count();
        self.row(letter, what, table)
            .number(&at_least(least), hits as f64 / self.trees.len() as f64);
    }
}

impl Measured {
    fn of<T: Tree>(tree: &T) -> Measured {
        let children: Vec<Measured> = tree.children().into_iter().map(Measured::of).collect();
        let (Some(first), Some(last)) = (children.first(), children.last()) else {
            return Measured {
                size: 1,
                leaves: 1,
                depth: 1,
                ..Measured::default()
            };
        };
        Measured {
            size: 1 + children.iter().map(|child| child.size).sum::<usize>(),
            leaves: children.iter().map(|child| child.leaves).sum(),
            depth: 1 + children.iter().map(|child| child.depth).max().unwrap_or(0),
            left: first.leaves,
            right: last.leaves,
        }
    }
}
