//! The five kinds of choice: their orders, what they permit, and how they are written down.
#![allow(missing_docs, reason = "tests are sentences")]

use std::cmp::Ordering;

use hypo_core::choice::{
    Alphabet, BytesConstraint, Constraint, FloatConstraint, Int, IntegerConstraint, Probability,
    Size, StringConstraint, Value, Width, float, wire,
};

fn integers(min: i128, max: i128, shrink_towards: i128) -> IntegerConstraint {
    IntegerConstraint::new(Int::from(min), Int::from(max), Int::from(shrink_towards)).unwrap()
}

#[test]
fn an_int_goes_to_every_type_that_holds_it_and_comes_back() {
    for value in [i128::MIN, -1, 0, 1, i128::from(u64::MAX), i128::MAX] {
        assert_eq!(Int::from(value).to_i128(), Some(value));
        assert_eq!(i128::try_from(Int::from(value)), Ok(value));
    }
    assert_eq!(u128::try_from(Int::from(u128::MAX)), Ok(u128::MAX));
    assert_eq!(Int::from(i8::MIN).to_i128(), Some(-128));
    assert!(i128::try_from(Int::MAX).is_err());
    assert!(u8::try_from(Int::from(-1)).is_err());
    assert_eq!(i64::try_from(Int::from(i64::MIN)), Ok(i64::MIN));
}

#[test]
fn ints_are_ordered_as_numbers() {
    let ascending = [
        Int::MIN,
        Int::from(-2),
        Int::from(-1),
        Int::ZERO,
        Int::from(1),
        Int::from(i128::MAX),
        Int::MAX,
    ];
    assert!(ascending.is_sorted());
    assert_eq!(Int::from(-5).distance(Int::from(7)), 12);
    assert_eq!(Int::from(-5).checked_add(7), Some(Int::from(2)));
    assert_eq!(Int::from(5).checked_sub(7), Some(Int::from(-2)));
    assert_eq!(Int::MIN.checked_sub(1), None);
    assert_eq!(Int::MAX.checked_add(1), None);
    assert_eq!(Int::MIN.checked_add(u128::MAX), Some(Int::from(i128::MAX)));
}

#[test]
fn integers_go_outwards_from_the_simplest_and_on_along_the_longer_side() {
    let of = |constraint: IntegerConstraint| -> Vec<i128> {
        (0..)
            .map_while(|index| constraint.at(index))
            .map(|int| int.to_i128().unwrap())
            .collect()
    };
    assert_eq!(of(integers(-2, 5, 0)), [0, 1, -1, 2, -2, 3, 4, 5]);
    assert_eq!(of(integers(-5, 2, 0)), [0, 1, -1, 2, -2, -3, -4, -5]);
    assert_eq!(of(integers(3, 6, 0)), [3, 4, 5, 6]);
    assert_eq!(of(integers(-6, -3, 0)), [-3, -4, -5, -6]);
    assert_eq!(of(integers(0, 4, 2)), [2, 3, 1, 4, 0]);
}

#[test]
fn an_integers_place_and_its_rank_agree() {
    for constraint in [
        integers(-20, 30, 0),
        integers(-30, 20, 7),
        integers(5, 60, 0),
    ] {
        let values: Vec<Int> = (0..).map_while(|index| constraint.at(index)).collect();
        assert_eq!(values.len() as u128, constraint.span() + 1);
        assert!(values.is_sorted_by_key(|value| constraint.rank(*value)));
    }
}

#[test]
fn integer_ranges_hold_at_most_as_many_as_a_u128_counts() {
    assert!(IntegerConstraint::new(Int::MIN, Int::MAX, Int::ZERO).is_none());
    assert!(IntegerConstraint::new(Int::from(1), Int::from(0), Int::ZERO).is_none());
    let whole = IntegerConstraint::new(Int::ZERO, Int::MAX, Int::ZERO).unwrap();
    assert_eq!(whole.span(), u128::MAX);
    assert_eq!(whole.at(u128::MAX), Some(Int::MAX));
    let signed = integers(i128::MIN, i128::MAX, 0);
    assert_eq!(signed.span(), u128::MAX);
    assert_eq!(signed.at(u128::MAX), Some(Int::MIN));
}

