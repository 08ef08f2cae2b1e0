//! What a strategy is, and the two things that are strategies by being what they are.

use std::any::type_name;

use hypo_core::choice::{Branch, Children};
use hypo_core::{Label, TestCase};

use crate::Inverse;
use crate::source::{NoSource, SourceText};

/// A description of how to draw a value.
///
/// Ranges, tuples of strategies, references to strategies and function pointers
/// `fn(&TestCase) -> T` are strategies; the functions of this crate return more,
/// and [`Combinators`](crate::Combinators) change them. A type of your own is
/// one as soon as it says how it draws:
///
/// ```
/// use hypo_core::TestCase;
/// use hypo_strategies::Strategy;
///
/// /// A number and another that is not below it.
/// struct Ascending;
///
/// impl Strategy for Ascending {
///     type Value = (u8, u8);
///
///     fn draw(&self, case: &TestCase) -> (u8, u8) {
///         let low = (0..=u8::MAX).draw(case);
///         (low, (low..).draw(case))
///     }
/// }
///
/// # hypo_strategies::for_each_case(|case| {
/// let (low, high) = Ascending.draw(case);
/// assert!(low <= high);
/// # });
/// ```
///
/// Whatever makes a value simpler should come of simpler choices: then what is
/// drawn shrinks well, and there is nothing else to do for it.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a strategy",
    label = "nothing says how to draw a value of this",
    note = "strategies are ranges (`0..10`), tuples of strategies, and what hypo's functions return: `any::<T>()`, `text()`, `vecs(0..10)`, …",
    note = "one fixed value, of whatever type, is `just(value)`",
    note = "an array or a `Vec` is none, for it could mean three things: `sampled_from([a, b])` draws one of these values, `one_of![s, t]` from one of these strategies, and `arrays(s)` and `vecs(s)` draw each element from `s`",
    note = "`map` and `filter` of a range are the iterator's: for the strategy, write `integers(0..10).map(f)`",
    note = "a function or closure that takes `&TestCase` is one as `from_fn(f)`"
)]
pub trait Strategy {
    /// What it draws.
    type Value;

    /// Draws a value.
    fn draw(&self, case: &TestCase) -> Self::Value;

    /// Says by which choices it would draw this value; `None`, as by default, where it cannot say.
    ///
    /// What it adds to `choices` has to be exactly what drawing would choose, in the same order, and has to draw
    /// an equal value. If it returns `None`, it does not matter what it has added.
    ///
    /// Shrinking asks for it. In `one_of![text(), sampled_from(["quetzalcoatl-1", "quetzalcoatl-2"])]` a failure
    /// may only be found among the few words, but as text it can be made shorter: so a value of a later
    /// alternative is drawn by an earlier one, if that can say how.
    ///
    /// hypo's strategies can say it as far as they know the way back: numbers, text, bytes, options, results,
    /// tuples, collections, alternatives and what filters let pass, what is drawn by its type, and types with the
    /// derive whose fields are drawn by such strategies; but not what `map`, `flat_map` or a function has made.
    ///
    /// A strategy of your own asks those that it draws from:
    ///
    /// ```
    /// use hypo_core::TestCase;
    /// use hypo_strategies::{Inverse, Strategy};
    ///
    /// /// A number and another that is not below it.
    /// struct Ascending;
    ///
    /// impl Strategy for Ascending {
    ///     type Value = (u8, u8);
    ///
    ///     fn draw(&self, case: &TestCase) -> (u8, u8) {
    ///         let low = (0..=u8::MAX).draw(case);
    ///         (low, (low..).draw(case))
    ///     }
    ///
    ///     fn invert(&self, (low, high): &(u8, u8), choices: &mut Inverse) -> Option<()> {
    ///         (0..=u8::MAX).invert(low, choices)?;
    ///         (*low..).invert(high, choices)
    ///     }
    /// }
    /// # assert_eq!(Inverse::of(&Ascending, &(3, 4)).unwrap().len(), 2);
    /// # assert_eq!(Inverse::of(&Ascending, &(4, 3)), None);
    /// ```
    fn invert(&self, _value: &Self::Value, _choices: &mut Inverse) -> Option<()> {
        None
    }

    /// Draws a value that is a part of a bigger one: in a span of its own, named after the strategy's type.
    ///
    /// Strategies that make a single choice, or have a span anyway, draw as always.
    #[doc(hidden)]
    fn draw_part(&self, case: &TestCase) -> Self::Value {
        case.span(Label::new(type_name::<Self>()), || self.draw(case))
    }

    /// How many different values it draws at most, where that is known.
    ///
    /// Collections whose elements must differ ask, to refuse a size that cannot be.
    #[doc(hidden)]
    fn distinct(&self) -> Option<u128> {
        None
    }

