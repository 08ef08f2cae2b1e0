//! A table of measurements: printed as it is made, compared with the one in `docs/discovery`, and judged.

use std::fmt::Write as _;

use crate::support::unlike_committed;

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
    id: String,
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
    pub(super) fn row(&mut self, id: impl Into<String>, what: impl Into<String>) -> Row<'_> {
        Row {
            table: self,
            id: id.into(),
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
        let file = format!("docs/discovery/{}.md", self.name);
        complaints.extend(unlike_committed(&file, &self.markdown(), "discovery"));
        assert!(complaints.is_empty(), "{}", complaints.join("\n\n"));
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
