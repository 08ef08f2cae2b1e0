//! One of several strategies.
//!
//! Alternatives within alternatives are one list of *branches*, and one index
//! says which of them it is. With an index a level, what stands deeper would be
//! drawn more rarely for no reason but how the strategy was written, and
//! shrinking would have to take the levels one by one.

mod alternatives;
mod list;
mod weighted;

use std::any::type_name;
use std::sync::Arc;

use hypo_core::choice::{Branch, Children, Grown, Int, IntegerConstraint};
use hypo_core::{Label, TestCase, misuse};

pub use alternatives::Alternatives;
pub use list::{Only, Or};
pub use weighted::{Weighted, weighted};

use crate::recursion::either;
use crate::{Combinators, Inverse, Strategy};

/// Of more branches than this each is as likely, whatever they are: nobody has written them down one by one.
const MOST_COMPARED: usize = 10_000;

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
    let mut one_of = OneOf {
        empty: branches == 0,
        nested: branches > 0 && !alternatives.is_flat(),
        alternatives,
        index: index.expect("0 is below everything"),
        unlike: None,
        label: Label::new(type_name::<A>()),
    };
    let unlike = |branch: &Branch| branch.weight != 1 || branch.children.possible > 0;
    if branches <= MOST_COMPARED && (0..branches).any(|index| unlike(&one_of.branch(index))) {
        one_of.unlike = Some((0..branches).map(|index| one_of.branch(index)).collect());
    }
    one_of
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
///
/// `weight => strategy` makes one more likely than those without a weight, which have the weight 1:
///
/// ```
/// # use hypo_strategies::{Strategy, just, one_of};
/// # hypo_strategies::for_each_case(|case| {
/// let port = one_of![5 => just(443), 4 => just(80), 1024..].draw(case);
/// assert!(port == 443 || port == 80 || port >= 1024);
/// # });
/// ```
///
/// Weights are whole numbers, a `u32` each; what has the weight 0 is never drawn. A `one_of` with a weight
/// counts as one strategy. In a run the first comes up a little more often than its weight says, for the search
/// now and then makes a test case simpler on purpose.
#[macro_export]
macro_rules! one_of {
    ($first:expr $(=> $weighted:expr)? $(, $other:expr $(=> $other_weighted:expr)?)* $(,)?) => {
        $crate::one_of(
            $crate::__private::Only($crate::__hypo_alternative!($first $(=> $weighted)?))
                $(.or($crate::__hypo_alternative!($other $(=> $other_weighted)?)))*
        )
    };
}

/// One of the alternatives, with its weight if it has one.
#[doc(hidden)]
#[macro_export]
macro_rules! __hypo_alternative {
    ($weight:expr => $strategy:expr) => {
        $crate::__private::weighted($weight, $strategy)
    };
    ($strategy:expr) => {
        $strategy
    };
}

/// Draws from one of several strategies; made by [`one_of`](crate::one_of()) and [`one_of!`](crate::one_of!).
#[derive(Clone, Debug)]
#[must_use = "a strategy does nothing until something is drawn from it"]
pub struct OneOf<A> {
    alternatives: A,
    /// Over the branches of all of them.
    index: IntegerConstraint,
    /// Whether there is nothing to draw in any of them.
    empty: bool,
    /// Whether some of them have several branches or none; where each is one, there is nothing to look for.
    nested: bool,
    /// The branches, where a random source has to know more of them than how many there are.
    unlike: Option<Arc<[Branch]>>,
    label: Label,
}

impl<A: Alternatives> Strategy for OneOf<A> {
    type Value = A::Value;

    fn draw(&self, case: &TestCase) -> A::Value {
        case.span(self.label, || match &self.unlike {
            None => {
                let index = match self.index.span() {
                    0 => 0,
                    _ => case.draw_integer(&self.index).magnitude() as usize,
                };
                self.draw_taken(index, case)
            }
            Some(branches) => case.grow(Grown::Choice, || {
                let index = match branches.len() {
                    1 => 0,
                    _ => case.draw_branch(&self.index, branches),
                };
                self.draw_taken(index, case)
            }),
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

    fn children(&self) -> Children {
        let children = self.unlike.iter().flat_map(|branches| branches.iter());
        let children = children.map(|branch| branch.children).reduce(either);
        children.unwrap_or_default()
    }

    fn branch(&self, index: usize) -> Branch {
        let (nth, branch) = self.find(index);
        self.alternatives.branch_of(nth, branch)
    }

    fn draw_branch(&self, index: usize, case: &TestCase) -> A::Value {
        let (nth, branch) = self.find(index);
        self.alternatives.draw_nth(nth, branch, case)
    }

    fn invert(&self, value: &A::Value, choices: &mut Inverse) -> Option<()> {
        (0..self.branches())
            .find_map(|index| choices.attempt(|choices| self.invert_taken(index, value, choices)))
    }

    fn invert_branch(&self, index: usize, value: &A::Value, choices: &mut Inverse) -> Option<()> {
        self.alternatives
            .invert_nth(self.find(index), value, choices)
    }
}

impl<A: Alternatives> OneOf<A> {
    /// Draws from the branch that was taken, by a choice where there are several.
    fn draw_taken(&self, index: usize, case: &TestCase) -> A::Value {
        // The first is what all others are restated by.
        if index > 0 && case.is_to_be_restated() {
            self.restate(index, case);
        }
        self.draw_branch(index, case)
    }

    /// Says by which choices the earlier branches would draw what this one draws.
    #[cold]
    fn restate(&self, taken: usize, case: &TestCase) -> ! {
        let value = self.draw_branch(taken, case);
        let stretches = (0..taken).filter_map(|index| {
            Inverse::said_by(|choices| self.invert_taken(index, &value, choices))
        });
        case.restated(stretches.collect())
    }

    /// Says the choice of a branch, and by which choices that would draw the value.
    fn invert_taken(&self, index: usize, value: &A::Value, choices: &mut Inverse) -> Option<()> {
        if self.index.span() > 0 {
            choices.integer(&self.index, Int::from(index))?;
        }
        self.invert_branch(index, value, choices)
    }

    /// Which alternative the branch at `index` is in, and which of its branches it is.
    fn find(&self, index: usize) -> (usize, usize) {
        if self.nested {
            let found = self.alternatives.find_branch(index);
            found.expect("the index is below the number of branches")
        } else {
            (index, 0)
        }
    }
}

impl<A: Alternatives> Combinators for OneOf<A> {}
