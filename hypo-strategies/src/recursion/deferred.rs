//! A strategy that is made when it is needed.

use std::fmt;
use std::sync::OnceLock;

use hypo_core::TestCase;
use hypo_core::choice::{Branch, Children, Grown};

use super::ITSELF;
use crate::{Combinators, Inverse, Strategy};

/// Draws from the strategy that `make` makes, which is called when something is drawn for the first time.
///
/// So a strategy can be made of itself, directly or through others:
///
/// ```
/// use hypo_strategies::{BoxedStrategy, Combinators, Strategy, deferred, integers, one_of, vecs};
///
/// #[derive(Clone, Debug, PartialEq)]
/// enum Rose { Leaf(u8), Node(Vec<Rose>) }
///
/// fn roses() -> BoxedStrategy<'static, Rose> {
///     one_of![
///         integers(..).map(Rose::Leaf),
///         vecs(deferred(roses)).map(Rose::Node),
///     ]
///     .boxed()
/// }
///
/// # hypo_strategies::for_each_case(|case| {
/// let rose = roses().draw(case);
/// # assert_ne!(rose, Rose::Node(vec![Rose::Leaf(0); 200]));
/// # });
/// ```
///
/// Values get as large as those of [`recursive`](crate::recursive()), dozens of them within each other and
/// seldom more than a hundred. Put first what ends: the simplest value is that of the first alternatives,
/// and where these have no end, test cases do not count.
pub fn deferred<S: Strategy, F: Fn() -> S>(make: F) -> Deferred<S, F> {
    Deferred {
        make,
        made: OnceLock::new(),
    }
}

/// Draws from a strategy that is made when it is needed; made by [`deferred`].
#[must_use = "a strategy does nothing until something is drawn from it"]
pub struct Deferred<S, F> {
    make: F,
    made: OnceLock<S>,
}

impl<S: Strategy, F: Fn() -> S> Deferred<S, F> {
    fn strategy(&self) -> &S {
        self.made.get_or_init(&self.make)
    }
}

impl<S: Strategy, F: Fn() -> S> Strategy for Deferred<S, F> {
    type Value = S::Value;

    fn draw(&self, case: &TestCase) -> S::Value {
        case.grow(Grown::Node, || self.strategy().draw(case))
    }

    fn draw_part(&self, case: &TestCase) -> S::Value {
        case.grow(Grown::Node, || self.strategy().draw_part(case))
    }

    fn invert(&self, value: &S::Value, choices: &mut Inverse) -> Option<()> {
        choices.within::<Self, _>(value, |choices| self.strategy().invert(value, choices))
    }

    // What it is made of is not asked: that may be itself.
    fn children(&self) -> Children {
        ITSELF
    }

    fn branch(&self, _: usize) -> Branch {
        Branch {
            weight: 1,
            children: ITSELF,
            ends: false,
        }
    }
}

impl<S: Strategy, F: Fn() -> S> Combinators for Deferred<S, F> {}

impl<S, F: Clone> Clone for Deferred<S, F> {
    fn clone(&self) -> Self {
        Deferred {
            make: self.make.clone(),
            made: OnceLock::new(),
        }
    }
}

impl<S, F> fmt::Debug for Deferred<S, F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Deferred(..)")
    }
}
