//! Every misuse of a macro is one error, where it was made, that says what to write instead.

use std::fs;

/// The messages are those of one compiler version, and so of the one that the project is built with.
#[test]
fn messages() {
    trybuild::TestCases::new().compile_fail("tests/compile_errors/*.rs");
}

#[test]
fn each_mistake_is_one_error() {
    for entry in fs::read_dir("tests/compile_errors").unwrap() {
        let path = entry.unwrap().path();
        if path
            .extension()
            .is_none_or(|extension| extension != "stderr")
        {
            continue;
        }
        let text = fs::read_to_string(&path).unwrap();
        let several = path.ends_with("given_several_mistakes.stderr");
        let is_message = |line: &&str| line.starts_with("error") || line.starts_with("warning");
        let messages = text.lines().filter(is_message).count();
        assert_eq!(messages, if several { 3 } else { 1 }, "{}", path.display());
    }
}
