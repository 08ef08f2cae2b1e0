//! A value or none.

use hypo_core::TestCase;
use hypo_core::choice::Probability;

use crate::source::{NoSource, SourceText, ToSource, call_by};
use crate::{Arbitrary, Combinators, Strategy, any};

/// Draws `None` or `Some` of what `strategy` draws, each as likely.
///
/// ```
/// use hypo_strategies::{Strategy, options};
///
/// # hypo_strategies::for_each_case(|case| {
/// let limit = options(1..=100u32).draw(case);
/// assert_ne!(limit, Some(0));
/// # });
/// ```
///
/// The simplest value is `None`.
pub fn options<S: Strategy>(strategy: S) -> Options<S> {
    Options(strategy)
}

/// Draws `None` or `Some` value; made by [`options`].
#[derive(Clone, Copy, Debug)]
#[must_use = "a strategy does nothing until something is drawn from it"]
pub struct Options<S>(S);

impl<S: Strategy> Strategy for Options<S> {
    type Value = Option<S::Value>;

    fn draw(&self, case: &TestCase) -> Option<S::Value> {
        (!self.0.is_empty() && case.draw_boolean(Probability::HALF)).then(|| self.0.draw(case))
    }

    fn distinct(&self) -> Option<u128> {
        self.0.distinct()?.checked_add(1)
    }

    fn value_at(&self, place: u128) -> Option<Self::Value> {
        match place.checked_sub(1) {
            None => Some(None),
            Some(place) => self.0.value_at(place).map(Some),
        }
    }

    fn says_source(&self) -> bool {
        self.0.says_source()
    }

    fn write_source(&self, value: &Self::Value, out: &mut SourceText) -> Result<(), NoSource> {
        match value {
            Some(value) => call_by(out, "Some", |out| self.0.write_source(value, out)),
            None => None::<()>.to_source(out),
        }
    }
}

impl<S: Strategy> Combinators for Options<S> {}

/// `None` or `Some` of any value; the simplest is `None`.
impl<T: Arbitrary> Arbitrary for Option<T> {
    type Strategy = Options<T::Strategy>;

    fn arbitrary() -> Self::Strategy {
        options(any::<T>())
    }
}
