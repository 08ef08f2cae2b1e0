//! Trees that are drawn by a function which calls itself.
//!
//! Nothing is known of them while they are drawn; the trees of [`trees`](super::trees) are those of types and strategies.

use hypo::TestCase;
use hypo::prelude::*;

/// How deep a tree may be, where a leaf has depth 0: so deep that trees of 25 leaves are seldom hindered.
pub(super) const MAX_DEPTH: u32 = 16;

/// A binary tree as far as the rows look at it.
#[derive(Clone, Copy)]
struct Tree {
    leaves: u64,
    left: u64,
    right: u64,
    depth: u32,
}

/// Trees with a number at each leaf: how many leaves in all, on the left and on the right, and how deep.
pub(super) fn trees() -> impl Strategy<Value = (u64, u64, u64, u32)> {
    st::from_fn(|case| {
        let tree = tree(MAX_DEPTH, case);
        (tree.leaves, tree.left, tree.right, tree.depth)
    })
}

fn tree(deepest: u32, case: &TestCase) -> Tree {
    let leaf = any::<i64>().map(|_| Tree {
        leaves: 1,
        left: 0,
        right: 0,
        depth: 0,
    });
    if deepest == 0 {
        return leaf.draw(case);
    }
    let branch = st::from_fn(|case| {
        let (left, right) = (tree(deepest - 1, case), tree(deepest - 1, case));
        Tree {
            leaves: left.leaves + right.leaves,
            left: left.leaves,
            right: right.leaves,
            depth: 1 + left.depth.max(right.depth),
        }
    });
    one_of![leaf, branch].draw(case)
}
