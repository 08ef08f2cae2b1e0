//! A crate in a folder of its own that depends on hypo, and what `cargo test` says about it.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A crate outside of the workspace.
pub(crate) struct Project {
    folder: PathBuf,
}

/// What a run of `cargo test` came to.
pub(crate) struct Run {
    /// Whether every test passed.
    pub(crate) passed: bool,
    /// All that a person sees, standard output and error in the order of their kinds.
    pub(crate) output: String,
}

pub(crate) const ROOT: &str = env!("CARGO_MANIFEST_DIR");

impl Project {
    /// A copy of the crate `tests/fixtures/<fixture>`, in a folder named after the test that uses it.
    pub(crate) fn of_fixture(fixture: &str, test: &str) -> Project {
        let project = Project::empty(test);
        let from = Path::new(ROOT).join("tests/fixtures").join(fixture);
        project.write("Cargo.toml", &manifest(test));
        for entry in fs::read_dir(from.join("src")).expect("the fixture has sources") {
            let path = entry.expect("readable").path();
            let name = path
                .file_name()
                .expect("a file")
                .to_string_lossy()
                .into_owned();
            project.write(
                &format!("src/{name}"),
                &fs::read_to_string(&path).expect("readable"),
            );
        }
        project
    }

    /// A crate with this library.
    pub(crate) fn of_source(test: &str, lib: &str) -> Project {
        let project = Project::empty(test);
        project.write("Cargo.toml", &manifest(test));
        project.write("src/lib.rs", lib);
        project
    }

    fn empty(test: &str) -> Project {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR"))
            .join("projects")
            .join(test);
        let _ = fs::remove_dir_all(&folder);
        let project = Project { folder };
        let lock = fs::read_to_string(Path::new(ROOT).join("Cargo.lock"))
            .expect("the workspace has a lock file");
        project.write("Cargo.lock", &lock);
        project
    }

    /// The path of a file of the crate.
    pub(crate) fn path(&self, file: &str) -> PathBuf {
        self.folder.join(file)
    }

    /// Writes a file, with the folders that it needs.
    pub(crate) fn write(&self, file: &str, text: &str) {
        let path = self.path(file);
        fs::create_dir_all(path.parent().expect("a file lies in a folder")).expect("writable");
        fs::write(path, text).expect("writable");
    }

    /// Replaces a piece of `src/lib.rs` that stands there once.
    pub(crate) fn replace(&self, from: &str, to: &str) {
        let text = fs::read_to_string(self.path("src/lib.rs")).expect("readable");
        assert_eq!(text.matches(from).count(), 1, "{from:?} in\n{text}");
        self.write("src/lib.rs", &text.replace(from, to));
    }

    /// Runs the tests whose path contains `filter`.
    pub(crate) fn test(&self, filter: &str) -> Run {
        self.test_with(filter, &[])
    }

    /// Runs them with these environment variables.
    pub(crate) fn test_with(&self, filter: &str, variables: &[(&str, &str)]) -> Run {
        let mut cargo = self.cargo();
        cargo.args(["test", "--offline", "--quiet", "--lib", filter]);
        cargo.envs(variables.iter().copied());
        let output = cargo.output().expect("cargo runs");
        let text = [output.stdout, output.stderr].concat();
        Run {
            passed: output.status.success(),
            output: String::from_utf8(text).expect("output is text"),
        }
    }

    /// The command `cargo`, in this crate, without what surrounds this test.
    fn cargo(&self) -> Command {
        let mut cargo = Command::new(env!("CARGO"));
        for (name, _) in std::env::vars_os() {
            let text = name.to_string_lossy();
            let surrounds = ["CARGO", "HYPO_", "RUST"]
                .iter()
                .any(|prefix| text.starts_with(prefix));
            if surrounds
                && text != "CARGO_HOME"
                && text != "RUSTUP_HOME"
                && text != "RUSTUP_TOOLCHAIN"
                || text == "CI"
            {
                cargo.env_remove(&name);
            }
        }
        cargo
            .current_dir(&self.folder)
            .env(
                "CARGO_TARGET_DIR",
                Path::new(env!("CARGO_TARGET_TMPDIR")).join("projects-target"),
            )
            .env("CARGO_TERM_COLOR", "never");
        cargo
    }
}

impl Run {
    /// The `#[example(…)]` that the only failing test printed.
    pub(crate) fn example(&self) -> &str {
        self.between("#[example(", ")]\n")
    }

    /// The `#[reproduce_failure(…)]` that the only failing test printed.
    pub(crate) fn reproduce_failure(&self) -> &str {
        self.between("#[reproduce_failure(", ")]\n")
    }

    fn between(&self, first: &str, last: &str) -> &str {
        let start = self
            .output
            .find(first)
            .unwrap_or_else(|| panic!("no {first} in\n{}", self.output));
        let end = self.output[start..].find(last).expect("it ends") + last.trim_end().len();
        &self.output[start..start + end]
    }
}

/// Cargo tells crates of one target folder apart by name, wherever they lie: each test has a name of its own.
fn manifest(name: &str) -> String {
    format!(
        "[package]\nname = {name:?}\nversion = \"0.0.0\"\nedition = \"2024\"\n\n\
         [dev-dependencies]\nhypo = {{ package = \"hypo-test\", path = {ROOT:?} }}\n\n[workspace]\n"
    )
}

/// The output without what differs from run to run: how long it took to find, and thread numbers.
pub(crate) fn without_chance(output: &str) -> String {
    let mut text = String::new();
    for line in output.lines() {
        let mut line = line.trim_end().to_owned();
        if line.starts_with("thread '") {
            let panicked = line.find(" panicked").expect("so it goes on");
            let number = line[..panicked].find(" (").unwrap_or(panicked);
            line.replace_range(number..panicked, "");
        }
        if let Some((name, how)) = line.split_once(" failed ") {
            let is_heading = how.ends_with(':');
            line = if is_heading {
                format!("{name} failed:")
            } else {
                line
            };
        }
        text.push_str(&line);
        text.push('\n');
    }
    text
}
