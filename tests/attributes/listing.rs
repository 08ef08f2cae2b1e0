//! Each property is one test.

use std::collections::BTreeMap;
use std::process::Command;

#[test]
fn each_property_is_listed_once() {
    let binary = std::env::current_exe().unwrap();
    let listing = Command::new(binary).arg("--list").output().unwrap();
    let listing = String::from_utf8(listing.stdout).unwrap();
    let mut tests: BTreeMap<&str, u32> = BTreeMap::new();
    for line in listing.lines() {
        if let Some(name) = line.strip_suffix(": test") {
            *tests.entry(name).or_default() += 1;
        }
    }
    for name in [
        "attributes::functions::a_test_already",
        "attributes::functions::a_test_by_path",
        "attributes::functions::a_test_on_condition",
        "attributes::functions::fourteen",
        "attributes::functions::in_a_macro_once_more",
        "attributes::names::raw::match",
        "attributes::order::a_test_between",
        "attributes::order::given_last",
    ] {
        let count = tests.get(name).or_else(|| tests.get(&*raw(name)));
        assert_eq!(count, Some(&1), "{name} in {listing}");
    }
    assert!(tests.values().all(|count| *count == 1), "{listing}");
}

/// The compiler may write a raw identifier either way.
fn raw(name: &str) -> String {
    let (module, function) = name.rsplit_once("::").unwrap();
    format!("{module}::r#{function}")
}