#[test]
fn floats_read_from_simple_to_strange() {
    let ascending = [
        0.0,
        1.0,
        2.0,
        3.0,
        1e15,
        9_007_199_254_740_992.0,
        0.5,
        0.75,
        1.5,
        1.25,
        2.5,
        1e300,
        f64::MAX,
        0.25,
        5e-324,
        f64::INFINITY,
        f64::NAN,
        -0.0,
        -1.0,
        -0.5,
        f64::NEG_INFINITY,
    ];
    assert!(ascending.is_sorted_by(|a, b| float::rank(*a) < float::rank(*b)));
}

#[test]
fn a_float_comes_back_from_its_rank_bit_by_bit() {
    let values = [
        0.0,
        -0.0,
        1.0,
        0.1,
        -1.5,
        f64::MAX,
        f64::MIN_POSITIVE,
        5e-324,
        f64::INFINITY,
        f64::NAN,
        1e16,
        3.25e200,
    ];
    for value in values {
        assert_eq!(
            float::from_rank(float::rank(value)).to_bits(),
            value.to_bits(),
            "{value}"
        );
    }
}

#[test]
fn the_simplest_float_of_a_range_is_the_one_that_a_person_would_name() {
    let simplest = |min, max| {
        FloatConstraint::new(min, max, Width::F64)
            .unwrap()
            .simplest()
    };
    assert_eq!(simplest(-1.0, 1.0), 0.0);
    assert_eq!(simplest(2.5, f64::INFINITY), 3.0);
    assert_eq!(simplest(1.1, 1.6), 1.5);
    assert_eq!(simplest(f64::NEG_INFINITY, -1.0), -1.0);
    assert_eq!(simplest(0.3, 0.4), 0.375);
    assert_eq!(simplest(5e-324, 5e-324), 5e-324);
    assert_eq!(simplest(f64::INFINITY, f64::INFINITY), f64::INFINITY);
    assert!(simplest(-0.0, -0.0).is_sign_negative());
}

#[test]
fn float_ranges_tell_the_zeros_apart_and_keep_to_their_width() {
    let positive = FloatConstraint::new(0.0, 1.0, Width::F64).unwrap();
    assert!(positive.permits(0.0) && !positive.permits(-0.0) && !positive.permits(f64::NAN));
    let narrow = FloatConstraint::any(Width::F32);
    assert!(narrow.permits(0.5) && !narrow.permits(0.1) && narrow.permits(f64::from(0.1f32)));
    assert!(FloatConstraint::new(0.1, 1.0, Width::F32).is_none());
    assert!(FloatConstraint::new(0.0, -0.0, Width::F64).is_none());
    assert!(FloatConstraint::new(f64::NAN, 1.0, Width::F64).is_none());
}

#[test]
fn an_alphabet_begins_with_digits_and_capitals_then_goes_down_and_up() {
    let all = Alphabet::all();
    assert_eq!(all.len(), 0x11_0000 - 0x800);
    let order: String = (0..50).map(|rank| all.at(rank)).collect();
    assert!(
        order.starts_with("0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ/.-,+*)"),
        "{order}"
    );
    let beyond: Vec<char> = (91..94).map(|rank| all.at(rank)).collect();
    assert_eq!(beyond, ['[', '\\', ']']);
    assert_eq!(Alphabet::from_chars("cab".chars()).unwrap().simplest(), 'a');
    assert_eq!(
        Alphabet::from_chars("FEDCBA".chars()).unwrap().simplest(),
        'A'
    );
    assert_eq!(
        Alphabet::from_chars("\t\n ".chars()).unwrap().simplest(),
        ' '
    );
    assert!(Alphabet::from_chars("".chars()).is_none());
}

#[test]
fn what_alphabets_have_in_common_and_what_one_has_alone_are_all_of_it() {
    let of = |ranges: &[(char, char)]| Alphabet::from_ranges(ranges.to_vec()).unwrap();
    let some = of(&[('0', '9'), ('a', 'f'), ('x', 'x'), ('\u{d000}', '\u{e010}')]);
    let others = [
        of(&[('5', 'b')]),
        of(&[('0', '0'), ('9', '9'), ('f', 'f')]),
        of(&[('\0', '\u{d000}'), ('\u{e010}', char::MAX)]),
        of(&[('x', 'x'), ('z', 'z')]),
    ];
    for other in &others {
        let common = some.within(other).unwrap();
        let alone = some.without(other).unwrap();
        assert_eq!(common.len() + alone.len(), some.len());
        for c in (0..some.len()).map(|rank| some.at(rank)) {
            assert_eq!(common.contains(c), other.contains(c), "{c:?}");
            assert_eq!(alone.contains(c), !other.contains(c), "{c:?}");
        }
    }
    assert_eq!(some.within(&of(&[('A', 'Z')])), None);
    assert_eq!(some.without(&of(&[('A', 'Z')])), Some(some.clone()));
    assert_eq!(some.without(&Alphabet::all()), None);
    assert_eq!(Alphabet::all().within(&some), Some(some.clone()));
    assert_eq!(Alphabet::from_ranges(some.ranges()), Some(some));
}

