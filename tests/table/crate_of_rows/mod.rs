//! A crate of its own in which the printed expressions stand, with the choices that drew what they print.
//!
//! Each row is a test there: its expressions are evaluated, its choices are replayed by the same strategy, and the
//! two values have to be equal, and to print as they did here. Some expressions stand in an `#[example]` too, where a
//! literal may stand for owned text.

mod picked;

use std::fmt::Write as _;

use hypo_core::choice::wire::encode;

use super::row::{Row, Simplest};
use crate::support::{Project, ROOT};
use picked::{Argument, Picked, picked};

const TYPES: &str = include_str!("../types.rs");
const COMPARING: &str = include_str!("comparing.rs");

/// So many rows are one file.
const ROWS_A_FILE: usize = 25;

const LIB: &str = "#![cfg(test)]\n#![allow(dead_code, unused, clippy::all)]\npub mod table {\n    pub mod types;\n}\n";

/// What each file of rows begins with.
const NAMES: &str = "use crate::table::types::names::*;\nuse super::{Cases, argument, row};\n";

/// Generates the crate, and runs its tests.
pub(super) fn compiles_and_is_equal(rows: &[Row]) {
    let project = Project::of_source("table", LIB);
    project.write("Cargo.toml", &manifest());
    let mut types = TYPES.to_owned();
    types.push_str("\npub mod read;\n");
    project.write("src/table/types.rs", &types);
    let rows: Vec<(usize, &Row, Picked)> = rows
        .iter()
        .enumerate()
        .filter(|(_, row)| matches!(row.simplest, Simplest::Source(_)))
        .map(|(number, row)| (number, row, picked(row)))
        .collect();
    let mut files = String::new();
    let mut cases = String::new();
    for (file, rows) in rows.chunks(ROWS_A_FILE).enumerate() {
        let mut source = NAMES.to_owned();
        for (number, row, picked) in rows {
            write_row(&mut source, *number, row, picked);
            write_cases(&mut cases, *number, picked);
        }
        project.write(&format!("src/table/types/read/rows_{file}.rs"), &source);
        writeln!(files, "mod rows_{file};").expect("a string takes all text");
    }
    project.write("src/table/types/read/cases.txt", &cases);
    project.write("src/table/types/read.rs", &format!("{COMPARING}\n{files}"));
    let run = project.test("");
    assert!(run.passed, "{}", run.output);
    let tests = format!("{} passed", rows.len() + with_arguments(&rows));
    assert!(run.output.contains(&tests), "{tests} in {}", run.output);
}

fn with_arguments(rows: &[(usize, &Row, Picked)]) -> usize {
    let has_any = |picked: &&Picked| !picked.arguments.is_empty();
    rows.iter()
        .map(|(_, _, picked)| picked)
        .filter(has_any)
        .count()
}

/// The expressions of a row, with the strategy that drew them.
fn write_row(out: &mut String, number: usize, row: &Row, picked: &Picked) {
    let Row { ty, strategy, .. } = row;
    write!(out, "\nrow! {{ {number} row_{number} {ty}: {strategy} =>\n")
        .expect("a string takes all text");
    for case in &picked.cases {
        writeln!(out, "    {};", case.text()).expect("a string takes all text");
    }
    out.push_str("}\n");
    if picked.arguments.is_empty() {
        return;
    }
    let given = match row.about {
        "any" => String::new(),
        _ => format!("(value = {strategy})"),
    };
    writeln!(
        out,
        "\n#[given{given}]\n#[settings(phases = [explicit], database = none)]"
    )
    .expect("a string takes all text");
    for Argument { argument, .. } in &picked.arguments {
        writeln!(out, "#[example(value = {argument})]").expect("a string takes all text");
    }
    writeln!(
        out,
        "fn arguments_{number}(value: {ty}) {{\n    argument!({number} {ty}: {strategy}, value);\n}}"
    )
    .expect("a string takes all text");
}

/// A line each: the row, what it is a case of, the choices in hexadecimal, and the expression.
fn write_cases(out: &mut String, number: usize, picked: &Picked) {
    let mut line = |kind: &str, choices: &str, text: &str| {
        assert!(!text.contains(['\n', '\t']), "one line: {text}");
        writeln!(out, "{number}\t{kind}\t{choices}\t{text}").expect("a string takes all text");
    };
    for case in &picked.cases {
        let choices = encode(&case.choices);
        let choices: String = choices.iter().map(|byte| format!("{byte:02x}")).collect();
        line("row", &choices, case.text());
    }
    for Argument { text, .. } in &picked.arguments {
        line("argument", "", text);
    }
}

fn manifest() -> String {
    let features = if cfg!(feature = "regex") {
        ", features = [\"regex\"]"
    } else {
        ""
    };
    format!(
        "[package]\nname = \"table\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n\
         [dev-dependencies]\nhypo = {{ package = \"hypo-test\", path = {ROOT:?}{features} }}\n\
         hypo-core = {{ path = {core:?} }}\n\n\
         [profile.dev]\ndebug = false\nincremental = false\n\n[workspace]\n",
        core = std::path::Path::new(ROOT).join("hypo-core"),
    )
}
