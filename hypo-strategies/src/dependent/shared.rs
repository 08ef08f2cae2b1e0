//! One value for all that ask for it.

use std::any::type_name;
use std::sync::Arc;

use hypo_core::choice::Children;
use hypo_core::{TestCase, misuse};

use crate::source::{NoSource, SourceText};
use crate::{Combinators, Strategy};

/// Draws one value in each test case, and clones of it wherever this strategy or a clone of it draws again.
///
/// For parts that must agree with each other while they are drawn in different places:
///
/// ```
/// use hypo_strategies::{Combinators, Strategy, integers, shared, vecs};
///
/// # hypo_strategies::for_each_case(|case| {
/// let width = shared(integers(1..=8usize));
/// let rows = vecs(width.clone().flat_map(|width| vecs(0..10).size(width..=width)));
/// let (rows, width) = (rows, width).draw(case);
/// assert!(rows.iter().all(|row| row.len() == width));
/// # });
/// ```
///
/// Each call of `shared` has a value of its own. With [`keyed`](Shared::keyed)
/// those of one key have one value, wherever they are built.
///
/// The simplest value is that of `strategy`. The choices are made where the value
/// is first drawn.
pub fn shared<S>(strategy: S) -> Shared<S>
where
    S: Strategy<Value: Clone + 'static>,
{
    Shared {
        strategy,
        key: Key::Itself(Arc::new(())),
    }
}

/// Draws one value in each test case; made by [`shared`].
#[derive(Clone, Debug)]
#[must_use = "a strategy does nothing until something is drawn from it"]
pub struct Shared<S> {
    strategy: S,
    key: Key,
}

/// What has one value.
#[derive(Clone, Debug)]
enum Key {
    /// The clones of one strategy.
    Itself(Arc<()>),
    /// All of a name.
    Name(&'static str),
}

impl PartialEq for Key {
    fn eq(&self, other: &Key) -> bool {
        match (self, other) {
            (Key::Itself(this), Key::Itself(other)) => Arc::ptr_eq(this, other),
            (Key::Name(this), Key::Name(other)) => this == other,
            _ => false,
        }
    }
}

impl<S> Shared<S> {
    /// Has one value with all others of this key, for strategies that are built in several places.
    ///
    /// ```
    /// use hypo_strategies::{Shared, Strategy, Text, shared, text};
    ///
    /// fn user() -> Shared<Text> {
    ///     shared(text().size(1..=8)).keyed("user")
    /// }
    ///
    /// # hypo_strategies::for_each_case(|case| {
    /// let (owner, reader) = (user(), user()).draw(case);
    /// assert_eq!(owner, reader);
    /// # });
    /// ```
    ///
    /// The one that draws first decides, so they should be the same strategy. If
    /// what they draw is of different types, it is an error.
    pub fn keyed(self, key: &'static str) -> Shared<S> {
        Shared {
            key: Key::Name(key),
            ..self
        }
    }
}

impl<S> Strategy for Shared<S>
where
    S: Strategy<Value: Clone + 'static>,
{
    type Value = S::Value;

    fn draw(&self, case: &TestCase) -> S::Value {
        let kept = case.keep(self.key.clone(), || self.strategy.draw_part(case));
        match (kept, &self.key) {
            (Ok(value), _) => (*value).clone(),
            (Err(other), Key::Name(key)) => misuse(&format!(
                "the key {key:?} is shared by values of two types: it stands for a {other} already, \
                 and here for a {}; give one of them another key",
                type_name::<S::Value>()
            )),
            (Err(other), Key::Itself(_)) => {
                unreachable!("clones of one strategy draw one type, and not a {other}")
            }
        }
    }

    fn draw_part(&self, case: &TestCase) -> S::Value {
        self.draw(case)
    }

    fn distinct(&self) -> Option<u128> {
        self.strategy.distinct()
    }

    fn says_source(&self) -> bool {
        self.strategy.says_source()
    }

    fn write_source(&self, value: &S::Value, out: &mut SourceText) -> Result<(), NoSource> {
        self.strategy.write_source(value, out)
    }

    fn children(&self) -> Children {
        self.strategy.children()
    }

    fn is_empty(&self) -> bool {
        self.strategy.is_empty()
    }
}

impl<S> Combinators for Shared<S> where S: Strategy<Value: Clone + 'static> {}
