//! What everybody who uses hypo has to compile.

use std::collections::BTreeSet;
use std::process::Command;

/// The crates of other people in a build without features.
const ALLOWED: [&str; 15] = [
    "arrayvec",
    "blake3",
    // What blake3 is built with, though it builds nothing in C here; and what that needs on some systems.
    "cc",
    "find-msvc-tools",
    "libc",
    "shlex",
    "cfg-if",
    "constant_time_eq",
    "cpufeatures",
    "proc-macro2",
    "quote",
    "rand_core",
    "rand_pcg",
    "syn",
    "unicode-ident",
];

#[test]
fn a_build_without_features_takes_no_more_crates_than_these() {
    let tree = Command::new(env!("CARGO"))
        .args(["tree", "--offline", "--no-default-features"])
        .args([
            "-p",
            "hypo-test",
            "-e",
            "normal,build",
            "--prefix",
            "none",
            "--format",
            "{lib}",
        ])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("cargo runs");
    assert!(
        tree.status.success(),
        "{}",
        String::from_utf8_lossy(&tree.stderr)
    );
    let tree = String::from_utf8(tree.stdout).expect("names are text");
    let allowed = ALLOWED.map(|name| name.replace('-', "_"));
    let others: BTreeSet<&str> = tree
        .lines()
        .map(|name| name.trim_end_matches(" (*)").trim())
        .filter(|name| !name.starts_with("hypo") && !name.is_empty())
        .filter(|name| !allowed.iter().any(|allowed| allowed == name))
        .collect();
    assert!(others.is_empty(), "{others:?} in\n{tree}");
}
