use crate::draws::{any_int, boolean, int, one_of, sized_vec, text, vec};
use crate::table::{Row, check, row};
use hypo_core::{Label, TestCase};

#[derive(Debug, Clone, PartialEq)]
enum Tree {
    Leaf(i64),
    Pair(Box<Tree>, Box<Tree>),
}

#[derive(Debug)]
struct Nested(Vec<Nested>);

#[derive(Debug)]
enum Expr {
    Int(i64),
    Add(Box<Expr>, Box<Expr>),
    Div(Box<Expr>, Box<Expr>),
}
use Expr::{Add, Div, Int};

#[derive(Debug)]
struct Heap {
    root: i64,
    left: Option<Box<Heap>>,
    right: Option<Box<Heap>>,
}

pub(crate) fn rows() -> Vec<Row> {
    [values_in_vectors(), trees(), poison(), deeper()]
        .into_iter()
        .flatten()
        .collect()
}

fn values_in_vectors() -> Vec<Row> {
    vec![
        row(
            "R2 by an integer",
            &["[0, 0, 0, 0]"],
            |c| {
                let value = any_int(c);
                vec(c, |_| value)
            },
            |v| v.len() >= 4,
        ),
        row(
            "R10 by a boolean",
            &["[true, true, true]"],
            |c| vec(c, boolean),
            |v| v.iter().filter(|x| **x).count() >= 3,
        ),
        row(
            "R12 filtered even",
            &["10"],
            |c| filtered(c, |x| x % 2 == 0),
            |x| *x > 9,
        ),
        row("L30 unique", &["[0, 1, -1]"], unique, |v| v.len() >= 3),
    ]
}

fn trees() -> Vec<Row> {
    vec![
        row(
            "R14 a pair of pairs",
            &["Pair(Pair(Leaf(0), Leaf(0)), Leaf(0))"],
            tree,
            |t| matches!(t, Tree::Pair(left, _) if matches!(**left, Tree::Pair(..))),
        ),
        row("R15 five leaves", &FIVE_LEAVES, tree, |t| leaves(t) >= 5),
        row(
            "R16 two deep",
            &["Nested([Nested([Nested([])])])"],
            |c| nested(c, 0),
            |n| depth(n) >= 2,
        ),
        row(
            "R17 right of a pair",
            &["Pair(Leaf(0), Pair(Leaf(0), Leaf(0)))"],
            tree,
            |t| matches!(t, Tree::Pair(_, right) if matches!(**right, Tree::Pair(..))),
        ),
        row("a leaf of at least 100", &["Leaf(100)"], tree, |t| {
            largest(t) >= 100
        }),
        row(
            "two leaves of at least 100",
            &["Pair(Leaf(100), Leaf(100))"],
            tree,
            |t| large(t) >= 2,
        ),
    ]
}

fn poison() -> Vec<Row> {
    vec![
        row(
            "C29 poison in a list",
            &["[true]"],
            |c| vec(c, boolean),
            |v| v.contains(&true),
        ),
        row(
            "C29 poison in a matrix",
            &["[[true]]"],
            |c| vec(c, |c| vec(c, boolean)),
            |v| v.iter().flatten().any(|x| *x),
        ),
        row(
            "C30 poison in a tree",
            &["(Leaf(7), 7)"],
            |c| (tree(c), int(c, 0..=255)),
            |(t, marker)| *marker >= 7 && largest(t) >= 7,
        ),
    ]
}

fn deeper() -> Vec<Row> {
    vec![
        row(
            "R21 two in one",
            &["Nested([Nested([]), Nested([])])"],
            |c| nested(c, 0),
            |n| n.0.len() >= 2,
        ),
        row(
            "R22 division by zero",
            &["Div(Int(0), Add(Int(0), Int(0)))"],
            |c| expr(c, 0),
            |e| !divides_by_literal(e) && eval(e).is_none(),
        ),
        row(
            "a struct in a vector",
            &["[(\"\", 100, false)]"],
            |c| {
                vec(c, |c| {
                    c.span(Label::new("struct"), || (text(c), any_int(c), boolean(c)))
                })
            },
            |v| v.iter().any(|(_, n, _)| *n >= 100),
        ),
    ]
}

/// What takes more than the passes that there are: the rows are run and shown, but hold nothing up.
pub(crate) fn beyond() -> Vec<Row> {
    vec![
        row(
            "binheap",
            &BINHEAP,
            |c| heap(c, 0, 0),
            |h| {
                let drawn = drawn_in_wrong_order(h);
                !drawn.is_sorted()
            },
        ),
        row(
            "bound5",
            &["[[], [], [], [-1], [-32768]]"],
            |c| {
                (0..5)
                    .map(|_| sized_vec(c, 0..=10, |c| int(c, i16::MIN..=i16::MAX)))
                    .collect::<Vec<_>>()
            },
            |v| {
                let sum = |v: &Vec<i16>| v.iter().fold(0i16, |a, b| a.wrapping_add(*b));
                let total = v.iter().map(sum).fold(0i16, i16::wrapping_add);
                v.iter().all(|v| sum(v) < 256) && total >= 1280
            },
        ),
        row(
            "coupling",
            &["[1, 0]"],
            |c| {
                let v = sized_vec(c, 0..=15, |c| int(c, 0..=9usize));
                if v.iter().any(|x| *x >= v.len()) {
                    c.reject("out of range");
                }
                v
            },
            |v| v.iter().enumerate().any(|(i, x)| *x != i && v[*x] == i),
        ),
    ]
}

const FIVE_LEAVES: [&str; 1] =
    ["Pair(Leaf(0), Pair(Leaf(0), Pair(Leaf(0), Pair(Leaf(0), Leaf(0)))))"];
