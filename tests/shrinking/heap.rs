//! Heaps, and a wrong way to take their values out.

use hypo::prelude::*;
use hypo::strategies::source::{NoSource, SourceText, ToSource};

/// A heap: no value is below the one that it lies in.
#[derive(Clone, Debug)]
pub(crate) struct Heap {
    root: i64,
    left: Option<Box<Heap>>,
    right: Option<Box<Heap>>,
}

#[composite]
pub(crate) fn heaps(case: &TestCase, above: i64, levels: u32) -> Heap {
    let root = above + (0..=20).draw(case);
    let child = || {
        // Asked at the lowest level too, so that every node is of three choices.
        let is_there = any::<bool>().draw(case) && levels > 1;
        is_there.then(|| Box::new(heaps(root, levels - 1).boxed().draw(case)))
    };
    Heap {
        root,
        left: child(),
        right: child(),
    }
}

/// The values of a heap as they are taken out; wrong, for only the root is really taken in order.
pub(crate) fn in_order(heap: &Heap) -> Vec<i64> {
    fn list(heap: &Heap, into: &mut Vec<i64>) {
        into.push(heap.root);
        for child in [&heap.right, &heap.left].into_iter().flatten() {
            list(child, into);
        }
    }
    let child = |side: &Option<Box<Heap>>| side.as_deref().cloned();
    let mut all = vec![heap.root];
    if let Some(rest) = merged(child(&heap.left), child(&heap.right)) {
        list(&rest, &mut all);
    }
    all
}

/// Two heaps in one: the smaller root stays on top, and its children change sides.
fn merged(a: Option<Heap>, b: Option<Heap>) -> Option<Heap> {
    let (a, b) = match (a, b) {
        (Some(a), Some(b)) => (a, b),
        (a, b) => return a.or(b),
    };
    let (top, other) = if a.root <= b.root { (a, b) } else { (b, a) };
    Some(Heap {
        root: top.root,
        left: merged(top.right.map(|heap| *heap), Some(other)).map(Box::new),
        right: top.left,
    })
}

/// As short as it can be, for the table of rows: `(0, ∅, (1, ∅, ∅))`.
impl ToSource for Heap {
    fn to_source(&self, out: &mut SourceText) -> Result<(), NoSource> {
        out.push_str(&format!("({}", self.root));
        for child in [&self.left, &self.right] {
            out.push_str(", ");
            match child {
                Some(heap) => heap.as_ref().to_source(out)?,
                None => out.push_str("∅"),
            }
        }
        out.push_str(")");
        Ok(())
    }
}
