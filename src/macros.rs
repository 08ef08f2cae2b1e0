//! What a property says about its test case while it runs.

use hypo_core::{TestCase, misuse};

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

/// Draws from one of these strategies, which may be of different types as long as their values are of one.
///
/// Earlier strategies are simpler than later ones; see [`strategies::one_of`](crate::strategies::one_of()).
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
