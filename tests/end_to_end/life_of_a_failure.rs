//! One bug, from the run that finds it to the one after it is mended.

use std::fs;
use std::path::Path;

use crate::support::Project;

const PROPERTY: &str = "the_offset_lies_within_the_total";
const GIVEN: &str = "    #[given(total";
const MINIMUM: &str = "#[example(total = 1, per_page = 1, page = 2)]";
const BUG: &str = "total / per_page + 1";
const MENDED: &str = "(total + per_page - 1) / per_page";

fn shop(test: &str) -> Project {
    Project::of_fixture("shop", test)
}

/// The calls of the property since this was last asked: `F` for one that failed, else a dot.
fn calls(shop: &Project) -> String {
    let log = shop.path("runs.log");
    let calls = fs::read_to_string(&log).unwrap_or_default();
    let _ = fs::remove_file(log);
    calls
}

/// How often the property ran since this was last asked.
fn runs(shop: &Project) -> usize {
    calls(shop).len()
}

fn entries(shop: &Project) -> usize {
    let count = |folder: &Path| fs::read_dir(folder).map_or(0, Iterator::count);
    let keys = fs::read_dir(shop.path(".hypo/examples"))
        .into_iter()
        .flatten()
        .flatten();
    keys.map(|key| count(&key.path())).sum()
}

#[test]
fn it_is_found_shrunk_stored_replayed_and_forgotten_when_it_is_mended() {
    let shop = shop("life_of_a_failure");

    let found = shop.test(PROPERTY);
    assert!(!found.passed);
    assert_eq!(found.example(), MINIMUM, "{}", found.output);
    assert!(
        found.output.contains(&format!("{PROPERTY} failed after ")),
        "{}",
        found.output
    );
    assert!(
        found.output.contains("panicked at src/lib.rs:"),
        "{}",
        found.output
    );
    assert_eq!(
        found.output.matches("panicked at").count(),
        1,
        "{}",
        found.output
    );
    assert!(runs(&shop) > 2);
    // It, and some of what it was shrunk from.
    assert!((1..=5).contains(&entries(&shop)));
    assert_eq!(
        fs::read_to_string(shop.path(".hypo/.gitignore")).unwrap(),
        "*\n"
    );

    let replayed = shop.test(PROPERTY);
    assert!(!replayed.passed);
    assert_eq!(replayed.example(), MINIMUM);
    assert!(
        replayed
            .output
            .contains("failed again, from a stored failure:"),
        "{}",
        replayed.output
    );
    assert!(runs(&shop) <= 2);

    shop.replace(BUG, MENDED);
    let mended = shop.test(PROPERTY);
    assert!(mended.passed, "{}", mended.output);
    assert!(!mended.output.contains("hypo"), "{}", mended.output);
    assert_eq!(entries(&shop), 0);
}

#[test]
fn pinned_it_fails_as_pinned_until_it_is_mended() {
    let shop = shop("pinned_failure");
    let example = shop.test(PROPERTY).example().to_owned();
    runs(&shop);

    let pinned = example.replace(")]", "; via = \"the listing of May\")]");
    shop.replace(GIVEN, &format!("    {pinned}\n{GIVEN}"));
    let fails = shop.test(PROPERTY);
    assert!(!fails.passed);
    assert_eq!(fails.example(), example);
    let heading = "failed with the pinned example at src/lib.rs:";
    assert!(fails.output.contains(heading), "{}", fails.output);
    assert!(
        fails.output.contains("(via \"the listing of May\")"),
        "{}",
        fails.output
    );
    assert_eq!(runs(&shop), 2, "once to see it fail and once to show it");

    shop.replace(BUG, MENDED);
    assert!(shop.test(PROPERTY).passed);
}

