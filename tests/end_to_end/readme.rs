//! What the README shows is what happens.

use crate::support::{Project, without_chance};

const README: &str = include_str!("../../README.md");

/// The first fenced block of this language behind a line of the README.
fn block(after: &str, language: &str) -> &'static str {
    let start = README
        .find(after)
        .unwrap_or_else(|| panic!("the README has no {after:?}"));
    let fence = format!("```{language}\n");
    let start = start + README[start..].find(&fence).expect("a block follows") + fence.len();
    let end = README[start..].find("```\n").expect("the block ends");
    &README[start..start + end]
}

#[test]
fn the_property_fails_as_shown() {
    let project = Project::of_source("readme", block("A property:", "rust"));
    // So many that it is found whatever the seed, on the line that is there, so that the others keep their numbers.
    project.replace("#[given(", "#[settings(max_examples = 10_000)] #[given(");
    let run = project.test("");
    assert!(!run.passed);
    let shown = without_chance(block("prints", "text"));
    let printed = without_chance(&run.output);
    assert!(
        printed.contains(&shown),
        "the README shows\n{shown}\nbut this is printed\n{printed}"
    );
}

#[test]
fn what_makes_no_difference_is_commented_as_shown() {
    let part = "Where some of the values make no difference";
    let source = format!("#![cfg(test)]\n{}", block(part, "rust"));
    let run = Project::of_source("readme_explained", &source).test("");
    let shown = block(part, "text");
    assert!(
        !run.passed && run.output.contains(shown),
        "the README shows\n{shown}\nbut this is printed\n{}",
        run.output
    );
}

#[test]
fn the_pinned_example_of_the_text_fails_as_pinned() {
    let project = Project::of_source("readme_pinned", block("A property:", "rust"));
    let start = README.find("(`#[example(").expect("the text shows one") + 2;
    let end = start + README[start..].find('`').expect("it ends");
    project.replace(
        "#[given(",
        &format!("{}\n    #[given(", &README[start..end]),
    );
    let run = project.test("");
    let heading = "failed with the pinned example at src/lib.rs:";
    assert!(run.output.contains(heading), "{}", run.output);
    assert!(
        run.output.contains("(via \"the listing of May\")"),
        "{}",
        run.output
    );
}

#[test]
fn the_properties_of_the_one_page_hold() {
    let page = block("## In one page", "rust");
    let project = Project::of_source("readme_page", &format!("#![cfg(test)]\n{page}"));
    let run = project.test("");
    assert!(run.passed, "{}", run.output);
    assert!(run.output.contains("3 passed"), "{}", run.output);
}
