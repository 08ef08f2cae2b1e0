//! Running a property as a plain function.

use std::panic::Location;

use hypo_core::{Failure, IntoVerdict, Property, Report, Settings, TestCase, TestId};
use hypo_strategies::Strategy;
use hypo_strategies::source::{SourceText, ToSource, probe};

/// Runs `property` with values of `strategy`, and returns what came of it.
///
/// It is what `#[given]` does, without a test around it: nothing is printed and
/// nothing panics. A [`Failure`] displays as what a failing test would print.
///
/// ```
/// use hypo::prelude::*;
///
/// let sizes = (st::integers(1..=100).named("width"), st::integers(1..=100).named("height"));
/// let failure = hypo::check(hypo::Settings::new().seed(1), sizes, |(width, height): (u32, u32)| {
///     assert!(width + height <= 150);
/// })
/// .unwrap_err();
/// assert_eq!(failure.example().as_deref(), Some("#[example(width = 51, height = 100)]"));
/// ```
///
/// # Errors
///
/// If the property fails for some value, or if it could not be run: no value
/// was valid, or a strategy or a setting has no meaning.
#[track_caller]
pub fn check<S, R>(
    settings: Settings,
    strategy: S,
    property: impl Fn(S::Value) -> R,
) -> Result<Report, Failure>
where
    S: Strategy,
    S::Value: ToSource,
    R: IntoVerdict,
{
    let place = Location::caller().to_string();
    let path = std::any::type_name_of_val(&property);
    let body = |case: &TestCase| {
        let value = strategy.draw(case);
        if case.describes() && !case.has_arguments() {
            case.describe(probe::by_source_or_type("", &value, SourceText::new()));
        }
        property(value).into_verdict()
    };
    hypo_core::check(&Property {
        test: TestId {
            package: "",
            target: "",
            module: path,
            name: name(path),
            source: &place,
            manifest_dir: None,
        },
        settings,
        examples: &[],
        reproduce: None,
        body: &body,
    })
}

/// The function's own name; for a closure that of the function around it.
fn name(path: &str) -> &str {
    let named = path.trim_end_matches("::{{closure}}");
    named.rsplit("::").next().unwrap_or(named)
}
