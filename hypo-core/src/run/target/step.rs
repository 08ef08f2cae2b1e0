//! The values that lie above and below a choice.

use crate::choice::{Choice, Constraint, FloatConstraint, Int, IntegerConstraint, Value, Width};

/// Which way to go from a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Way {
    Up,
    Down,
}

/// A range of floats is crossed in so many steps, or in steps of 1 if that is faster.
const STEPS_ACROSS: f64 = (1u32 << 20) as f64;

/// The value that lies `by` steps from that of a choice, or at the end of its range if that comes first.
///
/// `None` if there is none: the choice is forced, or text, or at its end already.
pub(super) fn step(choice: &Choice, way: Way, by: u128) -> Option<Value> {
    if choice.forced {
        return None;
    }
    let value = match (&choice.constraint, &choice.value) {
        (Constraint::Boolean(_), Value::Boolean(_)) if by == 1 => Value::Boolean(way == Way::Up),
        (Constraint::Integer(constraint), Value::Integer(value)) => {
            Value::Integer(integer(constraint, *value, way, by))
        }
        (Constraint::Float(constraint), Value::Float(value)) => {
            Value::Float(float(constraint, *value, way, by))
        }
        (Constraint::Bytes(_), Value::Bytes(value)) => Value::Bytes(bytes(value, way, by)?),
        _ => return None,
    };
    if value == choice.value || !choice.constraint.permits(&value) {
        return None;
    }
    Some(value)
}

fn integer(constraint: &IntegerConstraint, value: Int, way: Way, by: u128) -> Int {
    match way {
        Way::Up => value
            .checked_add(by)
            .unwrap_or(Int::MAX)
            .min(constraint.max()),
        Way::Down => value
            .checked_sub(by)
            .unwrap_or(Int::MIN)
            .max(constraint.min()),
    }
}

/// Between narrow bounds the steps are fractions, so that there is something between the bounds.
fn float(constraint: &FloatConstraint, value: f64, way: Way, by: u128) -> f64 {
    if !value.is_finite() {
        return value;
    }
    let (min, max) = (constraint.min(), constraint.max());
    let narrow = ((max - min) / STEPS_ACROSS).log2().floor().exp2();
    let precision = match constraint.width() {
        Width::F64 => f64::EPSILON,
        Width::F32 => f64::from(f32::EPSILON),
    };
    let distance = by as f64 * narrow.min(1.0).max(value.abs() * precision);
    let moved = match way {
        Way::Up => value + distance,
        Way::Down => value - distance,
    };
    let moved = moved.clamp(min, max);
    match constraint.width() {
        Width::F64 => moved,
        Width::F32 => f64::from(moved as f32),
    }
}