const BINHEAP: [&str; 1] = [
    "Heap { root: 0, left: None, right: Some(Heap { root: 0, left: Some(Heap { root: 0, left: None, right: None }), right: Some(Heap { root: 1, left: None, right: None }) }) }",
];

fn tree(case: &TestCase) -> Tree {
    case.span(Label::new("tree"), || {
        one_of(
            case,
            &[&|c| Tree::Leaf(any_int(c)), &|c| {
                let left = tree(c);
                Tree::Pair(Box::new(left), Box::new(tree(c)))
            }],
        )
    })
}

fn leaves(tree: &Tree) -> usize {
    match tree {
        Tree::Leaf(_) => 1,
        Tree::Pair(left, right) => leaves(left) + leaves(right),
    }
}

fn largest(tree: &Tree) -> i64 {
    match tree {
        Tree::Leaf(value) => *value,
        Tree::Pair(left, right) => largest(left).max(largest(right)),
    }
}

fn large(tree: &Tree) -> usize {
    match tree {
        Tree::Leaf(value) => usize::from(*value >= 100),
        Tree::Pair(left, right) => large(left) + large(right),
    }
}

fn nested(case: &TestCase, depth: usize) -> Nested {
    if depth > 20 {
        case.reject("too deep");
    }
    let few = case.span(Label::new("nested"), || {
        sized_vec(case, 0..=3, |c| nested(c, depth + 1))
    });
    Nested(few)
}

fn depth(nested: &Nested) -> usize {
    nested
        .0
        .iter()
        .map(|inner| depth(inner) + 1)
        .max()
        .unwrap_or(0)
}

/// As a filter draws: three attempts, each a span, discarded if it will not do.
fn filtered(case: &TestCase, passes: impl Fn(i64) -> bool) -> i64 {
    for _ in 0..3 {
        case.start_span(Label::new("attempt"));
        let drawn = any_int(case);
        if passes(drawn) {
            case.stop_span();
            return drawn;
        }
        case.discard_span();
    }
    case.reject("filtered")
}

/// As a unique vector draws: an element that is there already is discarded.
fn unique(case: &TestCase) -> Vec<i64> {
    case.span(Label::new("vec"), || {
        let go_on = hypo_core::choice::Probability::new(0.83).expect("from 0 to 1");
        let mut items: Vec<i64> = Vec::new();
        let mut refused = 0;
        loop {
            case.start_span(Label::new("element"));
            if refused > 3 {
                case.force_boolean(go_on, false);
                case.stop_span();
                return items;
            }
            if !case.draw_boolean(go_on) {
                case.stop_span();
                return items;
            }
            let drawn = any_int(case);
            if items.contains(&drawn) {
                case.discard_span();
                refused += 1;
            } else {
                items.push(drawn);
                case.stop_span();
            }
        }
    })
}

fn expr(case: &TestCase, depth: usize) -> Expr {
    case.span(Label::new("expr"), || {
        if depth == 4 {
            return Int(int(case, -10..=10));
        }
        let both = |c: &TestCase| {
            let left = Box::new(expr(c, depth + 1));
            (left, Box::new(expr(c, depth + 1)))
        };
        one_of(
            case,
            &[
                &|c| Int(int(c, -10..=10)),
                &|c| {
                    let (left, right) = both(c);
                    Add(left, right)
                },
                &|c| {
                    let (left, right) = both(c);
                    Div(left, right)
                },
            ],
        )
    })
}

fn divides_by_literal(expr: &Expr) -> bool {
    match expr {
        Int(_) => false,
        Add(left, right) => divides_by_literal(left) || divides_by_literal(right),
        Div(_, right) if matches!(**right, Int(0)) => true,
        Div(left, right) => divides_by_literal(left) || divides_by_literal(right),
    }
}

fn eval(expr: &Expr) -> Option<i64> {
    match expr {
        Int(value) => Some(*value),
        Add(left, right) => Some(eval(left)? + eval(right)?),
        Div(left, right) => eval(left)?.checked_div(eval(right)?),
    }
}

fn heap(case: &TestCase, above: i64, depth: usize) -> Heap {
    case.span(Label::new("heap"), || {
        let root = above + int(case, 0..=20);
        let child = || {
            let some = depth < 3 && boolean(case);
            some.then(|| Box::new(heap(case, root, depth + 1)))
        };
        let left = child();
        Heap {
            root,
            left,
            right: child(),
        }
    })
}

/// The root, then what a merge that forgets to merge all the way down gives.
fn drawn_in_wrong_order(heap: &Heap) -> Vec<i64> {
    fn merge(a: Option<Heap>, b: Option<Heap>) -> Option<Heap> {
        let (a, b) = match (a, b) {
            (Some(a), Some(b)) => (a, b),
            (a, b) => return a.or(b),
        };
        let (top, other) = if a.root <= b.root { (a, b) } else { (b, a) };
        let right = top.left;
        let left = merge(top.right.map(|heap| *heap), Some(other)).map(Box::new);
        Some(Heap {
            root: top.root,
            left,
            right,
        })
    }
    fn list(heap: &Heap, into: &mut Vec<i64>) {
        into.push(heap.root);
        for child in [&heap.right, &heap.left].into_iter().flatten() {
            list(child, into);
        }
    }
    fn copy(heap: &Option<Box<Heap>>) -> Option<Heap> {
        heap.as_ref().map(|heap| Heap {
            root: heap.root,
            left: copy(&heap.left).map(Box::new),
            right: copy(&heap.right).map(Box::new),
        })
    }
    let mut drawn = vec![heap.root];
    if let Some(merged) = merge(copy(&heap.left), copy(&heap.right)) {
        list(&merged, &mut drawn);
    }
    drawn
}

#[test]
fn recursive_and_dependent_values_end_small() {
    check(&rows());
}
