//! One of several values.

use hypo_core::choice::{Int, IntegerConstraint};
use hypo_core::{TestCase, misuse};

use crate::{Combinators, Inverse, Strategy};

/// Draws clones of these values, each as likely, from an array, a `Vec` or a slice.
///
/// ```
/// use hypo_strategies::{Strategy, sampled_from};
///
/// const METHODS: &[&str] = &["GET", "HEAD", "POST"];
///
/// # hypo_strategies::for_each_case(|case| {
/// let method = sampled_from(METHODS).draw(case);
/// assert!(METHODS.contains(&method));
/// # });
/// ```
///
/// The simplest value is the first one, and earlier ones are simpler than later
/// ones. No values are an error. To choose among strategies, see
/// [`one_of`](crate::one_of()).
#[track_caller]
pub fn sampled_from<T, V>(values: V) -> SampledFrom<T, V>
where
    T: Clone,
    V: AsRef<[T]>,
{
    let Some(last) = values.as_ref().len().checked_sub(1) else {
        misuse("sampled_from was given no values; give it at least one to draw");
    };
    let place = IntegerConstraint::new(Int::ZERO, Int::from(last), Int::ZERO);
    SampledFrom {
        values,
        place: place.expect("0 is below everything"),
        are_equal: None,
    }
}

impl<T: PartialEq, V: AsRef<[T]>> SampledFrom<T, V> {
    /// The same, but that it can tell which of the values one is.
    pub(crate) fn comparing(self) -> Self {
        SampledFrom {
            are_equal: Some(T::eq),
            ..self
        }
    }
}

/// Draws clones of given values; made by [`sampled_from`].
#[derive(Clone, Copy, Debug)]
#[must_use = "a strategy does nothing until something is drawn from it"]
pub struct SampledFrom<T, V> {
    values: V,
    place: IntegerConstraint,
    /// Compares two values, where it is known how.
    are_equal: Option<fn(&T, &T) -> bool>,
}

impl<T, V> Strategy for SampledFrom<T, V>
where
    T: Clone,
    V: AsRef<[T]>,
{
    type Value = T;

    fn draw(&self, case: &TestCase) -> T {
        let place = match self.place.span() {
            0 => 0,
            _ => case.draw_integer(&self.place).magnitude() as usize,
        };
        self.values.as_ref()[place].clone()
    }

    fn draw_part(&self, case: &TestCase) -> T {
        self.draw(case)
    }

    fn invert(&self, value: &T, choices: &mut Inverse) -> Option<()> {
        let are_equal = self.are_equal?;
        let mut values = self.values.as_ref().iter();
        let place = values.position(|other| are_equal(other, value))?;
        match self.place.span() {
            0 => Some(()),
            _ => choices.integer(&self.place, Int::from(place)),
        }
    }

    fn distinct(&self) -> Option<u128> {
        Some(self.place.span() + 1)
    }

    fn value_at(&self, place: u128) -> Option<T> {
        let place = usize::try_from(place).ok()?;
        self.values.as_ref().get(place).cloned()
    }
}

impl<T, V> Combinators for SampledFrom<T, V>
where
    T: Clone,
    V: AsRef<[T]>,
{
}
