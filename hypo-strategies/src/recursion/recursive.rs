//! Values that are made of smaller ones of their kind, by a function from their strategy to itself.

use std::fmt;
use std::panic::Location;
use std::sync::{Arc, OnceLock};

use hypo_core::choice::{Children, Grown};
use hypo_core::{MAX_DEPTH, TestCase, misuse};

use super::ITSELF;
use super::level::{Again, Count, Inner, Leaf, Level, count};
use crate::{BoxedStrategy, Combinators, Inverse, Strategy};

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

    fn invert(&self, value: &T, choices: &mut Inverse) -> Option<()> {
        self.strategy().invert(value, choices)
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
