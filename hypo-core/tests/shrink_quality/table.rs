//! Running the rows.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::fmt::Debug;
use std::time::Duration;

use hypo_core::choice::{Choice, Value};
use hypo_core::shrink::{Budget, Ended, Shrunk, Target, shrink};
use hypo_core::source::{Random, Seed, Source};
use hypo_core::{
    Execution, Executor, IntoVerdict, LocalExecutor, Misuse, Outcome, TestCase, Verdict,
};

/// So many random test cases are run before a seed counts as one that finds nothing.
const SEARCH: u64 = 20_000;
const MAX_CHOICES: usize = 8192;

type Property = Box<dyn Fn(&TestCase, &dyn Fn(&dyn Debug)) -> bool>;

/// What is drawn, what fails, and where that must end.
pub(crate) struct Row {
    id: &'static str,
    expected: &'static [&'static str],
    /// Draws, shows what it drew, and says whether that fails.
    property: Property,
}

/// What came of the seeds of one row.
pub(crate) struct Report {
    id: &'static str,
    runs: Vec<usize>,
    found: usize,
    unexpected: BTreeMap<String, usize>,
    unfinished: usize,
    passes: BTreeMap<&'static str, (usize, usize)>,
}

pub(crate) fn row<T: Debug>(
    id: &'static str,
    expected: &'static [&'static str],
    draw: impl Fn(&TestCase) -> T + 'static,
    fails: impl Fn(&T) -> bool + 'static,
) -> Row {
    Row {
        id,
        expected,
        property: Box::new(move |case, show| {
            let drawn = draw(case);
            show(&drawn);
            fails(&drawn)
        }),
    }
}

impl Row {
    /// Shrinks a failure of each seed.
    pub(crate) fn measure(&self, seeds: u64) -> Report {
        let mut report = Report {
            id: self.id,
            runs: Vec::new(),
            found: 0,
            unexpected: BTreeMap::new(),
            unfinished: 0,
            passes: BTreeMap::new(),
        };
        for seed in 0..seeds {
            if let Some((result, shrunk)) = self.shrink(seed) {
                report.found += 1;
                report.runs.push(shrunk.effort.runs);
                report.unfinished += usize::from(shrunk.effort.ended != Ended::Complete);
                if !self.expected.contains(&&*result) {
                    *report.unexpected.entry(result).or_default() += 1;
                }
                for tally in shrunk.effort.passes {
                    let sum = report.passes.entry(tally.pass).or_default();
                    sum.0 += tally.runs;
                    sum.1 += tally.improvements;
                }
            }
        }
        report.runs.sort_unstable();
        report
    }

    fn shrink(&self, seed: u64) -> Option<(String, Shrunk)> {
        let shown = RefCell::new(None);
        let body = |case: &TestCase| -> Verdict {
            let hide = |_: &dyn Debug| {};
            (!(self.property)(case, &hide)).into_verdict()
        };
        let last = |case: &TestCase| -> Verdict {
            let show = |value: &dyn Debug| *shown.borrow_mut() = Some(format!("{value:?}"));
            (!(self.property)(case, &show)).into_verdict()
        };
        let mut executor = LocalExecutor::new(&body, MAX_CHOICES);
        let failing = (0..SEARCH).find_map(|attempt| {
            let random = Random::new(Seed(seed << 32 | attempt));
            let found = executor.execute(Source::random_after(Vec::new(), random));
            found
                .ok()
                .filter(|found| found.outcome == Outcome::Interesting)
        })?;
        let mut target = Alone {
            executor,
            random: Seed(seed),
        };
        let shrunk = shrink(failing, &mut target, Budget::default()).expect("no misuse");
        LocalExecutor::new(&last, MAX_CHOICES)
            .execute(Source::replay(shrunk.execution.values()))
            .expect("no misuse");
        let shown = shown.borrow().clone();
        Some((shown.expect("it was shown"), shrunk))
    }
}

/// A property and nothing around it.
struct Alone<'a> {
    executor: LocalExecutor<'a>,
    random: Seed,
}

impl Target for Alone<'_> {
    fn run(&mut self, candidate: Vec<Value>) -> Result<Execution, Misuse> {
        self.executor.execute(Source::replay(candidate))
    }

    fn random(&mut self) -> Random {
        self.random.0 += 1 << 32;
        Random::new(self.random)
    }

    fn run_extended(&mut self, prefix: Vec<Value>, random: Random) -> Result<Execution, Misuse> {
        self.executor.execute(Source::random_after(prefix, random))
    }

    fn restate(&mut self, choices: Vec<Value>, place: usize) -> Result<Vec<Vec<Choice>>, Misuse> {
        self.executor.restate(choices, place)
    }

    fn accepts(&self, _: &Execution) -> bool {
        true
    }

    fn improved(&mut self, _: &Execution) {}

    fn now(&self) -> Duration {
        Duration::ZERO
    }
}

/// Fails with all that went wrong, if anything did.
pub(crate) fn check(rows: &[Row]) {
    let reports: Vec<Report> = rows.iter().map(|row| row.measure(20)).collect();
    let wrong: Vec<&Report> = reports
        .iter()
        .filter(|report| !report.unexpected.is_empty() || report.found == 0)
        .collect();
    let lines: Vec<String> = wrong.iter().map(|report| report.line()).collect();
    assert!(wrong.is_empty(), "\n{}", lines.join("\n"));
}

impl Report {
    /// The passes that cost most, in runs a seed.
    fn costliest(&self) -> String {
        let mut passes: Vec<_> = self.passes.iter().collect();
        passes.sort_by_key(|(_, (runs, _))| std::cmp::Reverse(*runs));
        let each = |runs: usize| runs as f64 / self.found.max(1) as f64;
        let costs = passes
            .into_iter()
            .filter(|(_, (runs, _))| *runs > 0)
            .take(4);
        let costs = costs.map(|(pass, (runs, _))| format!("{pass} {:.1}", each(*runs)));
        costs.collect::<Vec<_>>().join(", ")
    }

    fn line(&self) -> String {
        let median = self.runs.get(self.runs.len() / 2).copied().unwrap_or(0);
        let most = self.runs.last().copied().unwrap_or(0);
        let unfinished = match self.unfinished {
            0 => String::new(),
            some => format!(" ({some} cut short)"),
        };
        let unexpected = if self.unexpected.is_empty() {
            String::new()
        } else {
            format!("  but {:?}", self.unexpected)
        };
        format!(
            "{:28} found {:2}  runs {median:4} (most {most:4}){unfinished}{unexpected}",
            self.id, self.found
        )
    }
}

pub(crate) fn print(reports: &[Report]) {
    let mut passes: BTreeMap<&str, (usize, usize)> = BTreeMap::new();
    for report in reports {
        println!("{}", report.line());
        println!("{:30}{}", "", report.costliest());
        for (pass, (runs, improvements)) in &report.passes {
            let sum = passes.entry(pass).or_default();
            sum.0 += runs;
            sum.1 += improvements;
        }
    }
    println!();
    for (pass, (runs, improvements)) in passes {
        println!("{pass:36} {runs:7} runs {improvements:6} improvements");
    }
}
