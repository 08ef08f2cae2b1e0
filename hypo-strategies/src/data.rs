//! Drawing in the middle of a property.

use std::fmt;

use hypo_core::TestCase;

use crate::source::{NoSource, SourceText, ToSource, probe};
use crate::{Arbitrary, Strategy};

/// Draws anywhere in a property: for what depends on what the property has done so far.
///
/// It is drawn as any other argument, by its type: `data: &mut Data`, `&Data` or
/// `Data`. In a function with `#[composite]` it takes the place of the test case.
///
/// ```
/// use hypo_strategies::{Data, Strategy, any, vecs};
///
/// # hypo_strategies::for_each_case(|case| {
/// # let data = any::<Data>().draw(case);
/// let items = data.draw(vecs(0..100).min_size(1));
/// let index = data.draw_as("index", 0..items.len());
/// assert!(items.get(index).is_some());
/// # });
/// ```
///
/// A failure prints what was drawn as numbered notes, in the order of the draws:
///
/// ```text
/// Draw 1: vec![0, 0]
/// Draw 2 (index): 1
/// ```
///
/// What does not depend on the property's own doing is better drawn as
/// arguments: no value of a `Data` can be written down, so that a property that
/// takes one cannot be pinned by `#[example]`, only by `#[reproduce_failure]`.
///
/// Clones draw from the same test case. Drawing after that has ended, from a
/// `Data` that was kept, is a panic that says so. The simplest value is one whose
/// draws all are the simplest.
#[derive(Clone)]
pub struct Data {
    case: TestCase,
    /// Whether what is drawn is a part of something that is printed anyway.
    quiet: bool,
}

impl Data {
    /// Draws a value, here and now, and prints it with the failure.
    ///
    /// A type that does not print as Rust source is drawn with
    /// [`draw_debug`](Data::draw_debug) if it has `Debug`, and else with
    /// `strategy.draw(data.case())`, which prints nothing.
    pub fn draw<S>(&self, strategy: S) -> S::Value
    where
        S: Strategy,
        S::Value: ToSource,
    {
        let (draw, value) = self.draw_numbered(strategy);
        self.note((draw, ""), || as_source(&value));
        value
    }

    /// Draws a value as [`draw`](Data::draw) does, and prints it under a name, so that a failure tells it from others.
    ///
    /// ```
    /// use hypo_strategies::{Data, Strategy, any};
    ///
    /// # hypo_strategies::for_each_case(|case| {
    /// # let data = any::<Data>().draw(case);
    /// let from = data.draw_as("from", 0..=100);
    /// let to = data.draw_as("to", from..=100);
    /// assert!(from <= to);
    /// # });
    /// ```
    pub fn draw_as<S>(&self, label: &str, strategy: S) -> S::Value
    where
        S: Strategy,
        S::Value: ToSource,
    {
        let (draw, value) = self.draw_numbered(strategy);
        self.note((draw, label), || as_source(&value));
        value
    }

    /// Draws a value as [`draw`](Data::draw) does, and prints it by its `Debug`.
    ///
    /// ```
    /// use hypo_strategies::{Combinators, Data, Strategy, any, integers};
    ///
    /// #[derive(Debug)]
    /// struct Celsius(i16);
    ///
    /// # hypo_strategies::for_each_case(|case| {
    /// # let data = any::<Data>().draw(case);
    /// let outside = data.draw_debug(integers(-40..50).map(Celsius));
    /// assert!(outside.0 < 50);
    /// # });
    /// ```
    pub fn draw_debug<S>(&self, strategy: S) -> S::Value
    where
        S: Strategy,
        S::Value: fmt::Debug,
    {
        let (draw, value) = self.draw_numbered(strategy);
        self.note((draw, ""), || format!("{value:?}"));
        value
    }

    /// The test case that it draws from, for functions that take one, and for draws that print nothing.
    ///
    /// ```
    /// use hypo_strategies::{Data, Strategy, any};
    ///
    /// # hypo_strategies::for_each_case(|case| {
    /// # let data = any::<Data>().draw(case);
    /// let salt = any::<u64>().draw(data.case());
    /// # let _ = salt;
    /// # });
    /// ```
    pub fn case(&self) -> &TestCase {
        &self.case
    }

    /// One that prints nothing, for a strategy whose value is printed as a whole.
    #[doc(hidden)]
    pub fn quiet(case: &TestCase) -> Data {
        Data {
            case: case.clone(),
            quiet: true,
        }
    }

    /// Draws a value, and says which of the draws it is.
    fn draw_numbered<S: Strategy>(&self, strategy: S) -> (usize, S::Value) {
        if self.quiet {
            return (0, strategy.draw_part(&self.case));
        }
        let draw = self.case.begin_draw();
        let value = strategy.draw_part(&self.case);
        self.case.end_part();
        (draw, value)
    }

    fn note(&self, (draw, label): (usize, &str), text: impl FnOnce() -> String) {
        if self.quiet {
            return;
        }
        self.case.note_draw(draw, |number| {
            let text = text();
            match label {
                "" => format!("Draw {number}: {text}"),
                _ => format!("Draw {number} ({label}): {text}"),
            }
        });
    }
}

/// As an argument would be printed, where it is known to have source but may turn out to have none.
fn as_source<T: ToSource>(value: &T) -> String {
    probe::by_source_or_type("", value, SourceText::new()).text
}

/// Itself draws nothing: that is for the property.
impl Arbitrary for Data {
    type Strategy = fn(&TestCase) -> Data;

    fn arbitrary() -> Self::Strategy {
        |case| Data {
            case: case.clone(),
            quiet: false,
        }
    }
}

/// There is no source that makes one.
impl ToSource for Data {
    fn to_source(&self, _: &mut SourceText) -> Result<(), NoSource> {
        Err(NoSource)
    }
}

impl fmt::Debug for Data {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Data(..)")
    }
}