    /// The value at a place among all that it draws, which are as many as [`distinct`](Strategy::distinct)
    /// says, the simplest first; `None` if they are not listed, or if this one is refused.
    ///
    /// Collections whose elements must differ ask where chance finds none of the few that are left.
    #[doc(hidden)]
    fn value_at(&self, _place: u128) -> Option<Self::Value> {
        None
    }

    /// Whether it says how what it draws prints as source, or one of its parts does.
    #[doc(hidden)]
    fn says_source(&self) -> bool {
        false
    }

    /// Appends what it drew as source; `NoSource` where nobody but the value's type could know it.
    ///
    /// Asked for what [`says_source`](Strategy::says_source), and for the parts of it.
    #[doc(hidden)]
    fn write_source(&self, _value: &Self::Value, _out: &mut SourceText) -> Result<(), NoSource> {
        Err(NoSource)
    }

    /// Whether there is nothing that it can draw, as with [`nothing`](crate::nothing).
    ///
    /// What can do without it never draws from it then.
    #[doc(hidden)]
    fn is_empty(&self) -> bool {
        false
    }

    /// How many values that may contain others of their kind it draws.
    ///
    /// Asked when strategies are put together, so that what is recursive is known to be.
    #[doc(hidden)]
    fn children(&self) -> Children {
        Children::default()
    }

    /// How many alternatives it is to a [`one_of`](crate::one_of()) around it: always as many, and none if it is empty.
    ///
    /// More than 1 only for a `one_of`, and for what combinators make of one.
    #[doc(hidden)]
    fn branches(&self) -> usize {
        usize::from(!self.is_empty())
    }

    /// The alternative at `index` as a random source sees it.
    #[doc(hidden)]
    fn branch(&self, _index: usize) -> Branch {
        let children = self.children();
        Branch {
            weight: 1,
            children,
            ends: children.possible == 0,
        }
    }

    /// Draws from the alternative at `index`, which is below [`branches`](Strategy::branches).
    #[doc(hidden)]
    fn draw_branch(&self, _index: usize, case: &TestCase) -> Self::Value {
        self.draw(case)
    }

    /// Says by which choices the alternative at `index` would draw this value, as [`invert`](Strategy::invert) does.
    #[doc(hidden)]
    fn invert_branch(
        &self,
        _index: usize,
        value: &Self::Value,
        choices: &mut Inverse,
    ) -> Option<()> {
        self.invert(value, choices)
    }
}

/// The methods of a strategy that has the alternatives of another one: `branches_of!(self.strategy)`.
macro_rules! branches_of {
    ($self:ident.$($strategy:tt)+) => {
        fn is_empty(&$self) -> bool {
            $self.$($strategy)+.is_empty()
        }

        fn children(&$self) -> ::hypo_core::choice::Children {
            $self.$($strategy)+.children()
        }

        fn branches(&$self) -> usize {
            $self.$($strategy)+.branches()
        }

        fn branch(&$self, index: usize) -> ::hypo_core::choice::Branch {
            $self.$($strategy)+.branch(index)
        }
    };
}
pub(crate) use branches_of;

/// A reference draws what it refers to.
impl<S: Strategy + ?Sized> Strategy for &S {
    type Value = S::Value;

    fn draw(&self, case: &TestCase) -> S::Value {
        (**self).draw(case)
    }

    fn draw_part(&self, case: &TestCase) -> S::Value {
        (**self).draw_part(case)
    }

    fn distinct(&self) -> Option<u128> {
        (**self).distinct()
    }

    fn value_at(&self, place: u128) -> Option<S::Value> {
        (**self).value_at(place)
    }

    fn says_source(&self) -> bool {
        (**self).says_source()
    }

    fn write_source(&self, value: &S::Value, out: &mut SourceText) -> Result<(), NoSource> {
        (**self).write_source(value, out)
    }

    fn is_empty(&self) -> bool {
        (**self).is_empty()
    }

    fn children(&self) -> Children {
        (**self).children()
    }

    fn branches(&self) -> usize {
        (**self).branches()
    }

    fn branch(&self, index: usize) -> Branch {
        (**self).branch(index)
    }

    fn draw_branch(&self, index: usize, case: &TestCase) -> S::Value {
        (**self).draw_branch(index, case)
    }

    fn invert(&self, value: &S::Value, choices: &mut Inverse) -> Option<()> {
        (**self).invert(value, choices)
    }

    fn invert_branch(&self, index: usize, value: &S::Value, choices: &mut Inverse) -> Option<()> {
        (**self).invert_branch(index, value, choices)
    }
}

/// A function pointer draws what the function returns; see [`from_fn`](crate::from_fn) for closures.
impl<T> Strategy for fn(&TestCase) -> T {
    type Value = T;

    fn draw(&self, case: &TestCase) -> T {
        self(case)
    }
}
