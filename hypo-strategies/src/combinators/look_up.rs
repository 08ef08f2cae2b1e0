//! Finding a value that passes among all there are, where chance has found none.

use hypo_core::TestCase;
use hypo_core::choice::{Int, IntegerConstraint};

use crate::Strategy;

/// Where there are no more different values than this, one that passes is looked for among all of them.
///
/// All of a byte. Hypothesis samples integers without replacement up to as many.
const FEW: u128 = 256;

/// A value that passes, if there are few and one does.
pub(crate) fn look_up_in_few<S: Strategy>(
    case: &TestCase,
    strategy: &S,
    passes: impl Fn(&S::Value) -> bool,
) -> Option<S::Value> {
    match strategy.distinct() {
        Some(1..=FEW) => look_up(case, strategy, passes),
        _ => None,
    }
}

/// The next value that passes from a drawn place on, where they are counted and listed.
///
/// The choice is the place itself and not a number among those that pass: so where other values are taken
/// already, and the shrinker gives one of them back, this one stays the same.
pub(crate) fn look_up<S: Strategy>(
    case: &TestCase,
    strategy: &S,
    passes: impl Fn(&S::Value) -> bool,
) -> Option<S::Value> {
    let number = strategy.distinct().filter(|number| *number > 0)?;
    let last = Int::from(number - 1);
    let places = IntegerConstraint::new(Int::ZERO, last, Int::ZERO).expect("0 is not above it");
    let from = case.draw_integer(&places).magnitude();
    let mut places = (from..number).chain(0..from);
    places.find_map(|place| strategy.value_at(place).filter(&passes))
}