#[test]
fn a_blob_fails_with_the_same_values_and_says_when_it_is_mended() {
    let shop = shop("blob");
    let found = shop.test(PROPERTY);
    let line = found.reproduce_failure().to_owned();
    fs::remove_dir_all(shop.path(".hypo")).unwrap();
    runs(&shop);

    shop.replace(GIVEN, &format!("    {line}\n{GIVEN}"));
    let replayed = shop.test(PROPERTY);
    assert!(!replayed.passed);
    assert_eq!(replayed.example(), MINIMUM);
    assert_eq!(runs(&shop), 1);

    shop.replace(BUG, MENDED);
    let mended = shop.test(PROPERTY);
    assert!(!mended.passed);
    let message = "the failure of #[reproduce_failure] no longer happens (it ran with total = 1, per_page = 1, page = 2)";
    assert!(mended.output.contains(message), "{}", mended.output);
}

#[test]
fn a_place_that_cannot_be_written_costs_one_line_of_a_report_and_nothing_else() {
    let shop = shop("unwritable");
    shop.write(".hypo", "a file where the folder should be");
    let found = shop.test(PROPERTY);
    assert!(!found.passed);
    assert_eq!(found.example(), MINIMUM, "{}", found.output);
    assert_eq!(
        found
            .output
            .matches("This failure could not be stored: ")
            .count(),
        1,
        "{}",
        found.output
    );

    shop.replace(BUG, MENDED);
    let mended = shop.test(PROPERTY);
    assert!(mended.passed);
    assert!(!mended.output.contains("stored"), "{}", mended.output);
}

#[test]
fn verbose_output_names_each_pinned_example_and_each_test_case() {
    let shop = shop("verbose");
    shop.replace(BUG, MENDED);
    shop.replace(
        "max_examples = 10_000",
        "max_examples = 3, verbosity = verbose, seed = 1",
    );
    shop.replace(
        GIVEN,
        &format!("    #[example(4, 2, 1; via = \"a round number\")]\n{GIVEN}"),
    );
    // libtest shows what a test wrote only if it fails.
    shop.replace(
        "        assert!(offset(",
        "        assert_ne!(total, 1);\n        assert!(offset(",
    );
    let run = shop.test(PROPERTY);
    assert!(
        run.output.contains("the pinned example at src/lib.rs:"),
        "{}",
        run.output
    );
    assert!(
        run.output.contains("(via \"a round number\") ... passed"),
        "{}",
        run.output
    );
    assert!(
        run.output
            .contains("test case: total = 1, per_page = 1, page = 0 ... failed"),
        "{}",
        run.output
    );
}

#[test]
fn a_killed_run_has_lost_nothing_that_it_had_found() {
    let shop = shop("killed");
    // Once while it shrinks what it has found, or at the latest when it shows it; once while it goes on from there.
    for _ in 0..2 {
        let killed = shop.test_with(PROPERTY, &[("SHOP_DIES_AT", "2")]);
        assert!(killed.output.contains("SIGABRT"), "{}", killed.output);
        assert!(entries(&shop) > 0);
        calls(&shop);
    }
    let next = shop.test(PROPERTY);
    assert_eq!(next.example(), MINIMUM, "{}", next.output);
    assert!(calls(&shop).starts_with('F'));
    assert!(
        shop.test(PROPERTY)
            .output
            .contains("failed again, from a stored failure:")
    );
    assert_eq!(calls(&shop), "FF");
}

#[test]
fn one_backtrace_is_printed_and_it_ends_at_the_property() {
    let shop = shop("backtrace");
    let run = shop.test_with(PROPERTY, &[("RUST_BACKTRACE", "1")]);
    assert_eq!(
        run.output.matches("stack backtrace:").count(),
        1,
        "{}",
        run.output
    );
    assert!(run.output.contains(PROPERTY), "{}", run.output);
    assert!(!run.output.contains("hypo_core::run"), "{}", run.output);
}

#[test]
fn the_folder_of_hypo_is_where_hypo_home_says() {
    let shop = shop("home");
    let home = shop.path("elsewhere");
    let variables = [("HYPO_HOME", home.to_str().expect("a path of letters"))];
    assert!(!shop.test_with(PROPERTY, &variables).passed);
    assert!(home.join("examples").is_dir());
    assert!(!shop.path(".hypo").exists());
}
