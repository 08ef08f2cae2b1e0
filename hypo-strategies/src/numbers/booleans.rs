//! Booleans.

use hypo_core::choice::{Constraint, Probability, Value};
use hypo_core::{TestCase, misuse};

use crate::source::{NoSource, SourceText, ToSource};
use crate::{Arbitrary, Combinators, Inverse, Strategy};

/// Draws `true` or `false`, each as likely.
///
/// ```
/// use hypo_strategies::{Strategy, booleans};
///
/// # hypo_strategies::for_each_case(|case| {
/// let retries = booleans().weighted(0.1).draw(case);
/// # let _ = retries;
/// # });
/// ```
///
/// The simplest value is `false`.
pub fn booleans() -> Booleans {
    Booleans(Probability::HALF)
}

/// Draws booleans; made by [`booleans`].
#[derive(Clone, Copy, Debug)]
#[must_use = "a strategy does nothing until something is drawn from it"]
pub struct Booleans(Probability);

impl Booleans {
    /// Makes `true` this likely, from 0 to 1.
    ///
    /// At 0 nothing but `false` is drawn, and at 1 nothing but `true`. Anything
    /// else outside of 0 to 1 is an error.
    #[track_caller]
    pub fn weighted(self, of_true: f64) -> Booleans {
        Booleans(probability("weighted", of_true))
    }
}

impl Strategy for Booleans {
    type Value = bool;

    fn draw(&self, case: &TestCase) -> bool {
        case.draw_boolean(self.0)
    }

    fn draw_part(&self, case: &TestCase) -> bool {
        self.draw(case)
    }

    fn invert(&self, value: &bool, choices: &mut Inverse) -> Option<()> {
        choices.boolean(self.0, *value)
    }

    fn distinct(&self) -> Option<u128> {
        let of_true = self.0.of_true();
        Some(if of_true > 0.0 && of_true < 1.0 { 2 } else { 1 })
    }

    fn value_at(&self, place: u128) -> Option<bool> {
        match Constraint::Boolean(self.0).at(place)? {
            Value::Boolean(value) => Some(value),
            _ => None,
        }
    }

    fn write_source(&self, value: &bool, out: &mut SourceText) -> Result<(), NoSource> {
        value.to_source(out)
    }
}

impl Combinators for Booleans {}

/// Either; the simplest is `false`.
impl Arbitrary for bool {
    type Strategy = Booleans;

    fn arbitrary() -> Booleans {
        booleans()
    }
}

/// The probability that was given to this method.
#[track_caller]
fn probability(method: &str, given: f64) -> Probability {
    Probability::new(given).unwrap_or_else(|| {
        misuse(&format!(
            "{method}({given:?}) is not a probability; give a number from 0.0 (never) to 1.0 (always)"
        ))
    })
}
