//! What a [`one_of`](crate::one_of()) can choose among.

use hypo_core::TestCase;
use hypo_core::choice::Branch;

use crate::{Inverse, Strategy};

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

    /// This branch of the one at `nth`, which is below `count`, as a random source sees it.
    #[doc(hidden)]
    fn branch_of(&self, nth: usize, branch: usize) -> Branch;

    /// Draws from this branch of the one at `nth`, which is below `count`.
    #[doc(hidden)]
    fn draw_nth(&self, nth: usize, branch: usize, case: &TestCase) -> Self::Value;

    /// Says by which choices a branch would draw the value, which is found by the same two numbers.
    #[doc(hidden)]
    fn invert_nth(
        &self,
        found: (usize, usize),
        value: &Self::Value,
        choices: &mut Inverse,
    ) -> Option<()>;

    /// How many different values they draw at most, where that is known.
    #[doc(hidden)]
    fn distinct(&self) -> Option<u128>;

    /// The value at a place among those that they draw one after the other, where they are listed.
    #[doc(hidden)]
    fn value_at(&self, place: u128) -> Option<Self::Value>;
}

/// Says of the alternative at `nth` what [`find_branch`](Alternatives::find_branch) says of all.
pub(super) fn find_within(
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

    fn branch_of(&self, nth: usize, branch: usize) -> Branch {
        self[nth].branch(branch)
    }

    fn draw_nth(&self, nth: usize, branch: usize, case: &TestCase) -> S::Value {
        self[nth].draw_branch(branch, case)
    }

    fn invert_nth(
        &self,
        (nth, branch): (usize, usize),
        value: &S::Value,
        choices: &mut Inverse,
    ) -> Option<()> {
        self[nth].invert_branch(branch, value, choices)
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

            fn branch_of(&self, nth: usize, branch: usize) -> Branch {
                self[nth].branch(branch)
            }

            fn draw_nth(&self, nth: usize, branch: usize, case: &TestCase) -> S::Value {
                self[nth].draw_branch(branch, case)
            }

            fn invert_nth(
                &self,
                (nth, branch): (usize, usize),
                value: &S::Value,
                choices: &mut Inverse,
            ) -> Option<()> {
                self[nth].invert_branch(branch, value, choices)
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
