//! Tables of rows, and below each what its passes cost.

use std::fmt::Write as _;

use hypo::prelude::*;
use hypo::strategies::source::ToSource;

use super::row::{Measured, Passes, measure};

/// What is drawn and fails is in the title; the ends that will do, and in how many runs, as a median.
#[derive(Clone, Copy)]
pub(super) struct Expected<'a> {
    pub(super) title: &'a str,
    pub(super) ends: &'a [&'a str],
    pub(super) runs: usize,
}

/// More ends than so many that were not wanted are counted and not listed.
const MOST_OTHERS: usize = 12;

/// A table of so many seeds a row.
pub(crate) struct Table {
    seeds: u64,
    lines: String,
    passes: Passes,
    repeated: usize,
    pub(crate) complaints: Vec<String>,
}

impl Table {
    pub(crate) fn new(seeds: u64) -> Table {
        Table {
            seeds,
            lines: String::new(),
            passes: Passes::new(),
            repeated: 0,
            complaints: Vec::new(),
        }
    }

    /// Begins a section, with a heading if there are several.
    pub(crate) fn section(&mut self, heading: &str) {
        if !heading.is_empty() {
            self.lines.push_str(&format!("\n## {heading}\n\n"));
        }
        self.lines.push_str(&format!(
            "| drawn and failing | ends in | of {} seeds | runs, median | most | instead |\n\
             |---|---|---|---|---|---|\n",
            self.seeds
        ));
    }

    /// A row that must end in one of the values that will do, from every seed, and in so many runs.
    pub(super) fn row<S>(
        &mut self,
        expected: Expected<'_>,
        strategy: S,
        fails: impl Fn(&S::Value) -> bool,
    ) where
        S: Strategy<Value: ToSource>,
    {
        let Expected { title, ends, runs } = expected;
        let measured = self.measured(title, ends, strategy, fails);
        if !measured.always(self.seeds, ends) {
            self.complaints.push(format!(
                "{title}: {} of {} seeds end in one of {ends:?}, but {:?}",
                measured.reached(ends),
                measured.found,
                measured.ends
            ));
        }
        if measured.median() > runs {
            self.complaints.push(format!(
                "{title}: {} runs, and not {runs}",
                measured.median()
            ));
        }
    }

    /// Measures a row and adds its line, whatever it ends in.
    pub(crate) fn measured<S>(
        &mut self,
        title: &str,
        ends: &[&str],
        strategy: S,
        fails: impl Fn(&S::Value) -> bool,
    ) -> Measured
    where
        S: Strategy<Value: ToSource>,
    {
        let measured = measure(self.seeds, &strategy, &fails);
        self.add(title, ends, &measured);
        measured
    }

    fn add(&mut self, title: &str, ends: &[&str], measured: &Measured) {
        self.lines.push_str(&measured.line(title, ends));
        if measured.repeated > 0 {
            self.complaints.push(format!(
                "{title}: {} runs repeat what another did",
                measured.repeated
            ));
        }
        self.repeated += measured.repeated;
        for (pass, (runs, improvements)) in &measured.passes {
            let sum = self.passes.entry(pass).or_default();
            sum.0 += runs;
            sum.1 += improvements;
        }
    }

    /// The rows.
    pub(crate) fn rows(&self) -> &str {
        &self.lines
    }

    /// What the passes cost over all rows, and whether a run repeated another.
    pub(crate) fn costs(&self) -> String {
        let all: usize = self.passes.values().map(|(runs, _)| runs).sum();
        let mut text = String::from(
            "| pass | runs | share | improvements | runs for one |\n|---|---|---|---|---|\n",
        );
        let mut passes: Vec<_> = self.passes.iter().collect();
        passes.sort_by_key(|(pass, (runs, _))| (std::cmp::Reverse(*runs), **pass));
        for (pass, (runs, improvements)) in passes {
            if *runs == 0 {
                continue;
            }
            let for_one = match improvements {
                0 => "none".to_owned(),
                some => format!("{:.1}", *runs as f64 / *some as f64),
            };
            let share = 100.0 * *runs as f64 / all as f64;
            writeln!(
                text,
                "| {pass} | {runs} | {share:.1} % | {improvements} | {for_one} |"
            )
            .expect("a string takes everything");
        }
        let repeated = match self.repeated {
            0 => "None".to_owned(),
            some => some.to_string(),
        };
        writeln!(text, "\n{repeated} of the {all} runs repeated another.")
            .expect("a string takes everything");
        text
    }
}

impl Measured {
    /// The line of a table. Where no end is named, how many there are stands in place of how often it was reached.
    fn line(&self, title: &str, ends: &[&str]) -> String {
        let expected: Vec<_> = ends.iter().map(|end| format!("`{end}`")).collect();
        let reached = match ends {
            [] => format!("{} ends", self.ends.len()),
            _ => self.reached(ends).to_string(),
        };
        format!(
            "| {title} | {} | {reached} | {} | {} | {} |\n",
            expected.join(", "),
            self.median(),
            self.most(),
            self.others(ends)
        )
    }

    /// What it ends in but these, the most frequent first.
    fn others(&self, ends: &[&str]) -> String {
        let mut others: Vec<_> = self.ends.iter().collect();
        others.retain(|(end, _)| !ends.contains(&end.as_str()));
        others.sort_by(|(a, times), (b, more)| more.cmp(times).then_with(|| a.cmp(b)));
        let rest = others.len().saturating_sub(MOST_OTHERS);
        let mut text = Vec::new();
        for (end, times) in &others[..others.len() - rest] {
            text.push(format!("`{end}` {times}"));
        }
        if rest > 0 {
            text.push(format!("{rest} others"));
        }
        text.join(", ")
    }
}
