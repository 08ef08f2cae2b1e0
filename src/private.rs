//! What the expansions of the macros name. Nothing here is for anybody else, and all of it may change.

// The user may have things of these names, so that not even they can be taken for granted.
pub use core::cell::OnceCell as Slot;
pub use core::clone::Clone;
pub use core::convert::From;
pub use core::default::Default;
pub use core::fmt::Debug;
pub use core::marker::{PhantomData, Send, Sync};
pub use core::option::Option::{self, None, Some};
pub use core::panic::Location;
pub use core::result::Result::{self, Err, Ok};
pub use core::stringify;
pub use std::format;
pub use std::string::String;

use std::any::type_name;

use hypo_core::TestCase;
use hypo_strategies::source::note_source;
use hypo_strategies::{Arbitrary, Strategy};

pub use crate::macros::{assumption_failed, note, target};
pub use crate::{
    __hypo_describe as describe, __hypo_place as place, __hypo_regex as regex,
    __hypo_test_id as test_id,
};
pub use hypo_core::choice::Children;
pub use hypo_core::{Example, Property, Reproduce, TestId, run};
pub use hypo_strategies::__private::{cloned_for_each_draw, composite};
pub use hypo_strategies::{Outline, SourceText, argument, derived, write_source};

/// Draws an argument, and says whose strategy it is if that has no meaning.
///
/// The strategy is built in the first test case that needs it, and kept.
pub fn draw<S: Strategy>(
    case: &TestCase,
    name: &'static str,
    slot: &Slot<S>,
    build: impl FnOnce() -> S,
) -> S::Value {
    case.begin_argument(name);
    let strategy = slot.get_or_init(build);
    // What is drawn may be large: it is held here only where it has to be looked at.
    if case.traces() {
        return draw_traced(case, strategy);
    }
    strategy.draw_part(case)
}

#[inline(never)]
fn draw_traced<S: Strategy>(case: &TestCase, strategy: &S) -> S::Value {
    case.drawn_by(type_name::<S>());
    let value = strategy.draw_part(case);
    case.end_part();
    if case.describes() {
        note_source(case, strategy, &value);
    }
    value
}

/// What is a strategy, and nothing else.
///
/// From here on it is known to be one, so that rustc complains here and only
/// here if it is not.
pub fn strategy<T>(strategy: impl Strategy<Value = T>) -> impl Strategy<Value = T> {
    strategy
}

/// The strategy of a type, known to be one in the same way.
pub fn by_type<T: Arbitrary>() -> impl Strategy<Value = T> {
    T::arbitrary()
}

/// Stands for a value in an expansion that does not compile anyway, and uses up what would make it.
pub fn unknown<A, T>(_: A) -> T {
    unreachable!("this property has a compile error")
}

/// The identity of the test around it, as far as the compiler knows it.
#[doc(hidden)]
#[macro_export]
macro_rules! __hypo_test_id {
    ($name:literal, $source:literal) => {
        $crate::__private::TestId {
            package: ::core::option_env!("CARGO_PKG_NAME").unwrap_or_default(),
            target: ::core::option_env!("CARGO_BIN_NAME")
                .or(::core::option_env!("CARGO_CRATE_NAME"))
                .unwrap_or_default(),
            module: ::core::module_path!(),
            name: $name,
            source: $source,
            manifest_dir: ::core::option_env!("CARGO_MANIFEST_DIR"),
        }
    };
}

/// Where it stands, as `file:line`.
#[doc(hidden)]
#[macro_export]
macro_rules! __hypo_place {
    () => {
        ::core::concat!(::core::file!(), ":", ::core::line!())
    };
}

/// Tells the test case what an argument came to, if somebody wants to know.
#[doc(hidden)]
#[macro_export]
macro_rules! __hypo_describe {
    ($case:ident, $name:literal, $value:ident, $signature:literal) => {
        if $case.describes() {
            $case.describe($crate::__private::argument!($name, $value, $signature));
        }
    };
}

/// The strategy of a pattern.
#[cfg(feature = "regex")]
#[doc(hidden)]
#[macro_export]
macro_rules! __hypo_regex {
    ($pattern:literal) => {
        $crate::strategies::from_regex($pattern)
    };
}

/// Says which feature is missing.
#[cfg(not(feature = "regex"))]
#[doc(hidden)]
#[macro_export]
macro_rules! __hypo_regex {
    ($pattern:literal) => {
        ::core::compile_error!(
            "`regex = …` needs the feature `regex` of hypo: write in Cargo.toml `hypo = { package = \"hypo-test\", features = [\"regex\"], … }`"
        )
    };
}
