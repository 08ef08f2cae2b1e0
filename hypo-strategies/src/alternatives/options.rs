//! A value or none.

use hypo_core::TestCase;
use hypo_core::choice::{Children, Grown, Probability, Size};
use hypo_core::source::Length;

use crate::recursion::perhaps;
use crate::source::{NoSource, SourceText, ToSource, call_by};
use crate::{Arbitrary, Combinators, Inverse, Outline, Strategy, any};

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
        if self.0.is_empty() {
            return None;
        }
        if self.0.children().possible > 0 {
            return case.grow(Grown::Group, || {
                let mut length = Length::default();
                case.draw_growing_go_on(Probability::HALF, &mut length, (0, at_most_one()))
                    .then(|| self.0.draw(case))
            });
        }
        case.draw_boolean(Probability::HALF)
            .then(|| self.0.draw(case))
    }

    fn invert(&self, value: &Self::Value, choices: &mut Inverse) -> Option<()> {
        self.invert_ref(value.as_ref(), choices)
    }

    fn children(&self) -> Children {
        perhaps(self.0.children())
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

impl<S: Strategy> Options<S> {
    /// Says by which choices it would draw this value or none.
    pub(crate) fn invert_ref(&self, value: Option<&S::Value>, choices: &mut Inverse) -> Option<()> {
        match value {
            Some(value) => {
                self.invert_some(choices, |strategy, choices| strategy.invert(value, choices))
            }
            // What is never there is not chosen either.
            None if self.0.is_empty() => Some(()),
            None => choices.boolean(Probability::HALF, false),
        }
    }

    /// Says by which choices it would draw some value, of which `say` says those of its own.
    pub(crate) fn invert_some(
        &self,
        choices: &mut Inverse,
        say: impl FnOnce(&S, &mut Inverse) -> Option<()>,
    ) -> Option<()> {
        if self.0.is_empty() {
            return None;
        }
        choices.boolean(Probability::HALF, true)?;
        say(&self.0, choices)
    }
}

fn at_most_one() -> Size {
    Size::new(0, 1).expect("0 is below 1")
}

/// `None` or `Some` of any value; the simplest is `None`.
impl<T: Arbitrary> Arbitrary for Option<T> {
    type Strategy = Options<T::Strategy>;

    fn arbitrary() -> Self::Strategy {
        options(any::<T>())
    }

    fn outline(outline: &mut Outline) {
        outline.perhaps(T::outline);
    }
}
