//! Rows 104 to 110: chains, blocks and trees, whose parts name each other.

use hypo::prelude::*;

use super::{Rows, row};

pub(super) fn rows(rows: &mut Rows) {
    chains(rows);
    blocks(rows);
    trees(rows);
}

fn chains(rows: &mut Rows) {
    let name = || st::integers(0..=5usize);
    rows.add(
        row(
            104,
            "a vec of three or more pairs of a name of 0 to 5 and the name of the next, all different, the last leads to the first",
            "vec![(0, 1), (1, 2), (2, 0)]",
        ),
        st::vecs((name(), name())),
        |chain| {
            let (places, len) = (0..chain.len(), chain.len());
            let leads = |at: usize| chain[at].1 == chain[(at + 1) % len].0;
            let is_new = |at: usize| chain[..at].iter().all(|(other, _)| *other != chain[at].0);
            len >= 3 && places.into_iter().all(|at| leads(at) && is_new(at))
        },
    );
    rows.add(
        row(
            105,
            "a vec of three or more places of 0 to 9, which lead from the first to all and back",
            "vec![1, 2, 0]",
        ),
        st::vecs(0..10usize),
        |next| {
            let steps = std::iter::successors(Some(0), |at| next.get(*at).copied());
            let round: Vec<usize> = steps.skip(1).take(next.len()).collect();
            let returns = round.iter().position(|at| *at == 0);
            next.len() >= 3 && returns.is_some_and(|steps| steps + 1 == next.len())
        },
    );
}

#[derive(Clone, Debug, Arbitrary)]
enum Block {
    Begin(#[arbitrary(0..=3)] u8),
    Payload(i64),
    End(#[arbitrary(0..=3)] u8),
}

/// Whether every end closes the last block that was begun, and a payload that is not 0 lies in one.
fn nests_a_payload(blocks: &[Block]) -> bool {
    let (mut open, mut found) = (Vec::new(), false);
    for block in blocks {
        match block {
            Block::Begin(label) => open.push(label),
            Block::Payload(payload) => found |= *payload != 0 && !open.is_empty(),
            Block::End(label) if open.pop() != Some(label) => return false,
            Block::End(_) => {}
        }
    }
    found && open.is_empty()
}

#[derive(Clone, Debug, Arbitrary)]
enum Operation {
    Push(i64),
    Get(#[arbitrary(0..=9)] usize),
}

/// Whether something that is not 0 is got.
fn gets_a_value(operations: &[Operation]) -> bool {
    let mut values = Vec::new();
    operations.iter().any(|operation| match operation {
        Operation::Push(value) => {
            values.push(*value);
            false
        }
        Operation::Get(at) => values.get(*at).is_some_and(|value| *value != 0),
    })
}

fn blocks(rows: &mut Rows) {
    rows.add(
        row(
            107,
            "a vec of beginnings and ends of blocks 0 to 3 and payloads, well nested, in one a payload that is not 0",
            "vec![Block::Begin(0), Block::Payload(1), Block::End(0)]",
        ),
        any::<Vec<Block>>(),
        |blocks| nests_a_payload(blocks),
    );
    rows.add(
        row(
            108,
            "a vec of pushes and gets by a place of 0 to 9, one of which gets what is not 0",
            "vec![Operation::Push(1), Operation::Get(0)]",
        ),
        any::<Vec<Operation>>(),
        |operations| gets_a_value(operations),
    );
}

#[derive(Clone, Debug, Arbitrary)]
enum Tree {
    Leaf(i64),
    Node(Vec<Tree>),
}

impl Tree {
    fn has_a_value(&self) -> bool {
        match self {
            Tree::Leaf(value) => *value > 0,
            Tree::Node(trees) => trees.iter().any(Tree::has_a_value),
        }
    }
}

fn trees(rows: &mut Rows) {
    rows.add(
        row(
            110,
            "a leaf or a node of trees, a leaf of it above 0",
            "Tree::Leaf(1)",
        ),
        any::<Tree>(),
        Tree::has_a_value,
    );
    rows.add(
        row(
            110,
            "a node of trees, a leaf of it above 0",
            "Tree::Node(vec![Tree::Leaf(1)])",
        ),
        any::<Tree>(),
        |tree| matches!(tree, Tree::Node(_)) && tree.has_a_value(),
    );
}
