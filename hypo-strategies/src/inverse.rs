//! Going back from a value to the choices that draw it.

use hypo_core::choice::{
    BytesConstraint, Choice, Constraint, FloatConstraint, Int, IntegerConstraint, Probability,
    StringConstraint, Value, order,
};

use crate::Strategy;

/// So many choices are said in all, also those that are taken back: among alternatives within each other the
/// ways to a value can be more than anybody could try.
const MOST_SAID: usize = 1 << 14;

/// The choices by which a value would be drawn, as far as strategies have said them.
///
/// [`Strategy::invert`] adds to it, from the left, what drawing would choose. There is nothing else to do with
/// one: strategies of your own hand it on to those that they draw from.
#[derive(Debug, Default)]
pub struct Inverse {
    choices: Vec<Choice>,
    /// How many were added, with those that were taken back.
    said: usize,
    /// The values that are being said, by their places, and by which strategies.
    within: Vec<(*const (), &'static str)>,
}

impl Inverse {
    /// The choices by which the strategy would draw the value, if it can say.
    #[doc(hidden)]
    pub fn of<S: Strategy + ?Sized>(strategy: &S, value: &S::Value) -> Option<Vec<Choice>> {
        Inverse::said_by(|choices| strategy.invert(value, choices))
    }

    /// The choices that `say` adds, unless it cannot say.
    pub(crate) fn said_by(say: impl FnOnce(&mut Inverse) -> Option<()>) -> Option<Vec<Choice>> {
        let mut inverse = Inverse::default();
        say(&mut inverse)?;
        Some(inverse.choices)
    }

    /// Calls `say`, and takes back what it added if it cannot say: for strategies that draw from one of several.
    ///
    /// ```
    /// use hypo_core::TestCase;
    /// use hypo_strategies::{Inverse, Strategy, booleans};
    ///
    /// /// Numbers of one digit, and in half of the test cases of two.
    /// struct Digits;
    ///
    /// impl Strategy for Digits {
    ///     type Value = u8;
    ///
    ///     fn draw(&self, case: &TestCase) -> u8 {
    ///         if booleans().draw(case) { (10..100).draw(case) } else { (0..10).draw(case) }
    ///     }
    ///
    ///     fn invert(&self, value: &u8, choices: &mut Inverse) -> Option<()> {
    ///         let one = choices.attempt(|choices| {
    ///             booleans().invert(&false, choices)?;
    ///             (0..10).invert(value, choices)
    ///         });
    ///         one.or_else(|| {
    ///             booleans().invert(&true, choices)?;
    ///             (10..100).invert(value, choices)
    ///         })
    ///     }
    /// }
    ///
    /// # assert_eq!(Inverse::of(&Digits, &7).unwrap().len(), 2);
    /// # assert_eq!(Inverse::of(&Digits, &70).unwrap().len(), 2);
    /// # assert_eq!(Inverse::of(&Digits, &200), None);
    /// ```
    pub fn attempt(&mut self, say: impl FnOnce(&mut Inverse) -> Option<()>) -> Option<()> {
        let before = self.choices.len();
        let said = say(self);
        if said.is_none() {
            self.choices.truncate(before);
        }
        said
    }

    /// Says a value that may contain others of its kind, by a strategy that may contain itself.
    ///
    /// Where it comes back to the same strategy with the same value, it says nothing: that would have no end,
    /// and what can be said at all can be said without.
    pub(crate) fn within<S: ?Sized, T>(
        &mut self,
        value: &T,
        say: impl FnOnce(&mut Inverse) -> Option<()>,
    ) -> Option<()> {
        let here = (std::ptr::from_ref(value).cast(), std::any::type_name::<S>());
        if self.within.contains(&here) {
            return None;
        }
        self.within.push(here);
        let said = say(self);
        self.within.pop();
        said
    }

    /// Says a choice, if it may be drawn.
    fn choose(&mut self, constraint: Constraint, value: Value) -> Option<()> {
        if !constraint.permits(&value) {
            return None;
        }
        self.add(constraint, value, false)
    }

    fn add(&mut self, constraint: Constraint, value: Value, forced: bool) -> Option<()> {
        if self.said == MOST_SAID {
            return None;
        }
        self.said += 1;
        self.choices.push(Choice {
            value,
            constraint,
            forced,
            grown: None,
        });
        Some(())
    }

    pub(crate) fn integer(&mut self, constraint: &IntegerConstraint, value: Int) -> Option<()> {
        self.choose(Constraint::Integer(*constraint), Value::Integer(value))
    }

    pub(crate) fn boolean(&mut self, probability: Probability, value: bool) -> Option<()> {
        self.choose(Constraint::Boolean(probability), Value::Boolean(value))
    }

    /// A boolean that is not chosen but forced.
    pub(crate) fn forced_boolean(&mut self, probability: Probability, value: bool) -> Option<()> {
        self.add(
            Constraint::Boolean(probability),
            Value::Boolean(value),
            true,
        )
    }

    pub(crate) fn float(&mut self, constraint: &FloatConstraint, value: f64) -> Option<()> {
        self.choose(Constraint::Float(*constraint), Value::Float(value))
    }

    pub(crate) fn string(&mut self, constraint: &StringConstraint, value: &str) -> Option<()> {
        let value = Value::String(value.to_owned());
        self.choose(Constraint::String(constraint.clone()), value)
    }

    pub(crate) fn bytes(&mut self, constraint: &BytesConstraint, value: &[u8]) -> Option<()> {
        self.choose(Constraint::Bytes(*constraint), Value::Bytes(value.to_vec()))
    }

    /// The choices that `say` adds for each part, the simplest first, and not yet said here.
    pub(crate) fn said_apart<T>(
        &mut self,
        parts: impl Iterator<Item = T>,
        mut say: impl FnMut(T, &mut Inverse) -> Option<()>,
    ) -> Option<Vec<Vec<Choice>>> {
        let before = self.choices.len();
        let mut apart = Vec::new();
        for part in parts {
            say(part, self)?;
            apart.push(self.choices.split_off(before));
        }
        apart.sort_by(|a, b| order::compare(a, b));
        Some(apart)
    }

    /// Says what was said apart.
    pub(crate) fn extend(&mut self, choices: Vec<Choice>) {
        self.choices.extend(choices);
    }
}