/// Bytes are a number in base 256, and longer by one where that is needed.
fn bytes(value: &[u8], way: Way, by: u128) -> Option<Vec<u8>> {
    let mut moved = value.to_vec();
    let mut carry = by;
    for digit in moved.iter_mut().rev() {
        let low = carry as u8;
        let (sum, over) = match way {
            Way::Up => digit.overflowing_add(low),
            Way::Down => digit.overflowing_sub(low),
        };
        *digit = sum;
        carry = (carry >> 8) + u128::from(over);
    }
    while carry > 0 {
        if way == Way::Down {
            return None;
        }
        moved.insert(0, carry as u8);
        carry >>= 8;
    }
    Some(moved)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::choice::{BytesConstraint, Probability, Size};

    fn choice(constraint: Constraint, value: Value) -> Choice {
        Choice {
            value,
            constraint,
            forced: false,
            grown: None,
        }
    }

    fn of_integer(value: i32, by: u128) -> [Option<Value>; 2] {
        let range = IntegerConstraint::new(Int::from(-10), Int::from(100), Int::ZERO).unwrap();
        let choice = choice(Constraint::Integer(range), Value::Integer(Int::from(value)));
        [Way::Up, Way::Down].map(|way| step(&choice, way, by))
    }

    fn of_float(constraint: FloatConstraint, value: f64, by: u128) -> [Option<Value>; 2] {
        let choice = choice(Constraint::Float(constraint), Value::Float(value));
        [Way::Up, Way::Down].map(|way| step(&choice, way, by))
    }

    fn of_bytes(value: &[u8], by: u128) -> [Option<Value>; 2] {
        let constraint = BytesConstraint::new(Size::new(0, 3).unwrap());
        let choice = choice(Constraint::Bytes(constraint), Value::Bytes(value.to_vec()));
        [Way::Up, Way::Down].map(|way| step(&choice, way, by))
    }

    #[test]
    fn integers_step_to_the_ends_of_their_range_and_not_beyond() {
        let integer = |value: i32| Some(Value::Integer(Int::from(value)));
        assert_eq!(of_integer(5, 3), [integer(8), integer(2)]);
        assert_eq!(of_integer(5, 1000), [integer(100), integer(-10)]);
        assert_eq!(of_integer(5, u128::MAX), [integer(100), integer(-10)]);
        assert_eq!(of_integer(100, 1), [None, integer(99)]);
        assert_eq!(of_integer(-10, 1), [integer(-9), None]);
    }

    #[test]
    fn floats_step_by_one_where_there_is_room_and_by_fractions_where_not() {
        let float = |value: f64| Some(Value::Float(value));
        let wide = FloatConstraint::any(Width::F64);
        assert_eq!(of_float(wide, 0.5, 4), [float(4.5), float(-3.5)]);
        assert_eq!(of_float(wide, f64::NAN, 4), [None, None]);
        assert_eq!(of_float(wide, f64::INFINITY, 4), [None, None]);
        let narrow = FloatConstraint::new(0.0, 1.0, Width::F64).unwrap();
        assert_eq!(of_float(narrow, 0.5, 1 << 18), [float(0.75), float(0.25)]);
        assert_eq!(of_float(narrow, 0.5, 1 << 30), [float(1.0), float(0.0)]);
        let point = FloatConstraint::new(2.0, 2.0, Width::F64).unwrap();
        assert_eq!(of_float(point, 2.0, 1), [None, None]);
    }

    #[test]
    fn large_floats_step_to_others() {
        for width in [Width::F32, Width::F64] {
            for value in [1e17, 1e30, -1e30] {
                let value = f64::from(value as f32);
                for moved in of_float(FloatConstraint::any(width), value, 1) {
                    assert!(moved.is_some(), "{value} of {width:?}");
                }
            }
        }
    }

    #[test]
    fn bytes_step_as_numbers_that_may_grow() {
        let bytes = |value: &[u8]| Some(Value::Bytes(value.to_vec()));
        assert_eq!(of_bytes(&[1, 255], 1), [bytes(&[2, 0]), bytes(&[1, 254])]);
        assert_eq!(of_bytes(&[255], 2), [bytes(&[1, 1]), bytes(&[253])]);
        assert_eq!(of_bytes(&[], 0x1234), [bytes(&[0x12, 0x34]), None]);
        assert_eq!(of_bytes(&[0, 5], 6), [bytes(&[0, 11]), None]);
        assert_eq!(of_bytes(&[255; 3], 1), [None, bytes(&[255, 255, 254])]);
        assert_eq!(of_bytes(&[255; 3], u128::MAX), [None, None]);
    }

    #[test]
    fn booleans_step_once_and_what_is_forced_never() {
        let mut boolean = choice(
            Constraint::Boolean(Probability::HALF),
            Value::Boolean(false),
        );
        assert_eq!(step(&boolean, Way::Up, 1), Some(Value::Boolean(true)));
        assert_eq!(step(&boolean, Way::Up, 2), None);
        assert_eq!(step(&boolean, Way::Down, 1), None);
        boolean.forced = true;
        assert_eq!(step(&boolean, Way::Up, 1), None);
        let never = Probability::new(0.0).unwrap();
        let settled = choice(Constraint::Boolean(never), Value::Boolean(false));
        assert_eq!(step(&settled, Way::Up, 1), None);
    }
}
