//! One of several strategies.
//!
//! Alternatives within alternatives are one list of *branches*, and one index
//! says which of them it is. With an index a level, what stands deeper would be
//! drawn more rarely for no reason but how the strategy was written, and
//! shrinking would have to take the levels one by one.

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
/// simpler than later ones. No strategies are an error, and those that draw
/// [`nothing`](crate::nothing) are left out. To choose among values, see
/// [`sampled_from`](crate::sampled_from).
///
/// A `one_of` within is no level of its own, its strategies count as if they stood
/// in this list: `one_of![a, one_of![b, c]]` draws from each of the three a third
/// of the time. That holds through references and combinators too
/// ([`map`](Combinators::map), [`filter`](Combinators::filter),
/// [`filter_map`](Combinators::filter_map), [`flat_map`](Combinators::flat_map),
/// [`boxed`](Combinators::boxed), [`named`](Combinators::named)); a filter then
/// tries one and the same of the strategies three times. Anything else is one
/// strategy, also [`options`](crate::options()) and [`results`](crate::results()).
#[track_caller]
pub fn one_of<A: Alternatives>(alternatives: A) -> OneOf<A> {
    if alternatives.count() == 0 {
        misuse("one_of was given no strategies; give it at least one to draw from");
    }
    let branches = alternatives.branches();
    let last = branches.saturating_sub(1);
    let index = IntegerConstraint::new(Int::ZERO, Int::from(last), Int::ZERO);
    OneOf {
        empty: branches == 0,
        nested: branches > 0 && !alternatives.is_flat(),
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
/// As with the function [`one_of`](crate::one_of()), earlier strategies are simpler than later ones, and those
/// of a `one_of` within are each as likely as those beside it.
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

    /// How many branches they have together, at most `usize::MAX`.
    #[doc(hidden)]
    fn branches(&self) -> usize;

    /// Whether each of them is one branch.
    #[doc(hidden)]
    fn is_flat(&self) -> bool;

    /// Which of them the branch at `index` of all is in, and which of its branches that is.
    ///
    /// If it is in none, how far behind them it is: they may be the front of more.
    #[doc(hidden)]
    fn find_branch(&self, index: usize) -> Result<(usize, usize), usize>;

    /// Draws from this branch of the one at `nth`, which is below `count`.
    #[doc(hidden)]
    fn draw_nth(&self, nth: usize, branch: usize, case: &TestCase) -> Self::Value;

    /// How many different values they draw at most, where that is known.
    #[doc(hidden)]
    fn distinct(&self) -> Option<u128>;

    /// The value at a place among those that they draw one after the other, where they are listed.
    #[doc(hidden)]
    fn value_at(&self, place: u128) -> Option<Self::Value>;
}

/// Draws from one of several strategies; made by [`one_of`](crate::one_of()) and [`one_of!`](crate::one_of!).
#[derive(Clone, Copy, Debug)]
#[must_use = "a strategy does nothing until something is drawn from it"]
pub struct OneOf<A> {
    alternatives: A,
    /// Over the branches of all of them.
    index: IntegerConstraint,
    /// Whether there is nothing to draw in any of them.
    empty: bool,
    /// Whether some of them have several branches or none; where each is one, there is nothing to look for.
    nested: bool,
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
            self.draw_branch(index, case)
        })
    }

    fn draw_part(&self, case: &TestCase) -> A::Value {
        self.draw(case)
    }

    fn distinct(&self) -> Option<u128> {
        self.alternatives.distinct()
    }

    fn value_at(&self, place: u128) -> Option<A::Value> {
        self.alternatives.value_at(place)
    }

    fn is_empty(&self) -> bool {
        self.empty
    }

    fn branches(&self) -> usize {
        match self.empty {
            true => 0,
            false => self.index.max().magnitude() as usize + 1,
        }
    }

    fn draw_branch(&self, index: usize, case: &TestCase) -> A::Value {
        let (nth, branch) = if self.nested {
            let found = self.alternatives.find_branch(index);
            found.expect("the index is below the number of branches")
        } else {
            (index, 0)
        };
        self.alternatives.draw_nth(nth, branch, case)
    }
}

impl<A: Alternatives> Combinators for OneOf<A> {}

