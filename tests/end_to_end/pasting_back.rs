//! Whatever the values of a failure are, what is printed of them pins it.

use crate::support::Project;

/// The properties of `values.rs` whose values all have a source form.
const PASTEABLE: [&str; 13] = [
    "strings",
    "characters",
    "pairs",
    "floats",
    "infinite",
    "wide",
    "orders",
    "shapes",
    "nested",
    "collections",
    "other_modules",
    "private_modules",
    "patterns",
];

/// What libtest shows of one failing test.
fn section<'a>(output: &'a str, property: &str) -> &'a str {
    let head = format!("---- values::{property} stdout ----\n");
    let start = output
        .find(&head)
        .unwrap_or_else(|| panic!("{property} did not fail:\n{output}"));
    let rest = &output[start + head.len()..];
    let end = rest
        .find("\n---- ")
        .or_else(|| rest.find("\n\nfailures:\n"))
        .unwrap_or(rest.len());
    &rest[..end]
}

/// The attribute in what a failing test printed, over one line or several.
fn example(section: &str) -> &str {
    let start = section
        .find("    #[example(")
        .unwrap_or_else(|| panic!("no example in\n{section}"));
    let end = section[start..].find(")]\n").expect("it ends") + ")]\n".len();
    &section[start..start + end]
}

/// An example without comments, blanks and trailing commas.
fn tokens(example: &str) -> String {
    let mut tokens = String::new();
    for line in example.lines() {
        let line = line.split(" // ").next().unwrap_or(line);
        tokens.push_str(&line.replace(' ', ""));
    }
    for close in [")", "]", "}"] {
        tokens = tokens.replace(&format!(",{close}"), close);
    }
    tokens
}

#[test]
fn every_failure_is_pinned_by_what_it_prints() {
    let shop = Project::of_fixture("shop", "pasting_back");
    let found = shop.test("values::");
    let mut source = std::fs::read_to_string(shop.path("src/values.rs")).unwrap();
    for property in PASTEABLE {
        let example = example(section(&found.output, property));
        let function = source.find(&format!("fn {property}(")).unwrap();
        let given = source[..function].rfind("#[given").unwrap();
        source.insert_str(given, example);
    }
    shop.write("src/values.rs", &source);

    let pinned = shop.test("values::");
    for property in PASTEABLE {
        let section = section(&pinned.output, property);
        let heading = format!("{property} failed with the pinned example at src/values.rs:");
        assert!(section.contains(&heading), "{section}");
        // What is pinned is not explained.
        let found = self::section(&found.output, property);
        assert_eq!(tokens(example(section)), tokens(example(found)));
    }
}

#[test]
fn values_without_a_source_form_are_shown_by_debug_and_else_by_their_type() {
    let shop = Project::of_fixture("shop", "without_source");
    let found = shop.test("values::without_source");
    let shown = "\n    seen = Seen\n    unseen = <value of type without_source::values::Unseen>\n    number = 5\n";
    assert!(found.output.contains(shown), "{}", found.output);
    assert!(!found.output.contains("#[example("), "{}", found.output);
    assert!(
        found.output.contains("#[reproduce_failure("),
        "{}",
        found.output
    );
}

#[test]
fn values_of_a_foreign_type_print_as_their_strategy_says() {
    let shop = Project::of_fixture("shop", "of_a_foreign_type");
    let found = shop.test("values::of_a_foreign_type").output;
    let source = std::fs::read_to_string(shop.path("src/values.rs")).unwrap();
    let expected = r#"    #[example(
        one = Host([0, 7]),
        several = vec![(Host([0, 0]), "".to_string(), 0)],
    )]
"#;
    assert_eq!(example(section(&found, "of_a_foreign_type")), expected);

    let property = "#[given(one = hosts()";
    shop.write(
        "src/values.rs",
        &source.replace(property, &format!("{expected}{property}")),
    );
    let pinned = shop.test("values::of_a_foreign_type").output;
    let heading = "of_a_foreign_type failed with the pinned example at src/values.rs:";
    assert!(pinned.contains(heading), "{pinned}");
}
