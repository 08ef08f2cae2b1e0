//! What a property says about its test case while it runs.

use hypo_core::{TestCase, misuse};

use crate::score::IntoScore;

/// Goes on only if the condition holds; otherwise the test case does not count.
///
/// For what no strategy can rule out. A condition that seldom holds leaves few
/// test cases over: then say it in the strategies.
///
/// ```
/// use hypo::prelude::*;
///
/// #[given]
/// fn division_undoes_multiplication(a: i32, b: i32) {
///     assume!(b != 0);
///     assert_eq!((i64::from(a) * i64::from(b)) / i64::from(b), i64::from(a));
/// }
/// # division_undoes_multiplication();
/// ```
#[macro_export]
macro_rules! assume {
    ($condition:expr $(,)?) => {
        if !$condition {
            $crate::__private::assumption_failed($crate::__private::stringify!($condition))
        }
    };
}

/// Prints a line with the failure, if there is one: a value on the way that helps to understand it.
///
/// Takes what [`format!`] takes, and formats only for the test case that is reported.
///
/// ```
/// use hypo::prelude::*;
///
/// #[given]
/// fn reversing_twice_is_nothing(items: Vec<u8>) {
///     let reversed: Vec<u8> = items.iter().rev().copied().collect();
///     note!("reversed: {reversed:?}");
///     assert!(reversed.iter().rev().eq(&items));
/// }
/// # reversing_twice_is_nothing();
/// ```
#[macro_export]
macro_rules! note {
    ($($format:tt)+) => {
        $crate::__private::note(|| $crate::__private::format!($($format)+))
    };
}

/// Asks for test cases in which this number is higher: the search goes uphill from those that came furthest.
///
/// For bugs that need a lot of something, a sum or a depth or a time, which
/// random values seldom come to. The property itself is the same with it as without.
///
/// ```
/// use hypo::prelude::*;
///
/// #[given(prices = st::vecs(0..1000u32))]
/// fn a_total_does_not_overflow(prices: Vec<u32>) {
///     let total: u32 = prices.iter().sum();
///     target!(total);
///     target!(prices.len(), "length");
///     assert!(u64::from(total) == prices.iter().map(|price| u64::from(*price)).sum());
/// }
/// # a_total_does_not_overflow();
/// ```
///
/// The number is of any integer type, an `f32` or an `f64`, and must be finite.
/// With a label, `target!(number, "label")`, there may be several: the search
/// raises each for itself. A label is a literal or another `&'static str`, and
/// can have one number in a test case. Test cases of this search count towards
/// `max_examples` as any others; it is the phase [`Phase::Target`](crate::Phase::Target).
#[macro_export]
macro_rules! target {
    ($score:expr $(,)?) => {
        $crate::target!($score, "")
    };
    ($score:expr, $label:expr $(,)?) => {
        $crate::__private::target($score, $label)
    };
}

/// Draws from one of these strategies, which may be of different types as long as their values are of one.
///
/// Earlier strategies are simpler than later ones, and those of a `one_of!` within are as likely as
/// those beside it; see [`strategies::one_of`](crate::strategies::one_of()).
///
/// ```
/// use hypo::prelude::*;
///
/// #[given(answer = one_of![st::just(42), 0..10])]
/// fn answers_are_short(answer: u8) {
///     assert!(answer.to_string().len() <= 2);
/// }
/// # answers_are_short();
/// ```
// It is here and not only in `strategies` because there it shares its name with a function,
// which the prelude would bring along.
#[macro_export]
macro_rules! one_of {
    ($($strategies:tt)+) => {
        $crate::strategies::one_of!($($strategies)+)
    };
}

/// Ends the test case, which then does not count.
///
/// It is `assume!(false)` where there is no condition to write:
///
/// ```
/// use hypo::prelude::*;
///
/// #[given(text = st::text().alphabet('0'..='9'))]
/// fn numbers_survive_a_round_trip(text: String) {
///     let Ok(number) = text.parse::<u64>() else { reject() };
///     assert_eq!(number.to_string().parse(), Ok(number));
/// }
/// # numbers_survive_a_round_trip();
/// ```
///
/// # Panics
///
/// On a thread that runs no property.
#[track_caller]
pub fn reject() -> ! {
    current("reject()").reject("reject()")
}

#[doc(hidden)]
#[track_caller]
pub fn assumption_failed(condition: &'static str) -> ! {
    current("assume!").reject(condition)
}

#[doc(hidden)]
#[track_caller]
pub fn note(text: impl FnOnce() -> String) {
    current("note!").note(text);
}

#[doc(hidden)]
#[track_caller]
pub fn target(score: impl IntoScore, label: &'static str) {
    current("target!").target(score.into_score(), label);
}

#[track_caller]
fn current(what: &str) -> TestCase {
    match hypo_core::current() {
        Some(case) => case,
        None => misuse(&format!(
            "{what} was called on a thread that runs no property: \
             call it in the property itself, not in a thread that it starts"
        )),
    }
}