/// Says of the alternative at `nth` what [`find_branch`](Alternatives::find_branch) says of all.
fn find_within(
    strategy: &impl Strategy,
    nth: usize,
    index: usize,
) -> Result<(usize, usize), usize> {
    match index.checked_sub(strategy.branches()) {
        Some(behind) => Err(behind),
        None => Ok((nth, index)),
    }
}

impl<S: Strategy> Alternatives for [S] {
    type Value = S::Value;

    fn count(&self) -> usize {
        self.len()
    }

    fn branches(&self) -> usize {
        self.iter()
            .map(Strategy::branches)
            .fold(0, usize::saturating_add)
    }

    fn is_flat(&self) -> bool {
        self.iter().all(|strategy| strategy.branches() == 1)
    }

    fn find_branch(&self, index: usize) -> Result<(usize, usize), usize> {
        let mut behind = index;
        for (nth, strategy) in self.iter().enumerate() {
            match find_within(strategy, nth, behind) {
                Err(further) => behind = further,
                found => return found,
            }
        }
        Err(behind)
    }

    fn draw_nth(&self, nth: usize, branch: usize, case: &TestCase) -> S::Value {
        self[nth].draw_branch(branch, case)
    }

    fn distinct(&self) -> Option<u128> {
        self.iter()
            .try_fold(0u128, |sum, strategy| sum.checked_add(strategy.distinct()?))
    }

    fn value_at(&self, mut place: u128) -> Option<S::Value> {
        for strategy in self {
            match place.checked_sub(strategy.distinct()?) {
                None => return strategy.value_at(place),
                Some(behind) => place = behind,
            }
        }
        None
    }
}

macro_rules! like_a_slice {
    ([$($parameters:tt)*] $type:ty) => {
        impl<$($parameters)*> Alternatives for $type {
            type Value = S::Value;

            fn count(&self) -> usize {
                self.len()
            }

            fn branches(&self) -> usize {
                Alternatives::branches(&self[..])
            }

            fn is_flat(&self) -> bool {
                Alternatives::is_flat(&self[..])
            }

            fn find_branch(&self, index: usize) -> Result<(usize, usize), usize> {
                Alternatives::find_branch(&self[..], index)
            }

            fn draw_nth(&self, nth: usize, branch: usize, case: &TestCase) -> S::Value {
                self[nth].draw_branch(branch, case)
            }

            fn distinct(&self) -> Option<u128> {
                Alternatives::distinct(&self[..])
            }

            fn value_at(&self, place: u128) -> Option<S::Value> {
                Alternatives::value_at(&self[..], place)
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

    fn branches(&self) -> usize {
        self.0.branches()
    }

    fn is_flat(&self) -> bool {
        self.0.branches() == 1
    }

    fn find_branch(&self, index: usize) -> Result<(usize, usize), usize> {
        find_within(&self.0, 0, index)
    }

    fn draw_nth(&self, _: usize, branch: usize, case: &TestCase) -> S::Value {
        self.0.draw_branch(branch, case)
    }

    fn distinct(&self) -> Option<u128> {
        self.0.distinct()
    }

    fn value_at(&self, place: u128) -> Option<S::Value> {
        self.0.value_at(place)
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

    fn branches(&self) -> usize {
        self.0.branches().saturating_add(self.1.branches())
    }

    fn is_flat(&self) -> bool {
        self.0.is_flat() && self.1.branches() == 1
    }

    fn find_branch(&self, index: usize) -> Result<(usize, usize), usize> {
        let found = self.0.find_branch(index);
        found.or_else(|behind| find_within(&self.1, self.0.count(), behind))
    }

    fn draw_nth(&self, nth: usize, branch: usize, case: &TestCase) -> A::Value {
        if nth < self.0.count() {
            self.0.draw_nth(nth, branch, case)
        } else {
            self.1.draw_branch(branch, case)
        }
    }

    fn distinct(&self) -> Option<u128> {
        self.0.distinct()?.checked_add(self.1.distinct()?)
    }

    fn value_at(&self, place: u128) -> Option<A::Value> {
        match place.checked_sub(self.0.distinct()?) {
            None => self.0.value_at(place),
            Some(behind) => self.1.value_at(behind),
        }
    }
}
