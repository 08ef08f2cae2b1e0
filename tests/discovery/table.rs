//! A table of measurements: printed as it is made, compared with the one in `docs/discovery`, and judged.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

/// What makes the tests write the tables in place of comparing them.
const TABLES: &str = "HYPO_TABLES";

/// The measurements of one group.
pub(super) struct Table {
    name: &'static str,
    introduction: String,
    lines: Vec<String>,
    missed: Vec<String>,
}

/// What a row came to.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Verdict {
    Met,
    Missed,
    /// There is no target that must be met.
    Told,
}

/// A row that was not measured yet.
pub(super) struct Row<'a> {
    table: &'a mut Table,
    id: &'a str,
    what: String,
}

impl Table {
    /// An empty table; the first line of the introduction is its title.
    pub(super) fn new(name: &'static str, introduction: impl Into<String>) -> Table {
        Table {
            name,
            introduction: introduction.into(),
            lines: Vec::new(),
            missed: Vec::new(),
        }
    }

    /// Begins a row: what is to be found, as somebody who wants it found would say it.
    pub(super) fn row<'a>(&'a mut self, id: &'a str, what: impl Into<String>) -> Row<'a> {
        Row {
            table: self,
            id,
            what: what.into(),
        }
    }

    /// Fails unless every row meets its target, and the table is the one that was committed.
    pub(super) fn judge(self) {
        let mut complaints = Vec::new();
        if !self.missed.is_empty() {
            complaints.push(format!(
                "{} of {} rows miss their target:\n{}",
                self.missed.len(),
                self.lines.len(),
                self.missed.join("\n")
            ));
        }
        let file = self.file();
        let text = self.markdown();
        if std::env::var(TABLES).is_ok_and(|value| value == "write") {
            std::fs::write(&file, text).expect("the table can be written");
        } else if std::fs::read_to_string(&file).ok().as_deref() != Some(text.as_str()) {
            complaints.push(format!(
                "docs/discovery/{}.md is not what was measured. If the search was meant to change, write it anew:\n\
                 {TABLES}=write cargo test --release --test main discovery",
                self.name
            ));
        }
        assert!(complaints.is_empty(), "{}", complaints.join("\n\n"));
    }

    fn file(&self) -> PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("docs/discovery")
            .join(self.name)
            .with_extension("md")
    }

    fn markdown(&self) -> String {
        let mut text = format!("# {}\n\n", self.introduction.trim());
        text.push_str("| id | what | target | measured | ok |\n|---|---|---|---|---|\n");
        for line in &self.lines {
            writeln!(text, "{line}").expect("a string takes everything");
        }
        text
    }
}

impl Row<'_> {
    /// Ends the row with what was wanted and what was measured.
    pub(super) fn measured(self, target: &str, measured: &str, verdict: Verdict) {
        let ok = match verdict {
            Verdict::Met => "yes",
            Verdict::Missed => "**no**",
            Verdict::Told => "",
        };
        let what = self.what.replace('|', "\\|");
        let line = format!("| {} | {what} | {target} | {measured} | {ok} |", self.id);
        println!("{line}");
        if verdict == Verdict::Missed {
            self.table.missed.push(line.clone());
        }
        self.table.lines.push(line);
    }
}

impl Verdict {
    pub(super) fn of(is_met: bool) -> Verdict {
        if is_met {
            Verdict::Met
        } else {
            Verdict::Missed
        }
    }
}
