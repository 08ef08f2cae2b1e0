//! Success or failure.

use hypo_core::TestCase;
use hypo_core::choice::Children;
use hypo_core::choice::Probability;

use crate::recursion::either;
use crate::source::{NoSource, SourceText, call_by};
use crate::{Arbitrary, Combinators, Inverse, Outline, Strategy, any};

/// Draws `Ok` of what the first strategy draws or `Err` of what the second one does, each as likely.
///
/// ```
/// use hypo_strategies::{Strategy, results, sampled_from, text};
///
/// # hypo_strategies::for_each_case(|case| {
/// let reply = results(text(), sampled_from([404, 500])).draw(case);
/// assert_ne!(reply, Err(200));
/// # });
/// ```
///
/// The simplest value is `Ok` of the simplest one.
pub fn results<S: Strategy, E: Strategy>(ok: S, err: E) -> Results<S, E> {
    Results { ok, err }
}

/// Draws `Ok` or `Err`; made by [`results`].
#[derive(Clone, Copy, Debug)]
#[must_use = "a strategy does nothing until something is drawn from it"]
pub struct Results<S, E> {
    ok: S,
    err: E,
}

impl<S: Strategy, E: Strategy> Strategy for Results<S, E> {
    type Value = Result<S::Value, E::Value>;

    fn draw(&self, case: &TestCase) -> Self::Value {
        let is_err = match (self.ok.is_empty(), self.err.is_empty()) {
            (false, false) => case.draw_boolean(Probability::HALF),
            (ok_is_empty, _) => ok_is_empty,
        };
        if is_err {
            Err(self.err.draw(case))
        } else {
            Ok(self.ok.draw(case))
        }
    }

    fn invert(&self, value: &Self::Value, choices: &mut Inverse) -> Option<()> {
        self.invert_ref(value.as_ref(), choices)
    }

    fn children(&self) -> Children {
        either(self.ok.children(), self.err.children())
    }

    fn distinct(&self) -> Option<u128> {
        self.ok.distinct()?.checked_add(self.err.distinct()?)
    }

    fn value_at(&self, place: u128) -> Option<Self::Value> {
        match place.checked_sub(self.ok.distinct()?) {
            None => self.ok.value_at(place).map(Ok),
            Some(place) => self.err.value_at(place).map(Err),
        }
    }

    fn says_source(&self) -> bool {
        self.ok.says_source() || self.err.says_source()
    }

    fn write_source(&self, value: &Self::Value, out: &mut SourceText) -> Result<(), NoSource> {
        match value {
            Ok(value) => call_by(out, "Ok", |out| self.ok.write_source(value, out)),
            Err(error) => call_by(out, "Err", |out| self.err.write_source(error, out)),
        }
    }

    fn is_empty(&self) -> bool {
        self.ok.is_empty() && self.err.is_empty()
    }
}

impl<S: Strategy, E: Strategy> Combinators for Results<S, E> {}

impl<S: Strategy, E: Strategy> Results<S, E> {
    /// Says by which choices it would draw this value or this error.
    pub(crate) fn invert_ref(
        &self,
        value: Result<&S::Value, &E::Value>,
        choices: &mut Inverse,
    ) -> Option<()> {
        match (self.ok.is_empty(), self.err.is_empty()) {
            (false, false) => choices.boolean(Probability::HALF, value.is_err())?,
            // There is nothing to choose; what is not there cannot be said.
            (ok_is_empty, _) if ok_is_empty != value.is_err() => return None,
            _ => {}
        }
        match value {
            Ok(value) => self.ok.invert(value, choices),
            Err(error) => self.err.invert(error, choices),
        }
    }
}

/// `Ok` or `Err` of any value; the simplest is `Ok` of the simplest.
impl<T: Arbitrary, E: Arbitrary> Arbitrary for Result<T, E> {
    type Strategy = Results<T::Strategy, E::Strategy>;

    fn arbitrary() -> Self::Strategy {
        results(any::<T>(), any::<E>())
    }

    fn outline(outline: &mut Outline) {
        // Like an enum of two variants.
        let name = std::any::type_name::<Self>();
        outline.ty(name, 2, |way| {
            (1, if way == 0 { T::outline } else { E::outline })
        });
    }
}
