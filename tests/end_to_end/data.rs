//! A property that draws in its middle: what its failure looks like.

use crate::support::{Project, without_chance};

const SOURCE: &str = r#"
use hypo::prelude::*;

#[derive(Debug)]
struct Seen;

#[composite]
pub fn dims(case: &TestCase, max: u32) -> (u32, u32) {
    let width = (1..=max).draw(case);
    (width, (width..=max).draw(case))
}

#[given]
#[settings(max_examples = 10_000, seed = 1)]
fn a_stack_is_never_deep(data: &mut Data, limit: u8) {
    let mut stack = vec![];
    while data.draw_as("push", st::booleans()) {
        stack.push(data.draw(dims(9)));
        data.draw_debug(st::just(()).map(|()| Seen));
    }
    note!("{} pushed", stack.len());
    assert!(stack.len() <= usize::from(limit.min(1)), "too deep");
}
"#;

const REPORT: &str = r#"a_stack_is_never_deep failed:

    data = Data(..)
    limit = 0

Draw 1 (push): true
Draw 2: (1, 1) // or any other generated value
Draw 3: Seen
Draw 4 (push): false
1 pushed

thread 'a_stack_is_never_deep' panicked at src/lib.rs:22:5:
too deep
"#;

#[test]
fn each_draw_is_told_in_its_order_and_no_example_is_printed() {
    let project = Project::of_source("data", SOURCE);
    let run = project.test("");
    let output = without_chance(&run.output);
    assert!(output.contains(REPORT), "{output}");
    assert!(!output.contains("#[example("), "{output}");
    let line = run.reproduce_failure().to_owned();

    // An older edition has other rules of what `impl Trait` captures, which are not those of the attribute.
    let manifest = std::fs::read_to_string(project.path("Cargo.toml")).unwrap();
    project.write("Cargo.toml", &manifest.replace("2024", "2021"));
    project.replace("seed = 1", "database = none");
    project.replace(
        "#[composite]\n",
        "#[composite]\npub fn letters(case: &TestCase, word: &str) -> char {\n    \
         st::sampled_from(word.chars().collect::<Vec<_>>()).draw(case)\n}\n\n#[composite]\n",
    );
    project.replace("#[given]\n", &format!("#[given]\n{line}\n"));
    let again = without_chance(&project.test("").output);
    assert!(again.contains("Draw 2: (1, 1)\nDraw 3: Seen\n"), "{again}");
}
