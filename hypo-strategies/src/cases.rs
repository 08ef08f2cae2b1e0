//! Running the examples of the documentation.

use hypo_core::source::{Random, Seed, Source};
use hypo_core::{Executor, LocalExecutor, Outcome, TestCase, Verdict};

/// Calls `property` for the simplest test case and for fifty random ones.
///
/// # Panics
///
/// If it panics, or a strategy is misused, with the message.
pub fn for_each_case(property: impl Fn(&TestCase)) {
    let body = |case: &TestCase| {
        property(case);
        Verdict::Passed
    };
    let simplest = Source::simplest_after(Vec::new());
    let random = (0..50).map(|n| Source::random_after(Vec::new(), Random::new(Seed(n))));
    for source in std::iter::once(simplest).chain(random) {
        let execution = LocalExecutor::new(&body, 10_000)
            .execute(source)
            .unwrap_or_else(|misuse| panic!("{}", misuse.0));
        if let Outcome::Interesting = execution.outcome {
            let message = execution.failure.map(|failed| failed.message);
            panic!("{}", message.unwrap_or_default());
        }
    }
}
