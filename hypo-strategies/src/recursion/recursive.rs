//! Values that are made of smaller ones of their kind, by a function from their strategy to itself.

use std::cell::Cell;
use std::fmt;
use std::panic::Location;
use std::rc::Rc;
use std::sync::{Arc, OnceLock, Weak};

use hypo_core::choice::{Children, Grown};
use hypo_core::{TestCase, misuse};

use super::ITSELF;
use crate::{BoxedStrategy, Combinators, Strategy, one_of};

/// Draws from `base`, or from what `extend` makes of a strategy that draws from all of this again.
///
/// ```
/// use hypo_strategies::{Combinators, Strategy, integers, recursive, vecs};
///
/// #[derive(Clone, Debug, PartialEq)]
/// enum Rose { Leaf(u8), Node(Vec<Rose>) }
///
/// let roses = recursive(integers(..).map(Rose::Leaf), |rose| vecs(rose).map(Rose::Node));
///
/// # hypo_strategies::for_each_case(|case| {
/// let rose = roses.draw(case);
/// # assert_ne!(rose, Rose::Node(vec![Rose::Leaf(0); 300]));
/// # });
/// ```
///
/// There are from one to about a hundred values within each other, as chains and as bushes and as whatever
/// is between; [`max_depth`](Recursive::max_depth) and [`max_size`](Recursive::max_size) set limits.
///
/// The simplest value is that of `base`, which always comes to an end; `extend` is called once, or once a level where there
/// is a limit of depth. What it returns should draw from what it is given.
pub fn recursive<'a, T, B, S, F>(base: B, extend: F) -> Recursive<'a, T>
where
    B: Strategy<Value = T> + Send + Sync + 'a,
    S: Strategy<Value = T> + Send + Sync + 'a,
    F: Fn(BoxedStrategy<'a, T>) -> S + Send + Sync + 'a,
    T: 'a,
{
    Recursive {
        parts: Arc::new(Parts {
            base: BoxedStrategy::new(base),
            extend: Box::new(move |inner| BoxedStrategy::new(extend(inner))),
        }),
        limits: Limits::default(),
        built: OnceLock::new(),
    }
}

/// Draws values that are made of smaller ones of their kind; made by [`recursive`].
#[must_use = "a strategy does nothing until something is drawn from it"]
pub struct Recursive<'a, T> {
    parts: Arc<Parts<'a, T>>,
    limits: Limits,
    built: OnceLock<Built<'a, T>>,
}

struct Parts<'a, T> {
    base: BoxedStrategy<'a, T>,
    extend: Extend<'a, T>,
}

type Extend<'a, T> = Box<dyn Fn(BoxedStrategy<'a, T>) -> BoxedStrategy<'a, T> + Send + Sync + 'a>;

#[derive(Clone, Copy, Debug, Default)]
struct Limits {
    depth: Option<usize>,
    size: Option<(usize, &'static Location<'static>)>,
}

/// The strategy, and what has to live as long as it does.
struct Built<'a, T> {
    strategy: BoxedStrategy<'a, T>,
    _whole: Option<Arc<OnceLock<BoxedStrategy<'a, T>>>>,
}

impl<'a, T: 'a> Recursive<'a, T> {
    /// Draws values in which no more than so many lie within each other: 0 leaves only what `base` draws.
    ///
    /// By default there is no limit but that of every test case, 250 strategies within each other.
    pub fn max_depth(mut self, max_depth: usize) -> Self {
        self.limits.depth = Some(max_depth);
        self.built = OnceLock::new();
        self
    }

    /// Draws values that are made of no more than so many that `base` has drawn.
    ///
    /// 0 is an error. What grows larger all the same, for `extend` may draw as often as it likes, is a test case
    /// that does not count.
    #[track_caller]
    pub fn max_size(mut self, max_size: usize) -> Self {
        if max_size == 0 {
            misuse("max_size is 0, but every value is made of at least one; give it at least 1");
        }
        self.limits.size = Some((max_size, Location::caller()));
        self.built = OnceLock::new();
        self
    }

    fn strategy(&self) -> &BoxedStrategy<'a, T> {
        &self.built.get_or_init(|| self.build()).strategy
    }

    fn build(&self) -> Built<'a, T> {
        let Parts { base, extend } = &*self.parts;
        let base = Leaf {
            base: base.clone(),
            size: self.limits.size,
        };
        if let Some(depth) = self.limits.depth {
            let mut strategy = base.clone().boxed();
            for _ in 0..depth {
                let inner = Inner(strategy).boxed();
                strategy = one_of([base.clone().boxed(), extend(inner)]).boxed();
            }
            return Built {
                strategy,
                _whole: None,
            };
        }
        let whole = Arc::new(OnceLock::new());
        let inner = Inner(Again(Arc::downgrade(&whole))).boxed();
        let strategy = one_of([base.boxed(), extend(inner)]).boxed();
        let strategy = whole.get_or_init(|| strategy).clone();
        Built {
            strategy,
            _whole: Some(whole),
        }
    }
}

