//! A property with two bugs, as a person sees it.

use crate::support::{Project, without_chance};

const TWO_PANICS: &str = r#"
---- several::what_is_affordable_fits_the_budget stdout ----
1 of 2: what_is_affordable_fits_the_budget failed:

    #[example(
        budget = 0, // or any other generated value
        spent = 0,
        price = 0,
    )]

thread 'several::what_is_affordable_fits_the_budget' panicked at src/several.rs:8:5:
attempt to divide by zero
note: run with `RUST_BACKTRACE=1` environment variable to display a backtrace
To replay it, add above the property:
    #[reproduce_failure("0.1.0", "ASpGkDpBAEEAQQA=")]

2 of 2: what_is_affordable_fits_the_budget failed:

    #[example(
        budget = 0,
        spent = 1,
        price = 0, // or any other generated value
    )]

thread 'several::what_is_affordable_fits_the_budget' panicked at src/several.rs:7:16:
attempt to subtract with overflow
To replay it, add above the property:
    #[reproduce_failure("0.1.0", "AVP2xTpBAEEBQQA=")]

what_is_affordable_fits_the_budget has 2 distinct failures.


failures:
"#;

const AN_ERROR_AND_A_PANIC: &str = r#"
---- several::returned_or_panicked stdout ----
1 of 2: returned_or_panicked failed:

    #[example(
        a = 0,
        b = 1, // or any other generated value
    )]

the property returned an error: "nothing"
To replay it, add above the property:
    #[reproduce_failure("0.1.0", "AVl8B19BAEEB")]

2 of 2: returned_or_panicked failed:

    #[example(
        a = 1,
        b = 1, // or any other generated value
    )]

thread 'several::returned_or_panicked' panicked at src/several.rs:20:52:
something: 1
note: run with `RUST_BACKTRACE=1` environment variable to display a backtrace
To replay it, add above the property:
    #[reproduce_failure("0.1.0", "AWCtqFhBAUEB")]

returned_or_panicked has 2 distinct failures.


failures:
"#;

/// In a quiet run, only what each of them says.
const QUIET: &str = r#"
---- several::in_a_quiet_run stdout ----
the property returned an error: "nothing"

thread 'several::in_a_quiet_run' panicked at src/several.rs:26:52:
something: 1
note: run with `RUST_BACKTRACE=1` environment variable to display a backtrace


failures:
"#;

#[test]
fn each_bug_is_shown_with_its_example_and_its_panic_and_the_test_fails_once() {
    let shop = Project::of_fixture("shop", "several_bugs");
    for (filter, expected) in [
        ("what_is_affordable_fits_the_budget", TWO_PANICS),
        ("returned_or_panicked", AN_ERROR_AND_A_PANIC),
        ("in_a_quiet_run", QUIET),
    ] {
        let run = shop.test(filter);
        assert!(!run.passed);
        let output = without_chance(&run.output);
        assert!(output.contains(expected), "{output}");
    }
}