#[test]
fn characters_and_their_ranks_are_one_to_one_and_never_surrogates() {
    for alphabet in [
        Alphabet::all(),
        Alphabet::from_ranges([('!', '9'), ('X', 'z'), ('\u{d000}', '\u{e010}')]).unwrap(),
    ] {
        for rank in (0..alphabet.len()).step_by(97).chain([alphabet.len() - 1]) {
            let c = alphabet.at(rank);
            assert!(alphabet.contains(c));
            assert_eq!(alphabet.rank(c), Some(rank), "{c:?}");
        }
    }
}

#[test]
fn text_and_bytes_are_ordered_by_length_and_then_item_by_item() {
    let text = Constraint::String(StringConstraint::new(
        Alphabet::all(),
        Size::new(0, 9).unwrap(),
    ));
    let string = |text: &str| Value::String(text.to_owned());
    for (simpler, other) in [
        ("", "0"),
        ("9", "A"),
        ("Z", "/"),
        ("/", "a"),
        ("a", "00"),
        ("0a", "10"),
    ] {
        assert_eq!(
            text.order(&string(simpler), &string(other)),
            Ordering::Less,
            "{simpler} {other}"
        );
    }
    let bytes = Constraint::Bytes(BytesConstraint::new(Size::new(0, 9).unwrap()));
    assert_eq!(
        bytes.order(&Value::Bytes(vec![255]), &Value::Bytes(vec![0, 0])),
        Ordering::Less
    );
}

#[test]
fn a_constraint_permits_its_kind_alone() {
    let integer = Constraint::Integer(integers(0, 1, 0));
    assert!(!integer.permits(&Value::Boolean(true)));
    let never = Constraint::Boolean(Probability::new(0.0).unwrap());
    assert!(!never.permits(&Value::Boolean(true)));
    assert_eq!(never.count(), Some(1));
    assert!(Probability::new(1.5).is_none() && Probability::new(f64::NAN).is_none());
}

#[test]
fn a_sequence_comes_back_from_its_bytes() {
    let values = vec![
        Value::Boolean(true),
        Value::Integer(Int::MIN),
        Value::Integer(Int::MAX),
        Value::Integer(Int::from(127)),
        Value::Integer(Int::from(128)),
        Value::Integer(Int::from(-128)),
        Value::Integer(Int::from(-129)),
        Value::Float(f64::NAN),
        Value::Float(-0.0),
        Value::String("0".repeat(31) + "é𝕿"),
        Value::Bytes(vec![7; 5000]),
        Value::String(String::new()),
    ];
    assert_eq!(wire::decode(&wire::encode(&values)), Some(values));
}

#[test]
fn integers_are_written_in_as_many_bytes_as_they_need() {
    let size = |value: i128| wire::encode(&[Value::Integer(Int::from(value))]).len();
    assert_eq!(
        [size(0), size(127), size(-127), size(255), size(256)],
        [2, 2, 2, 3, 3]
    );
    assert_eq!(wire::encode(&[Value::Integer(Int::MAX)]).len(), 18);
}

#[test]
fn bytes_that_are_no_sequence_are_refused_and_never_panic() {
    for bytes in [
        &[0x02][..],
        &[0x41],
        &[0x5F],
        &[0x40],
        &[0x27, 0, 0, 0, 0, 0, 0, 0],
        &[0x81, 0xFF],
        &[0xE0],
        &[
            0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x7F,
        ],
        &[0x52, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    ] {
        assert_eq!(wire::decode(bytes), None, "{bytes:x?}");
    }
    // A simple generator of noise is enough to visit every arm.
    let mut state = 1u64;
    for length in (0..64).cycle().take(20_000) {
        let noise: Vec<u8> = (0..length)
            .map(|_| {
                state = state
                    .wrapping_mul(6364136223846793005)
                    .wrapping_add(1442695040888963407);
                (state >> 56) as u8
            })
            .collect();
        if let Some(values) = wire::decode(&noise) {
            assert_eq!(wire::decode(&wire::encode(&values)), Some(values));
        }
    }
}