impl<'a, T: 'a> Strategy for Recursive<'a, T> {
    type Value = T;

    fn draw(&self, case: &TestCase) -> T {
        let Some((max_size, _)) = self.limits.size else {
            return case.grow(Grown::Node, || self.strategy().draw(case));
        };
        // Each may be drawn within another of the same limits, and has its own count.
        let leaves = leaves(case);
        let outside = leaves.replace(0);
        let drawn = case.grow(Grown::Node, || {
            case.contain_at_most(max_size - 1);
            self.strategy().draw(case)
        });
        leaves.set(outside);
        drawn
    }

    fn children(&self) -> Children {
        ITSELF
    }
}

impl<'a, T: 'a> Combinators for Recursive<'a, T> {}

impl<T> Clone for Recursive<'_, T> {
    fn clone(&self) -> Self {
        Recursive {
            parts: Arc::clone(&self.parts),
            limits: self.limits,
            built: OnceLock::new(),
        }
    }
}

impl<T> fmt::Debug for Recursive<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Recursive")
            .field("limits", &self.limits)
            .finish_non_exhaustive()
    }
}

/// What `base` draws, counted where there is a limit.
struct Leaf<'a, T> {
    base: BoxedStrategy<'a, T>,
    size: Option<(usize, &'static Location<'static>)>,
}

impl<T> Strategy for Leaf<'_, T> {
    type Value = T;

    fn draw(&self, case: &TestCase) -> T {
        if let Some((max_size, location)) = self.size {
            let leaves = leaves(case);
            if leaves.get() == max_size {
                case.reject_at("a recursive value grew beyond its max_size", location);
            }
            leaves.set(leaves.get() + 1);
        }
        self.base.draw(case)
    }

    fn children(&self) -> Children {
        self.base.children()
    }

    fn is_empty(&self) -> bool {
        self.base.is_empty()
    }
}

impl<T> Combinators for Leaf<'_, T> {}

impl<T> Clone for Leaf<'_, T> {
    fn clone(&self) -> Self {
        Leaf {
            base: self.base.clone(),
            size: self.size,
        }
    }
}

/// A smaller value of the kind.
struct Inner<S>(S);

impl<S: Strategy> Strategy for Inner<S> {
    type Value = S::Value;

    fn draw(&self, case: &TestCase) -> S::Value {
        case.grow(Grown::Node, || self.0.draw(case))
    }

    fn children(&self) -> Children {
        ITSELF
    }
}

impl<S: Strategy> Combinators for Inner<S> {}

/// The whole strategy, seen from within it.
struct Again<'a, T>(Weak<OnceLock<BoxedStrategy<'a, T>>>);

impl<T> Strategy for Again<'_, T> {
    type Value = T;

    fn draw(&self, case: &TestCase) -> T {
        match self.0.upgrade() {
            Some(whole) => match whole.get() {
                Some(strategy) => strategy.draw(case),
                None => misuse(
                    "`extend` of recursive(…) draws from what it was given: it may only make a strategy of it",
                ),
            },
            None => misuse(
                "what `extend` of recursive(…) was given is of no use outside of what it returned",
            ),
        }
    }
}

impl<T> Combinators for Again<'_, T> {}

/// How many values of `base` there are so far in the recursive value that is being drawn.
fn leaves(case: &TestCase) -> Rc<Cell<usize>> {
    #[derive(PartialEq)]
    struct Leaves;
    match case.keep(Leaves, || Cell::new(0)) {
        Ok(leaves) => leaves,
        Err(_) => unreachable!("nothing else has this key"),
    }
}
