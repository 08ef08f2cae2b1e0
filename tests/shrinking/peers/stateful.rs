//! Rows 134 to 138: operations on a state, which name what earlier ones made by its place.

use hypo::prelude::*;

use super::{Rows, row};

#[derive(Clone, Debug, Arbitrary)]
enum Count {
    New,
    Add(#[arbitrary(0..=9)] usize),
}

/// Whether a counter comes to 2.
fn counts_to_two(operations: &[Count]) -> bool {
    let mut counters = Vec::new();
    for operation in operations {
        match operation {
            Count::New => counters.push(0),
            Count::Add(at) => counters
                .get_mut(*at)
                .into_iter()
                .for_each(|count| *count += 1),
        }
    }
    counters.iter().any(|count| *count >= 2)
}

#[derive(Clone, Debug, Arbitrary)]
enum Values {
    New,
    Pair(#[arbitrary(0..=9)] usize, #[arbitrary(0..=9)] usize),
}

/// Whether two different values that are there are paired.
fn pairs_two(operations: &[Values]) -> bool {
    let mut values = 0;
    operations.iter().any(|operation| match operation {
        Values::New => {
            values += 1;
            false
        }
        Values::Pair(a, b) => a != b && *a.max(b) < values,
    })
}

#[derive(Clone, Debug, Arbitrary)]
enum Graph {
    Node,
    Edge(#[arbitrary(0..=9)] usize, #[arbitrary(0..=9)] usize),
}

/// Whether edges between different nodes that are there form a cycle.
fn has_a_cycle(operations: &[Graph]) -> bool {
    let (mut nodes, mut edges) = (0, Vec::new());
    for operation in operations {
        match operation {
            Graph::Node => nodes += 1,
            Graph::Edge(from, to) if from != to && *from.max(to) < nodes => {
                edges.push((*from, *to));
            }
            Graph::Edge(..) => {}
        }
    }
    // What nothing leads to is in no cycle.
    let mut left = edges.len() + 1;
    while edges.len() < left {
        left = edges.len();
        let targets: Vec<_> = edges.iter().map(|(_, to)| *to).collect();
        edges.retain(|(from, _)| targets.contains(from));
    }
    !edges.is_empty()
}

#[derive(Clone, Debug, Arbitrary)]
enum Noisy {
    New,
    Noise(i64),
    Triple(
        #[arbitrary(0..=9)] usize,
        #[arbitrary(0..=9)] usize,
        #[arbitrary(0..=9)] usize,
    ),
}

impl Noisy {
    /// Whether it is a triple of different ones of so many values.
    fn is_triple_of(&self, values: usize) -> bool {
        matches!(self, Noisy::Triple(a, b, c) if a != b && b != c && a != c && *a.max(b).max(c) < values)
    }
}

fn makes_a_triple(operations: &[Noisy]) -> bool {
    let mut values = 0;
    operations.iter().any(|operation| {
        values += usize::from(matches!(operation, Noisy::New));
        operation.is_triple_of(values)
    })
}

pub(super) fn rows(rows: &mut Rows) {
    rows.add(
        row(
            134,
            "a vec of new counters and additions to one of 0 to 9, one of which comes to 2",
            "vec![Count::New, Count::Add(0), Count::Add(0)]",
        ),
        any::<Vec<Count>>(),
        |operations| counts_to_two(operations),
    );
    rows.add(
        row(
            135,
            "a vec of new values and pairs of two of 0 to 9, two of which are different and there",
            "vec![Values::New, Values::New, Values::Pair(0, 1)]",
        ),
        any::<Vec<Values>>(),
        |operations| pairs_two(operations),
    );
    rows.add(
        row(
            137,
            "a vec of nodes and edges between two of 0 to 9, a cycle of several nodes that are there",
            "vec![Graph::Node, Graph::Node, Graph::Edge(0, 1), Graph::Edge(1, 0)]",
        ),
        any::<Vec<Graph>>(),
        |operations| has_a_cycle(operations),
    );
    rows.add(
        row(
            138,
            "a vec of new values, noise and triples of 0 to 9, three of which are different and there",
            "vec![Noisy::New, Noisy::New, Noisy::New, Noisy::Triple(0, 1, 2)]",
        ),
        any::<Vec<Noisy>>(),
        |operations| makes_a_triple(operations),
    );
}
