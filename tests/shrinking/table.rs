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

/// A table of so many seeds a row.
pub(super) struct Table {
    seeds: u64,
    lines: String,
    passes: Passes,
    pub(super) complaints: Vec<String>,
}

impl Table {
    pub(super) fn new(seeds: u64) -> Table {
        let lines = format!(
            "| drawn and failing | ends in | of {seeds} seeds | runs, median | most | instead |\n\
             |---|---|---|---|---|---|\n"
        );
        Table {
            seeds,
            lines,
            passes: Passes::new(),
            complaints: Vec::new(),
        }
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
        let measured = measure(self.seeds, &strategy, &fails);
        let title = expected.title;
        let reached = measured.reached(expected.ends);
        if reached < measured.found || (measured.found as u64) < self.seeds {
            self.complaints.push(format!(
                "{title}: {reached} of {} seeds end in one of {:?}, but {:?}",
                measured.found, expected.ends, measured.ends
            ));
        }
        if measured.median() > expected.runs {
            self.complaints.push(format!(
                "{title}: {} runs, and not {}",
                measured.median(),
                expected.runs
            ));
        }
        self.print(title, expected.ends, &measured);
    }

    fn print(&mut self, title: &str, ends: &[&str], measured: &Measured) {
        let mut others: Vec<_> = measured.ends.iter().collect();
        others.retain(|(end, _)| !ends.contains(&end.as_str()));
        others.sort_by(|(a, times), (b, more)| more.cmp(times).then_with(|| a.cmp(b)));
        let others: Vec<_> = others
            .into_iter()
            .map(|(end, times)| format!("`{end}` {times}"))
            .collect();
        let expected: Vec<_> = ends.iter().map(|end| format!("`{end}`")).collect();
        writeln!(
            self.lines,
            "| {title} | {} | {} | {} | {} | {} |",
            expected.join(", "),
            measured.reached(ends),
            measured.median(),
            measured.most(),
            others.join(", ")
        )
        .expect("a string takes everything");
        if measured.repeated > 0 {
            self.complaints.push(format!(
                "{title}: {} runs repeat what another did",
                measured.repeated
            ));
        }
        for (pass, (runs, improvements)) in &measured.passes {
            let sum = self.passes.entry(pass).or_default();
            sum.0 += runs;
            sum.1 += improvements;
        }
    }

    /// The rows, and the passes below them.
    pub(super) fn text(&self) -> String {
        let all: usize = self.passes.values().map(|(runs, _)| runs).sum();
        let mut text = self.lines.clone();
        text.push_str(
            "\n| pass | runs | share | improvements | runs for one |\n|---|---|---|---|---|\n",
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
        text
    }
}
