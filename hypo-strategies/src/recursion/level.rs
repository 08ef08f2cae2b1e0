//! What a recursive value is made of: `base`, levels of it, and smaller values of the kind.

use std::cell::Cell;
use std::panic::Location;
use std::rc::Rc;
use std::sync::{OnceLock, Weak};

use hypo_core::choice::{Children, Grown};
use hypo_core::{TestCase, misuse};

use super::ITSELF;
use crate::strategy::branches_of;
use crate::{BoxedStrategy, Combinators, Inverse, OneOf, Strategy, one_of};

/// What `base` draws, and its part in the limits.
pub(super) struct Leaf<'a, T> {
    pub(super) base: BoxedStrategy<'a, T>,
    pub(super) size: Option<(usize, &'static Location<'static>)>,
}

impl<T> Leaf<'_, T> {
    /// Whether a value that is sure to contain so many others can still be drawn.
    fn has_room_for(&self, certain: usize, case: &TestCase) -> bool {
        self.size.is_none_or(|(max_size, _)| {
            let Count { leaves, promised } = count(case).get();
            leaves + promised.saturating_sub(1) + certain.max(1) <= max_size
        })
    }

    /// `None` where what is drawn depends on what was drawn before, for who goes back does not know that.
    fn is_limitless(&self) -> Option<()> {
        self.size.is_none().then_some(())
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

    fn invert(&self, value: &T, choices: &mut Inverse) -> Option<()> {
        self.is_limitless()?;
        self.base.invert(value, choices)
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
pub(super) struct Level<'a, T> {
    base: Leaf<'a, T>,
    extended: BoxedStrategy<'a, T>,
    either: OneOf<[BoxedStrategy<'a, T>; 2]>,
}

impl<'a, T: 'a> Level<'a, T> {
    pub(super) fn of(base: Leaf<'a, T>, extended: BoxedStrategy<'a, T>) -> Level<'a, T> {
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

    fn invert(&self, value: &T, choices: &mut Inverse) -> Option<()> {
        self.base.is_limitless()?;
        self.either.invert(value, choices)
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

    fn invert(&self, value: &T, choices: &mut Inverse) -> Option<()> {
        self.base.is_limitless()?;
        self.extended.invert(value, choices)
    }

    fn invert_branch(&self, index: usize, value: &T, choices: &mut Inverse) -> Option<()> {
        self.base.is_limitless()?;
        self.extended.invert_branch(index, value, choices)
    }
}

impl<T> Combinators for Promising<'_, T> {}

/// A smaller value of the kind.
pub(super) struct Inner<S>(pub(super) S);

impl<S: Strategy> Strategy for Inner<S> {
    type Value = S::Value;

    fn draw(&self, case: &TestCase) -> S::Value {
        case.grow(Grown::Node, || self.0.draw(case))
    }

    fn invert(&self, value: &S::Value, choices: &mut Inverse) -> Option<()> {
        choices.within::<Self, _>(value, |choices| self.0.invert(value, choices))
    }

    fn children(&self) -> Children {
        ITSELF
    }
}

impl<S: Strategy> Combinators for Inner<S> {}

/// The whole strategy, seen from within it.
pub(super) struct Again<'a, T>(pub(super) Weak<OnceLock<BoxedStrategy<'a, T>>>);

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

    fn invert(&self, value: &T, choices: &mut Inverse) -> Option<()> {
        self.0.upgrade()?.get()?.invert(value, choices)
    }
}

impl<T> Combinators for Again<'_, T> {}

/// What there is so far of the recursive value that is being drawn.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Count {
    /// How many values of `base`.
    pub(super) leaves: usize,
    /// How many more are sure to come.
    pub(super) promised: usize,
}

pub(super) fn count(case: &TestCase) -> Rc<Cell<Count>> {
    #[derive(PartialEq)]
    struct OfThisModule;
    match case.keep(OfThisModule, Cell::<Count>::default) {
        Ok(count) => count,
        Err(_) => unreachable!("nothing else has this key"),
    }
}
