use super::individual::lower_choices;
use super::{Pass, Place, close_pairs, is_not_simplest};
use crate::choice::{Choice, Constraint, Int, IntegerConstraint, Value};
use crate::executor::Execution;
use crate::shrink::Halt;
use crate::shrink::minimise;
use crate::shrink::shrinker::Shrinker;

/// Sets a number to its extreme, so that one before it can be lowered, and then both to what is needed.
///
/// If a product matters, or what gets lost beside a large float, then lowering
/// the first takes more of the second than it gives, and no sum of theirs stays
/// the same. A number that is at its simplest is left alone, for it does not matter.
///
/// Before: `(8, 13)` for a product above 100. After: `(2, 51)`.
pub(in crate::shrink) struct Extremes;

/// How far apart the two may stand.
const REACH: usize = 4;

impl Pass for Extremes {
    fn name(&self) -> &'static str {
        "raise one number for another"
    }

    fn places(&self, best: &Execution) -> Vec<Place> {
        let mut places = close_pairs(best, REACH, &|first, second| {
            let is_free = |choice: &Choice| !choice.forced && is_not_simplest(choice);
            is_free(first) && is_free(second) && are_alike(first, second)
        });
        // What counts most is lowered first.
        places.reverse();
        places
    }

    fn step(&self, shrinker: &mut Shrinker<'_>, (first, second): Place) -> Result<(), Halt> {
        let choices = shrinker.choices();
        for (less, extreme) in &candidates(&choices[first], &choices[second]) {
            let changes = [(first, less.clone()), (second, extreme.clone())];
            let Some(candidate) = shrinker.replaced(&changes) else {
                continue;
            };
            let version = shrinker.version();
            if shrinker.consider(candidate)? && shrinker.version() > version {
                lower_again(shrinker, first)?;
                return lower_again(shrinker, second);
            }
        }
        Ok(())
    }
}

/// What was raised may have changed how many choices there are.
fn lower_again(shrinker: &mut Shrinker<'_>, place: usize) -> Result<(), Halt> {
    match shrinker.choices().get(place) {
        Some(choice) if !choice.forced => lower_choices(shrinker, &[place]),
        _ => Ok(()),
    }
}

fn are_alike(first: &Choice, second: &Choice) -> bool {
    matches!(
        (&first.value, &second.value),
        (Value::Integer(_), Value::Integer(_)) | (Value::Float(_), Value::Float(_))
    )
}

/// Simpler values of the first, each with an extreme one of the second.
fn candidates(first: &Choice, second: &Choice) -> Vec<(Value, Value)> {
    let mut candidates = Vec::new();
    match (&first.constraint, &first.value, &second.constraint) {
        (Constraint::Integer(one), Value::Integer(value), Constraint::Integer(other)) => {
            let Some(less) = one_simpler(one, *value) else {
                return candidates;
            };
            for extreme in [other.max(), other.min()] {
                if extreme != other.simplest() {
                    candidates.push((Value::Integer(less), Value::Integer(extreme)));
                }
            }
        }
        (Constraint::Float(_), Value::Float(_), Constraint::Float(other)) => {
            // Beside it a one is lost, and larger ones lose no more than that.
            let extreme = minimise::all_whole(other.width());
            candidates.push((Value::Float(1.0), Value::Float(extreme)));
        }
        _ => {}
    }
    candidates
}

/// The integer just before this one in the order: above the simplest before below it, at the same distance.
fn one_simpler(constraint: &IntegerConstraint, value: Int) -> Option<Int> {
    let simplest = constraint.simplest();
    let distance = simplest.distance(value);
    let permitted = |value: Option<Int>| value.filter(|value| constraint.permits(*value));
    if value < simplest {
        permitted(simplest.checked_add(distance))
            .or_else(|| simplest.checked_sub(distance.checked_sub(1)?))
    } else {
        let closer = distance.checked_sub(1)?;
        permitted(simplest.checked_sub(closer)).or_else(|| simplest.checked_add(closer))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_integer_follows_the_one_that_is_one_simpler() {
        let of = |min: i64, max: i64, value: i64| {
            let constraint = IntegerConstraint::new(min.into(), max.into(), Int::ZERO);
            one_simpler(&constraint.expect("not empty"), value.into())
        };
        assert_eq!(of(-9, 9, -3), Some(3.into()));
        assert_eq!(of(-9, 9, 3), Some((-2).into()));
        assert_eq!(of(-9, 2, -3), Some((-2).into()));
        assert_eq!(of(0, 9, 3), Some(2.into()));
        assert_eq!(of(-9, 9, 1), Some(Int::ZERO));
        assert_eq!(of(-9, 9, 0), None);
    }
}
