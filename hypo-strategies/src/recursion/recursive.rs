//! Values that are made of smaller ones of their kind, by a function from their strategy to itself.

use std::cell::Cell;
use std::fmt;
use std::panic::Location;
use std::rc::Rc;
use std::sync::{Arc, OnceLock, Weak};

use hypo_core::choice::{Children, Grown};
use hypo_core::{MAX_DEPTH, TestCase, misuse};

use super::ITSELF;
use crate::strategy::branches_of;
use crate::{BoxedStrategy, Combinators, OneOf, Strategy, one_of};

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
    /// 0 is an error. Where there is no room for what `extend` is sure to draw, `base` is drawn. What grows larger
    /// all the same, as a vector of them may, is a test case that does not count.
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
        // Deeper than a test case goes there is nothing to limit.
        if let Some(depth) = self.limits.depth.filter(|depth| *depth < MAX_DEPTH) {
            let mut strategy = base.clone().boxed();
            for _ in 0..depth {
                let inner = Inner(strategy).boxed();
                strategy = Level::of(base.clone(), extend(inner)).boxed();
            }
            return Built {
                strategy,
                _whole: None,
            };
        }
        let whole = Arc::new(OnceLock::new());
        let inner = Inner(Again(Arc::downgrade(&whole))).boxed();
        let strategy = Level::of(base, extend(inner)).boxed();
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
        let count = count(case);
        let outside = count.replace(Count {
            leaves: 0,
            promised: 1,
        });
        let drawn = case.grow(Grown::Node, || {
            // Of two parts each, so many leaves are in twice as many values.
            case.contain_at_most(2 * max_size);
            self.strategy().draw(case)
        });
        count.set(outside);
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

/// What `base` draws, and its part in the limits.
struct Leaf<'a, T> {
    base: BoxedStrategy<'a, T>,
    size: Option<(usize, &'static Location<'static>)>,
}

impl<T> Leaf<'_, T> {
    /// Whether a value that is sure to contain so many others can still be drawn.
    fn has_room_for(&self, certain: usize, case: &TestCase) -> bool {
        self.size.is_none_or(|(max_size, _)| {
            let Count { leaves, promised } = count(case).get();
            leaves + promised.saturating_sub(1) + certain.max(1) <= max_size
        })
    }

    /// Notes that a value begins which is sure to contain so many others.
    fn promise(&self, certain: usize, case: &TestCase) {
        if self.size.is_some() {
            let count = count(case);
            let Count { leaves, promised } = count.get();
            let promised = promised.saturating_sub(1) + certain;
            count.set(Count { leaves, promised });
        }
    }
}

impl<T> Strategy for Leaf<'_, T> {
    type Value = T;

    fn draw(&self, case: &TestCase) -> T {
        if let Some((max_size, location)) = self.size {
            let count = count(case);
            let Count { leaves, promised } = count.get();
            if leaves == max_size {
                case.reject_at("a recursive value grew beyond its max_size", location);
            }
            count.set(Count {
                leaves: leaves + 1,
                promised: promised.saturating_sub(1),
            });
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

/// A value of `base`, or one that is made of smaller ones if there is room for them.
struct Level<'a, T> {
    base: Leaf<'a, T>,
    extended: BoxedStrategy<'a, T>,
    either: OneOf<[BoxedStrategy<'a, T>; 2]>,
}

impl<'a, T: 'a> Level<'a, T> {
    fn of(base: Leaf<'a, T>, extended: BoxedStrategy<'a, T>) -> Level<'a, T> {
        let counted = Promising {
            base: base.clone(),
            extended: extended.clone(),
        };
        Level {
            either: one_of([base.clone().boxed(), counted.boxed()]),
            base,
            extended,
        }
    }
}

impl<'a, T: 'a> Strategy for Level<'a, T> {
    type Value = T;

    fn draw(&self, case: &TestCase) -> T {
        if self
            .base
            .has_room_for(self.extended.children().certain, case)
        {
            self.either.draw(case)
        } else {
            self.base.draw(case)
        }
    }

    fn children(&self) -> Children {
        self.either.children()
    }
}

impl<'a, T: 'a> Combinators for Level<'a, T> {}

/// A value that is made of smaller ones, which are counted as promised until they are drawn.
struct Promising<'a, T> {
    base: Leaf<'a, T>,
    extended: BoxedStrategy<'a, T>,
}

impl<T> Strategy for Promising<'_, T> {
    type Value = T;

    fn draw(&self, case: &TestCase) -> T {
        self.base.promise(self.extended.children().certain, case);
        self.extended.draw(case)
    }

    branches_of!(self.extended);

    fn draw_branch(&self, index: usize, case: &TestCase) -> T {
        let children = self.extended.branch(index).children;
        self.base.promise(children.certain, case);
        self.extended.draw_branch(index, case)
    }
}

impl<T> Combinators for Promising<'_, T> {}

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

/// What there is so far of the recursive value that is being drawn.
#[derive(Clone, Copy, Debug, Default)]
struct Count {
    /// How many values of `base`.
    leaves: usize,
    /// How many more are sure to come.
    promised: usize,
}

fn count(case: &TestCase) -> Rc<Cell<Count>> {
    #[derive(PartialEq)]
    struct OfThisModule;
    match case.keep(OfThisModule, Cell::<Count>::default) {
        Ok(count) => count,
        Err(_) => unreachable!("nothing else has this key"),
    }
}
