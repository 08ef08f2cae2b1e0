//! Drawing as strategies do.

use std::ops::RangeInclusive;

use hypo_core::choice::{
    Alphabet, BytesConstraint, FloatConstraint, Int, IntegerConstraint, Probability, Size,
    StringConstraint, Width,
};
use hypo_core::{Label, TestCase};

/// An integer of this range, simplest at the one nearest to zero.
pub(crate) fn int<T>(case: &TestCase, range: RangeInclusive<T>) -> T
where
    T: Copy + Into<Int> + TryFrom<Int>,
    T::Error: std::fmt::Debug,
{
    let (min, max) = ((*range.start()).into(), (*range.end()).into());
    let constraint = IntegerConstraint::new(min, max, Int::ZERO).expect("not empty");
    let drawn = case.span(Label::new("integer"), || case.draw_integer(&constraint));
    T::try_from(drawn).expect("in range")
}

/// Any `i64`.
pub(crate) fn any_int(case: &TestCase) -> i64 {
    int(case, i64::MIN..=i64::MAX)
}

pub(crate) fn boolean(case: &TestCase) -> bool {
    case.span(Label::new("boolean"), || {
        case.draw_boolean(Probability::HALF)
    })
}

pub(crate) fn any_float(case: &TestCase) -> f64 {
    case.draw_float(&FloatConstraint::any(Width::F64))
}

pub(crate) fn finite_float(case: &TestCase) -> f64 {
    float(case, -f64::MAX..=f64::MAX)
}

pub(crate) fn float(case: &TestCase, range: RangeInclusive<f64>) -> f64 {
    let constraint = FloatConstraint::new(*range.start(), *range.end(), Width::F64);
    case.draw_float(&constraint.expect("not empty"))
}

/// Any text.
pub(crate) fn text(case: &TestCase) -> String {
    text_of(case, &Alphabet::all(), 0..=10_000)
}

pub(crate) fn text_of(case: &TestCase, alphabet: &Alphabet, size: RangeInclusive<usize>) -> String {
    let size = Size::new(*size.start(), *size.end()).expect("not empty");
    let constraint = StringConstraint::new(alphabet.clone(), size);
    case.draw_string(&constraint)
}

pub(crate) fn bytes(case: &TestCase, size: RangeInclusive<usize>) -> Vec<u8> {
    let size = Size::new(*size.start(), *size.end()).expect("not empty");
    case.draw_bytes(&BytesConstraint::new(size))
}

/// A vector of any length.
pub(crate) fn vec<T>(case: &TestCase, element: impl Fn(&TestCase) -> T) -> Vec<T> {
    sized_vec(case, 0..=usize::MAX, element)
}

/// A vector: before each element a boolean says whether there is one, and a span holds both.
pub(crate) fn sized_vec<T>(
    case: &TestCase,
    size: RangeInclusive<usize>,
    element: impl Fn(&TestCase) -> T,
) -> Vec<T> {
    let (min, max) = (*size.start(), *size.end());
    let extra = 5f64.max(min as f64).min((max - min) as f64 / 2.0);
    let go_on = Probability::new(extra / (extra + 1.0)).expect("from 0 to 1");
    case.start_span(Label::new("vec"));
    let mut items = Vec::new();
    loop {
        let element_span = Label::new("element");
        case.start_span(element_span);
        let more = if items.len() < min || items.len() == max {
            let more = items.len() < min;
            if min != max {
                case.force_boolean(go_on, more);
            }
            more
        } else {
            case.draw_boolean(go_on)
        };
        if more {
            items.push(element(case));
        }
        case.stop_span();
        if !more {
            case.stop_span();
            return items;
        }
    }
}

/// One of several alternatives: its index, and then what it draws.
pub(crate) fn one_of<T>(case: &TestCase, alternatives: &[&dyn Fn(&TestCase) -> T]) -> T {
    case.span(Label::new("one_of"), || {
        let index = int(case, 0..=alternatives.len() - 1);
        alternatives[index](case)
    })
}
