use super::individual::lower_choices;
use super::{Pass, Place, is_not_simplest};
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
/// This close to the simplest value, the other side is tried too.
const CLOSE: u128 = 8;

impl Pass for Extremes {
    fn name(&self) -> &'static str {
        "raise one number for another"
    }

    /// Each number with the next one of its kind, from the start: what counts most is lowered first.
    fn places(&self, best: &Execution) -> Vec<Place> {
        let choices = &best.choices;
        let mut places = Vec::new();
        for (first, one) in choices.iter().enumerate() {
            let reached = choices.len().min(first + 1 + REACH);
            for (second, other) in choices.iter().enumerate().take(reached).skip(first + 1) {
                if is_free(one) && is_free(other) && are_alike(one, other) {
                    places.push((first, second));
                    break;
                }
            }
        }
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

fn is_free(choice: &Choice) -> bool {
    !choice.forced && is_not_simplest(choice)
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
            let Value::Integer(others) = second.value else {
                return candidates;
            };
            let (own, opposite) = match others > other.simplest() {
                true => (other.max(), other.min()),
                false => (other.min(), other.max()),
            };
            let (closer, across) = simpler(one, *value);
            // What is next to nothing matters little beside another that is, and no sign of theirs does.
            let is_far = other.simplest().distance(others) > CLOSE;
            let across = across.filter(|across| is_far || *across != one.simplest());
            for (less, extreme) in [(closer, own), (across, opposite)] {
                if let Some(less) = less.filter(|_| extreme != other.simplest()) {
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

/// The integers that come just before this one in the order, on its own side of the simplest and, if that is close, on
/// the other. The simplest itself is not of its side: with more of another one, it is what a sum would end in anyway.
fn simpler(constraint: &IntegerConstraint, value: Int) -> (Option<Int>, Option<Int>) {
    let simplest = constraint.simplest();
    let distance = simplest.distance(value);
    let at = |above: bool, distance: u128| {
        let integer = match above {
            true => simplest.checked_add(distance),
            false => simplest.checked_sub(distance),
        };
        integer.filter(|integer| constraint.permits(*integer))
    };
    let above = value > simplest;
    let closer = distance.saturating_sub(1);
    // Above is simpler, at the same distance.
    let across = at(!above, if above { closer } else { distance });
    (
        at(above, closer).filter(|_| closer > 0),
        across.filter(|_| distance <= CLOSE),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_integers_just_before_another_are_on_its_side_and_across() {
        let of = |min: i64, value: i64| {
            let constraint = IntegerConstraint::new(min.into(), 9.into(), Int::ZERO);
            let (closer, across) = simpler(&constraint.expect("not empty"), value.into());
            [closer, across].map(|int| int.map(|int| int.to_i128().expect("it is small")))
        };
        assert_eq!(of(-99, 3), [Some(2), Some(-2)]);
        assert_eq!(of(-99, -3), [Some(-2), Some(3)]);
        assert_eq!(of(0, 3), [Some(2), None]);
        assert_eq!(of(-99, 1), [None, Some(0)]);
        assert_eq!(of(-99, -1), [None, Some(1)]);
        assert_eq!(of(-99, -60), [Some(-59), None]);
    }
}
