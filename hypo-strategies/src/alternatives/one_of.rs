//! One of several strategies.

use std::any::type_name;

use hypo_core::choice::{Int, IntegerConstraint};
use hypo_core::{Label, TestCase, misuse};

use crate::{Combinators, Strategy};

/// Draws from one of these strategies, each as likely, given as an array, a `Vec` or a slice.
///
/// They are of one type here; [`one_of!`](crate::one_of!) takes strategies of
/// different types, and [`boxed`](Combinators::boxed) makes them the same.
///
/// ```
/// use hypo_strategies::{Strategy, one_of};
///
/// # hypo_strategies::for_each_case(|case| {
/// let port = one_of([80..=80, 443..=443, 1024..=65_535]).draw(case);
/// assert!(port == 80 || port == 443 || port >= 1024);
/// # });
/// ```
///
/// The simplest value is that of the first strategy, and earlier strategies are
/// simpler than later ones. No strategies are an error. To choose among values,
/// see [`sampled_from`](crate::sampled_from).
#[track_caller]
pub fn one_of<A: Alternatives>(alternatives: A) -> OneOf<A> {
    let Some(last) = alternatives.count().checked_sub(1) else {
        misuse("one_of was given no strategies; give it at least one to draw from");
    };
    let index = IntegerConstraint::new(Int::ZERO, Int::from(last), Int::ZERO);
    OneOf {
        alternatives,
        index: index.expect("0 is below everything"),
        label: Label::new(type_name::<A>()),
    }
}

/// Draws from one of these strategies, which may be of different types as long as their values are of one.
///
/// ```
/// use hypo_strategies::{Combinators, Strategy, integers, just, one_of};
///
/// # hypo_strategies::for_each_case(|case| {
/// let answer = one_of![just(42), 0..10, integers(1..).map(|n| -n)].draw(case);
/// assert!(answer < 10 || answer == 42);
/// # });
/// ```
///
/// As with the function [`one_of`](crate::one_of()), earlier strategies are simpler than later ones.
#[macro_export]
macro_rules! one_of {
    ($first:expr $(, $other:expr)* $(,)?) => {
        $crate::one_of($crate::__private::Only($first)$(.or($other))*)
    };
}

/// The strategies that [`one_of`](crate::one_of()) chooses among: an array, a `Vec` or a slice of them.
#[diagnostic::on_unimplemented(
    message = "one_of cannot choose among the alternatives of `{Self}`",
    label = "not an array, `Vec` or slice of strategies",
    note = "strategies of one type go into an array, `one_of([0..10, 20..30])`; those of different types into the macro, `one_of![just(42), 0..10]`",
    note = "to choose among values, write `sampled_from([a, b])`"
)]
pub trait Alternatives {
    /// What each of them draws.
    type Value;

    /// How many there are.
    #[doc(hidden)]
    fn count(&self) -> usize;

    /// Draws from the one at `index`, which is below `count`.
    #[doc(hidden)]
    fn draw_nth(&self, index: usize, case: &TestCase) -> Self::Value;

    /// How many different values they draw at most, where that is known.
    #[doc(hidden)]
    fn distinct(&self) -> Option<u128>;
}

/// Draws from one of several strategies; made by [`one_of`](crate::one_of()) and [`one_of!`](crate::one_of!).
#[derive(Clone, Copy, Debug)]
#[must_use = "a strategy does nothing until something is drawn from it"]
pub struct OneOf<A> {
    alternatives: A,
    index: IntegerConstraint,
    label: Label,
}

impl<A: Alternatives> Strategy for OneOf<A> {
    type Value = A::Value;

    fn draw(&self, case: &TestCase) -> A::Value {
        case.span(self.label, || {
            let index = match self.index.span() {
                0 => 0,
                _ => case.draw_integer(&self.index).magnitude() as usize,
            };
            self.alternatives.draw_nth(index, case)
        })
    }

    fn draw_part(&self, case: &TestCase) -> A::Value {
        self.draw(case)
    }

    fn distinct(&self) -> Option<u128> {
        self.alternatives.distinct()
    }
}

impl<A: Alternatives> Combinators for OneOf<A> {}

impl<S: Strategy> Alternatives for [S] {
    type Value = S::Value;

    fn count(&self) -> usize {
        self.len()
    }

    fn draw_nth(&self, index: usize, case: &TestCase) -> S::Value {
        self[index].draw(case)
    }

    fn distinct(&self) -> Option<u128> {
        self.iter()
            .try_fold(0u128, |sum, strategy| sum.checked_add(strategy.distinct()?))
    }
}

macro_rules! like_a_slice {
    ([$($parameters:tt)*] $type:ty) => {
        impl<$($parameters)*> Alternatives for $type {
            type Value = S::Value;

            fn count(&self) -> usize {
                self.len()
            }

            fn draw_nth(&self, index: usize, case: &TestCase) -> S::Value {
                self[index].draw(case)
            }

            fn distinct(&self) -> Option<u128> {
                Alternatives::distinct(&self[..])
            }
        }
    };
}
like_a_slice!([S: Strategy, const N: usize] [S; N]);
like_a_slice!([S: Strategy] Vec<S>);
like_a_slice!([S: Strategy] &[S]);

/// A single alternative: where the list of [`one_of!`](crate::one_of!) begins.
#[derive(Clone, Copy, Debug)]
pub struct Only<S>(pub S);

/// The alternatives of a list, and one more.
#[derive(Clone, Copy, Debug)]
pub struct Or<A, S>(A, S);

impl<S: Strategy> Only<S> {
    /// These and one more.
    pub fn or<T: Strategy<Value = S::Value>>(self, other: T) -> Or<Self, T> {
        Or(self, other)
    }
}

impl<A: Alternatives, S: Strategy> Or<A, S> {
    /// These and one more.
    pub fn or<T: Strategy<Value = S::Value>>(self, other: T) -> Or<Self, T> {
        Or(self, other)
    }
}

impl<S: Strategy> Alternatives for Only<S> {
    type Value = S::Value;

    fn count(&self) -> usize {
        1
    }

    fn draw_nth(&self, _: usize, case: &TestCase) -> S::Value {
        self.0.draw(case)
    }

    fn distinct(&self) -> Option<u128> {
        self.0.distinct()
    }
}

impl<A, S> Alternatives for Or<A, S>
where
    A: Alternatives,
    S: Strategy<Value = A::Value>,
{
    type Value = A::Value;

    fn count(&self) -> usize {
        self.0.count() + 1
    }

    fn draw_nth(&self, index: usize, case: &TestCase) -> A::Value {
        if index < self.0.count() {
            self.0.draw_nth(index, case)
        } else {
            self.1.draw(case)
        }
    }

    fn distinct(&self) -> Option<u128> {
        self.0.distinct()?.checked_add(self.1.distinct()?)
    }
}
