//! Strategies made of strategies.
//!
//! A trait of its own, which the standard ranges do not have: they are
//! iterators too, and `(0..10).map(f)` has to go on being one where this trait
//! is in scope. `integers(0..10).map(f)` is the strategy.

mod boxed;
mod converted;
mod filter;
mod flat_map;
mod look_up;
mod map;
mod named;
mod source_with;

use std::panic::Location;

pub use boxed::BoxedStrategy;
pub use converted::Converted;
pub use filter::{Filter, FilterMap};
pub(crate) use filter::{draw_passing, starve, tries};
pub use flat_map::FlatMap;
pub(crate) use look_up::{look_up, look_up_in_few};
pub use map::Map;
pub(crate) use named::ByStrategy;
pub use named::Named;
pub use source_with::SourceWith;

use crate::{Strategy, ToSource};

/// What can be done with every strategy of hypo, and with tuples of strategies.
///
/// Implement it for a strategy of your own with `impl Combinators for Mine {}`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` has no combinators",
    label = "`map`, `filter` and the like are not for this",
    note = "`map`, `filter` and the like of a range are the iterator's: for the strategy, write `integers(0..10)`, `floats(0.0..1.0)` or `chars().alphabet('a'..='z')`",
    note = "for a strategy of your own, write `impl Combinators for Mine {{}}`"
)]
pub trait Combinators: Strategy + Sized {
    /// Draws a value and returns what `f` makes of it.
    ///
    /// ```
    /// use hypo_strategies::{Combinators, Strategy, integers};
    ///
    /// # hypo_strategies::for_each_case(|case| {
    /// let even = integers(0..=100).map(|n| n * 2).draw(case);
    /// assert!(even % 2 == 0);
    /// # });
    /// ```
    ///
    /// The simplest value is what `f` makes of the simplest one.
    fn map<T, F>(self, f: F) -> Map<Self, F>
    where
        F: Fn(Self::Value) -> T,
    {
        Map::new(self, f)
    }

    /// Draws a value that passes `predicate`.
    ///
    /// ```
    /// use hypo_strategies::{Combinators, Strategy, integers};
    ///
    /// # hypo_strategies::for_each_case(|case| {
    /// let odd = integers(0..=99).filter(|n| n % 2 == 1).draw(case);
    /// assert!(odd % 2 == 1);
    /// # });
    /// ```
    ///
    /// Three values are tried, and if there are no more than 256 in all, one that passes is looked for among them;
    /// if none passes, the test case does not count.
    /// What a strategy can be told to draw in the first place
    /// (`integers(1..)` rather than a filter for positive numbers) need not be
    /// filtered, and is faster.
    ///
    /// The simplest value is the simplest one that passes.
    #[track_caller]
    fn filter<F>(self, predicate: F) -> Filter<Self, F>
    where
        F: Fn(&Self::Value) -> bool,
    {
        Filter::new(self, predicate, Location::caller())
    }

    /// Draws a value for which `f` returns `Some`, and returns what is in it.
    ///
    /// ```
    /// use hypo_strategies::{Combinators, Strategy, integers};
    /// use std::num::NonZeroU8;
    ///
    /// # hypo_strategies::for_each_case(|case| {
    /// let divisor = integers(..).filter_map(NonZeroU8::new).draw(case);
    /// assert!(100 / divisor.get() <= 100);
    /// # });
    /// ```
    ///
    /// As with [`filter`](Combinators::filter), three values are tried before the test case does not count.
    #[track_caller]
    fn filter_map<T, F>(self, f: F) -> FilterMap<Self, F>
    where
        F: Fn(Self::Value) -> Option<T>,
    {
        FilterMap::new(self, f, Location::caller())
    }

    /// Draws a value, then another one from the strategy that `f` makes of it.
    ///
    /// ```
    /// use hypo_strategies::{Combinators, Strategy, integers, vecs};
    ///
    /// # hypo_strategies::for_each_case(|case| {
    /// let square = integers(0..4usize)
    ///     .flat_map(|n| vecs(vecs(0..10).size(n..=n)).size(n..=n))
    ///     .draw(case);
    /// assert!(square.iter().all(|row| row.len() == square.len()));
    /// # });
    /// ```
    ///
    /// The simplest value is the simplest one of what `f` makes of the simplest one.
    fn flat_map<S, F>(self, f: F) -> FlatMap<Self, F>
    where
        S: Strategy,
        F: Fn(Self::Value) -> S,
    {
        FlatMap::new(self, f)
    }

    /// Hides which strategy this is, so that those of one value type fit one array, field or return type.
    ///
    /// ```
    /// use hypo_strategies::{BoxedStrategy, Combinators, Strategy, just, text};
    ///
    /// fn greetings(formal: bool) -> BoxedStrategy<'static, String> {
    ///     if formal { just("Good day".to_owned()).boxed() } else { text().boxed() }
    /// }
    ///
    /// # hypo_strategies::for_each_case(|case| {
    /// assert_eq!(greetings(true).draw(case), "Good day");
    /// # });
    /// ```
    fn boxed<'a>(self) -> BoxedStrategy<'a, Self::Value>
    where
        Self: Send + Sync + 'a,
    {
        BoxedStrategy::new(self)
    }

    /// Draws the argument of this name, where a property is checked without `#[given]`.
    ///
    /// A failure prints the value under the name, and an error in the strategy says which argument it is about.
    ///
    /// ```
    /// use hypo_strategies::{Combinators, Strategy, integers};
    ///
    /// # hypo_strategies::for_each_case(|case| {
    /// let size = (integers(1..=8192).named("width"), integers(1..=8192).named("height"));
    /// let (width, height): (u32, u32) = size.draw(case);
    /// # let _ = (width, height);
    /// # });
    /// ```
    fn named(self, name: &'static str) -> Named<Self>
    where
        Self::Value: ToSource,
    {
        Named::new(self, name)
    }

    /// Draws the same, and says how it prints as Rust source: for a type of somebody else.
    ///
    /// ```
    /// use hypo_strategies::{Combinators, Strategy, any, vecs};
    /// use std::net::Ipv4Addr;
    ///
    /// let addresses = any::<[u8; 4]>()
    ///     .map(Ipv4Addr::from)
    ///     .source_with(|address| format!("std::net::Ipv4Addr::from({:?})", address.octets()));
    /// let hosts = vecs((addresses, 0..1024u16));
    /// # use hypo_strategies::SourceText;
    /// # let mut source = SourceText::new();
    /// # hosts.write_source(&vec![(Ipv4Addr::LOCALHOST, 80)], &mut source).unwrap();
    /// # assert_eq!(source.as_str(), "vec![(std::net::Ipv4Addr::from([127, 0, 0, 1]), 80)]");
    /// # hypo_strategies::for_each_case(|case| { hosts.draw(case); });
    /// ```
    ///
    /// `f` returns an expression that makes the value. A failure prints it where the strategy draws an
    /// argument, and where it draws the parts of one: what [`vecs`](crate::vecs), [`arrays`](crate::arrays),
    /// [`options`](crate::options()), [`results`](crate::results()) and tuples hold, also filtered or boxed. The
    /// parts beside it have to be numbers, ranges, text or the like, or say it too; otherwise, as where it is
    /// mapped, the argument prints as its type does.
    ///
    /// A type of your own is better off with [`ToSource`], which `#[derive(Arbitrary)]` implements.
    fn source_with<F>(self, f: F) -> SourceWith<Self, F>
    where
        F: Fn(&Self::Value) -> String,
    {
        SourceWith::new(self, f)
    }
}
