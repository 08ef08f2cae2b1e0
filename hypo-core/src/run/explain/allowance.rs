//! How much explaining may cost.

use std::time::Duration;

use crate::run::runner::Runner;

/// It may take one part in so many of the time that the run has taken without it.
const SHARE: u32 = 5;
/// But always so much: most failures are found and shrunk in a blink, and nobody notices another one.
const LEAST: Duration = Duration::from_millis(500);
/// And for no more test cases than this.
const MOST_RUNS: u64 = 5000;

/// What explaining has cost so far, of all bugs of a run.
#[derive(Default)]
pub(in crate::run) struct Allowance {
    time: Duration,
    runs: u64,
    began: Duration,
    runs_before: u64,
}

impl Allowance {
    pub(super) fn begin(&mut self, runner: &Runner<'_>) {
        self.began = runner.now();
        self.runs_before = runner.tally.runs();
    }

    pub(super) fn end(&mut self, runner: &Runner<'_>) {
        self.time += runner.now().saturating_sub(self.began);
        self.runs += runner.tally.runs() - self.runs_before;
    }

    /// Whether there may be another test case, since it was begun.
    pub(super) fn permits(&self, runner: &Runner<'_>) -> bool {
        let time = self.time + runner.now().saturating_sub(self.began);
        let without = self.began.saturating_sub(runner.started + self.time);
        let runs = self.runs + runner.tally.runs() - self.runs_before;
        time < (without / SHARE).max(LEAST) && runs < MOST_RUNS
    }
}
