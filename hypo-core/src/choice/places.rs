//! The values of a constraint, one by one: what a search goes through when chance finds no new ones.

use super::float::{at_step, step};
use super::{BytesConstraint, StringConstraint};
use super::{Constraint, FloatConstraint, Value, Width};

impl Constraint {
    /// The value at a place from 0 on: each permitted value has one, without gaps.
    ///
    /// The simplest has place 0, and but for floats the places are in simplest-first order; NaN, of
    /// which there are too many, comes after all numbers. `None` past the last one.
    pub fn at(&self, place: u128) -> Option<Value> {
        if self.count().is_some_and(|count| place >= count) {
            return None;
        }
        Some(match self {
            Constraint::Integer(integer) => Value::Integer(integer.at(place)?),
            Constraint::Boolean(_) if place == 0 => self.simplest(),
            Constraint::Boolean(_) => Value::Boolean(true),
            Constraint::Float(float) => match place.checked_sub(float.numbers()) {
                None => Value::Float(float_at(float, place)),
                Some(place) => Value::Float(nan_at(float, place)?),
            },
            Constraint::String(string) => Value::String(string_at(string, place)),
            Constraint::Bytes(bytes) => Value::Bytes(bytes_at(bytes, place)),
        })
    }
}

/// The NaN at a place: by the bits that do not make it one, of which `f32` has fewer.
fn nan_at(float: &FloatConstraint, place: u128) -> Option<f64> {
    let (bits, shift) = match float.width() {
        Width::F64 => (51, 0),
        Width::F32 => (22, 29),
    };
    let place = u64::try_from(place).ok()?;
    (place < 1 << bits).then(|| f64::from_bits(f64::NAN.to_bits() | place << shift))
}

/// The simplest, and then the others from the lowest to the highest.
fn float_at(float: &FloatConstraint, place: u128) -> f64 {
    let simplest = step(float.simplest(), float.width());
    let mut below = 0;
    for (first, last) in &float.intervals() {
        below += size(*first, simplest.saturating_sub(1).min(*last));
    }
    match place {
        0 => float.simplest(),
        _ if place <= below => nth(float, place - 1),
        _ => nth(float, place),
    }
}

/// The float that has so many permitted ones below it.
fn nth(float: &FloatConstraint, mut place: u128) -> f64 {
    for (first, last) in &float.intervals() {
        let size = size(*first, *last);
        if place < size {
            return at_step((i128::from(*first) + place as i128) as i64, float.width());
        }
        place -= size;
    }
    float.simplest()
}

/// How many places an interval has.
fn size(first: i64, last: i64) -> u128 {
    (i128::from(last) - i128::from(first) + 1).max(0) as u128
}

fn string_at(string: &StringConstraint, place: u128) -> String {
    let items = string.alphabet().len() as u128;
    let mut text = String::new();
    for rank in &digits(place, items, string.size().min()) {
        text.push(string.alphabet().at(*rank));
    }
    text
}

fn bytes_at(bytes: &BytesConstraint, place: u128) -> Vec<u8> {
    let mut text = Vec::new();
    for rank in &digits(place, 256, bytes.size().min()) {
        text.push(*rank as u8);
    }
    text
}

/// The shortlex sequence at a place: how long it is, counted from the shortest, and then its digits.
fn digits(mut place: u128, items: u128, shortest: usize) -> Vec<usize> {
    let mut size = shortest;
    let mut of_size = items.saturating_pow(size as u32);
    while place >= of_size {
        place -= of_size;
        size += 1;
        of_size = of_size.saturating_mul(items);
    }
    let mut digits = vec![0; size];
    for digit in digits.iter_mut().rev() {
        *digit = (place % items) as usize;
        place /= items;
    }
    digits
}

#[cfg(test)]
mod tests {
    use std::cmp::Ordering;

    use super::super::{Alphabet, Int, IntegerConstraint, Probability, Size};
    use super::*;

    #[test]
    fn every_value_has_a_place_and_the_simplest_has_the_first() {
        let size = |min, max| Size::new(min, max).unwrap();
        let letters = Alphabet::from_chars("0a!".chars()).unwrap();
        let single = Alphabet::from_chars("x".chars()).unwrap();
        let next = 1f64.next_up().next_up();
        let constraints = [
            Constraint::Integer(IntegerConstraint::new((-3).into(), 7.into(), Int::ZERO).unwrap()),
            Constraint::Boolean(Probability::HALF),
            Constraint::Boolean(Probability::new(1.0).unwrap()),
            Constraint::Float(FloatConstraint::new(1f64.next_down(), next, Width::F64).unwrap()),
            Constraint::Float(FloatConstraint::new(-5e-324, 5e-324, Width::F64).unwrap()),
            Constraint::Float(FloatConstraint::new(1.0, 1.0, Width::F64).unwrap()),
            Constraint::Float(FloatConstraint::new(-0.0, 0.0, Width::F32).unwrap()),
            Constraint::Float(
                FloatConstraint::new(1.0, f64::from(1f32.next_up().next_up()), Width::F32).unwrap(),
            ),
            Constraint::Float(
                FloatConstraint::new(
                    -f64::MIN_POSITIVE.next_up(),
                    f64::MIN_POSITIVE.next_up(),
                    Width::F64,
                )
                .and_then(|float| float.smallest_nonzero(f64::MIN_POSITIVE))
                .unwrap(),
            ),
            Constraint::String(StringConstraint::new(letters.clone(), size(0, 3))),
            Constraint::String(StringConstraint::new(letters, size(2, 4))),
            Constraint::String(StringConstraint::new(single, size(1, 5))),
            Constraint::Bytes(BytesConstraint::new(size(0, 1))),
        ];
        for constraint in &constraints {
            let count = constraint.count().unwrap();
            let values: Vec<Value> = (0..count)
                .map(|place| constraint.at(place).unwrap())
                .collect();
            assert_eq!(values[0], constraint.simplest());
            for (place, value) in values.iter().enumerate() {
                assert!(constraint.permits(value), "{value:?} of {constraint:?}");
                assert!(
                    !values[..place].contains(value),
                    "{value:?} of {constraint:?}"
                );
                let is_float = matches!(constraint, Constraint::Float(_));
                if place > 0 && !is_float {
                    assert_eq!(constraint.order(&values[place - 1], value), Ordering::Less);
                }
            }
            assert_eq!(constraint.at(count), None);
        }
    }

    #[test]
    fn what_was_not_counted_has_places_all_the_same() {
        let any = StringConstraint::new(Alphabet::all(), Size::new(0, 10).unwrap());
        let zeros = FloatConstraint::new(-0.0, 0.0, Width::F32).unwrap();
        let constraints = [
            Constraint::String(any),
            Constraint::Float(FloatConstraint::any(Width::F64)),
            Constraint::Float(zeros.allow_nan(true)),
        ];
        for constraint in &constraints {
            assert_eq!(constraint.count(), None);
            let mut values: Vec<Value> = Vec::new();
            for place in 0..100 {
                let value = constraint.at(place).unwrap();
                assert!(constraint.permits(&value), "{value:?} of {constraint:?}");
                assert!(!values.contains(&value), "{value:?} of {constraint:?}");
                values.push(value);
            }
            assert_eq!(values[0], constraint.simplest());
        }
    }
}
